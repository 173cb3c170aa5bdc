#include "CAllocationCount.h"

#include <errno.h>
#include <limits.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

static _Atomic uint64_t allocations;

uint64_t callocation_count(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

uint64_t callocation_bytes_in_use(void) {
  // Blocks of the heaps, and those that are large enough to be mapped by themselves.
  struct mallinfo2 info = mallinfo2();
  return (uint64_t)info.uordblks + (uint64_t)info.hblkhd;
}

void callocation_give_back_blocks(size_t bytes) { mallopt(M_MMAP_THRESHOLD, bytes < INT_MAX ? (int)bytes : INT_MAX); }

// A sanitizer puts functions of its own in these places, and sees nothing where it cannot; with one, nothing is counted.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// The C library's own functions, under the names it exports for exactly this purpose.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void count(void) { atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *result = memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *memory = result;
  return 0;
}

#endif
