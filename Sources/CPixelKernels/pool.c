#include "CPixelKernels.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

typedef struct {
  pk_pool *pool;
  size_t number;
  pthread_t thread;
} worker;

struct pk_pool {
  pthread_mutex_t lock;
  pthread_cond_t work_is_there, work_is_done;
  // Guarded by the lock. A round is one call of pk_pool_run; a worker that wakes after it was closed leaves it
  // alone, so that nobody waits for a thread that the system wakes late.
  size_t round, busy;
  bool is_open, is_ending;
  // Written by the caller before a round starts, read by workers during it.
  pk_work work;
  void *context;
  size_t count;
  // The next piece that nobody has taken.
  atomic_size_t next;
  size_t worker_count;
  worker workers[];
};

static void take_pieces(pk_pool *pool, size_t thread) {
  for (;;) {
    size_t index = atomic_fetch_add_explicit(&pool->next, 1, memory_order_relaxed);
    if (index >= pool->count) return;
    pool->work(pool->context, index, thread);
  }
}

static void *live(void *argument) {
  worker *self = argument;
  pk_pool *pool = self->pool;
  size_t done = 0;
  pthread_mutex_lock(&pool->lock);
  for (;;) {
    while (pool->round == done && !pool->is_ending) pthread_cond_wait(&pool->work_is_there, &pool->lock);
    if (pool->is_ending) break;
    done = pool->round;
    if (!pool->is_open) continue;
    pool->busy++;
    pthread_mutex_unlock(&pool->lock);
    take_pieces(pool, self->number);
    pthread_mutex_lock(&pool->lock);
    if (--pool->busy == 0) pthread_cond_signal(&pool->work_is_done);
  }
  pthread_mutex_unlock(&pool->lock);
  return NULL;
}

pk_pool *pk_pool_create(size_t extra_threads) {
  pk_pool *pool = calloc(1, sizeof *pool + extra_threads * sizeof(worker));
  if (!pool) return NULL;
  pthread_mutex_init(&pool->lock, NULL);
  pthread_cond_init(&pool->work_is_there, NULL);
  pthread_cond_init(&pool->work_is_done, NULL);
  for (size_t i = 0; i < extra_threads; i++) {
    worker *next = &pool->workers[i];
    next->pool = pool;
    next->number = i + 1;
    if (pthread_create(&next->thread, NULL, live, next) != 0) break;
    pool->worker_count = i + 1;
  }
  return pool;
}

size_t pk_pool_thread_count(const pk_pool *pool) { return pool->worker_count + 1; }

void pk_pool_destroy(pk_pool *pool) {
  pthread_mutex_lock(&pool->lock);
  pool->is_ending = true;
  pthread_cond_broadcast(&pool->work_is_there);
  pthread_mutex_unlock(&pool->lock);
  for (size_t i = 0; i < pool->worker_count; i++) pthread_join(pool->workers[i].thread, NULL);
  pthread_cond_destroy(&pool->work_is_there);
  pthread_cond_destroy(&pool->work_is_done);
  pthread_mutex_destroy(&pool->lock);
  free(pool);
}

void pk_pool_run(pk_pool *pool, size_t count, pk_work work, void *context) {
  pool->work = work;
  pool->context = context;
  pool->count = count;
  atomic_store_explicit(&pool->next, 0, memory_order_relaxed);
  // Waking threads for one piece costs more than it brings.
  bool shares = pool->worker_count > 0 && count > 1;
  if (shares) {
    pthread_mutex_lock(&pool->lock);
    pool->round++;
    pool->is_open = true;
    pthread_cond_broadcast(&pool->work_is_there);
    pthread_mutex_unlock(&pool->lock);
  }
  take_pieces(pool, 0);
  if (shares) {
    pthread_mutex_lock(&pool->lock);
    pool->is_open = false;
    while (pool->busy > 0) pthread_cond_wait(&pool->work_is_done, &pool->lock);
    pthread_mutex_unlock(&pool->lock);
  }
}
