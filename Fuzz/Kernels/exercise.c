/* Runs the C sources of Noren under sanitizers (`make sanitize`): every loop of every path with rows of every length,
   in memory that ends where the header says that reading and writing end; the thread pool; and the decoder with the
   picture files that are named on the command line, whole and cut short. */
#include "CPixelKernels.h"
#include "CSDL2Image.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { longest_row = 70, padding = 15, terms = 3, rounds = 5, pool_threads = 3, pool_rounds = 200, pieces = 64 };
/* How far apart the places are where a file is cut and where it is damaged, in bytes. */
enum { cut_distance = 41, damage_distance = 23 };

static uint32_t state = 1;

/* xorshift (Marsaglia): the same numbers in every run. */
static uint32_t number(void) {
  state ^= state << 13;
  state ^= state >> 17;
  return state ^= state << 5;
}

static uint32_t pixel(void) {
  uint32_t alpha = number() & 255, result = alpha << 24;
  for (int shift = 0; shift < 24; shift += 8) result |= (number() % (alpha + 1)) << shift;
  return result;
}

static uint16_t weight(void) { return (uint16_t)(number() % (PK_ONE + 1)); }

static uint32_t *pixels(size_t count) {
  uint32_t *row = malloc((count + padding) * sizeof *row);
  for (size_t i = 0; i < count + padding; i++) row[i] = pixel();
  return row;
}

static uint8_t *mask(size_t count) {
  uint8_t *row = malloc(count + padding);
  for (size_t i = 0; i < count + padding; i++) row[i] = (uint8_t)number();
  return row;
}

static uint16_t *wide(size_t count) {
  uint16_t *row = malloc((count + padding) * 4 * sizeof *row);
  for (size_t i = 0; i < (count + padding) * 4; i++) row[i] = (uint16_t)((number() & 255) * 128);
  return row;
}

/* Draws a row with every loop of a path, one over the other; the target has no room beyond its end. */
static void draw(const pk_kernels *kernels, size_t count, uint32_t seed, uint32_t *target) {
  state = seed;
  pk_ink ink = {{0}, weight()};
  for (int i = 0; i < 3; i++) ink.channels[i] = (uint16_t)((number() & 255) * 256);
  ink.channels[3] = 255 * 256;
  uint32_t *source = pixels(count), *other = pixels(count);
  uint8_t *cover = mask(count);
  uint16_t *upper = wide(count), *lower = wide(count), *between = wide(count), *ground = wide(count);
  uint16_t *columns[terms], rows[terms], constant[4] = {0};
  for (int k = 0; k < terms; k++) {
    columns[k] = wide(count);
    rows[k] = (uint16_t)(PK_ONE / terms);
  }
  int32_t *indices = calloc(count + padding, sizeof *indices);
  uint16_t *weights = calloc((count + padding) * 4, sizeof *weights);
  for (size_t i = 0; i < count; i++) {
    indices[i] = (int32_t)(number() % (count + 1));
    uint16_t value = weight();
    for (int c = 0; c < 4; c++) weights[4 * i + (size_t)c] = value;
  }
  uint16_t part = weight();
  kernels->fill(target, count, pixel());
  kernels->blend(target, count, ink);
  kernels->blend_mask(target, count, cover, ink);
  kernels->blend_terms(target, count, (const uint16_t *const *)columns, 1, rows, terms, ink);
  kernels->blend_pixels(target, count, source, weight());
  kernels->blend_pixels_mask(target, count, source, cover, weight());
  kernels->restore(target, count, other, cover);
  kernels->widen(upper, count, source, part);
  kernels->mix(lower, count, source, part, other, (uint16_t)(PK_ONE - part), constant);
  kernels->interpolate_columns(between, count, ground, indices, weights);
  kernels->interpolate_rows_alpha(target, count, between, lower, weight());
  kernels->interpolate_rows_over(target, count, upper, lower, weight(), weight());
  uint32_t *last = malloc((count + 1) * sizeof *last);
  kernels->interpolate_rows(last, count, between, lower, part);
  for (size_t i = 0; i < count; i++) target[i] ^= last[i];
  free(source), free(other), free(cover), free(upper), free(lower), free(between), free(ground);
  free(indices), free(weights), free(last);
  for (int k = 0; k < terms; k++) free(columns[k]);
}

static int exercise_kernels(void) {
  const pk_path paths[] = {pk_path_sse2, pk_path_avx2, pk_path_neon};
  for (size_t count = 0; count <= longest_row; count++) {
    for (uint32_t round = 1; round <= rounds; round++) {
      uint32_t seed = round * 7919 + (uint32_t)count + 1;
      uint32_t *plain = calloc(count + 1, sizeof *plain), *fast = calloc(count + 1, sizeof *fast);
      draw(pk_kernels_for(pk_path_plain), count, seed, plain);
      for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        const pk_kernels *kernels = pk_kernels_for(paths[i]);
        if (!kernels) continue;
        memset(fast, 0, (count + 1) * sizeof *fast);
        draw(kernels, count, seed, fast);
        if (memcmp(plain, fast, count * sizeof *plain) != 0) {
          fprintf(stderr, "path %d differs from plain C in a row of %zu\n", paths[i], count);
          return 1;
        }
      }
      free(plain), free(fast);
    }
  }
  return 0;
}

static void exercise_sampling(void) {
  const int32_t width = 9, height = 7;
  uint32_t *picture = malloc((size_t)(width * height) * sizeof *picture), row[longest_row];
  uint8_t *cover = malloc((size_t)(width * height)), covered[longest_row];
  for (int32_t i = 0; i < width * height; i++) picture[i] = pixel(), cover[i] = (uint8_t)number();
  for (int round = 0; round < 1000; round++) {
    int64_t x = (int64_t)(int32_t)number() >> 6, y = (int64_t)(int32_t)number() >> 6;
    int64_t step_x = (int32_t)number() >> 12, step_y = (int32_t)number() >> 12;
    pk_sample_pixels(row, longest_row, picture, width, height, x, y, step_x, step_y);
    pk_sample_mask(covered, longest_row, cover, width, height, x, y, step_x, step_y);
  }
  free(picture), free(cover);
}

static void add_one(void *context, size_t index, size_t thread) {
  (void)thread;
  ((int *)context)[index]++;
}

static int exercise_pool(void) {
  int done[pieces] = {0};
  pk_pool *pool = pk_pool_create(pool_threads);
  for (int round = 0; round < pool_rounds; round++) pk_pool_run(pool, pieces, add_one, done);
  pk_pool_destroy(pool);
  for (int i = 0; i < pieces; i++) {
    if (done[i] != pool_rounds) return fprintf(stderr, "piece %d was done %d times\n", i, done[i]), 1;
  }
  return 0;
}

static void decode(const unsigned char *bytes, size_t count, const char *type) {
  char error[CSDLIMAGE_ERROR_CAPACITY];
  /* A copy of exactly the bytes, so that reading beyond them shows. */
  unsigned char *copy = malloc(count > 0 ? count : 1);
  memcpy(copy, bytes, count);
  csdlimage *image = csdlimage_decode(copy, count, type, error);
  free(copy);
  if (!image) return;
  uint32_t *row = malloc((size_t)csdlimage_width(image) * sizeof *row);
  for (int y = 0; y < csdlimage_height(image); y++) csdlimage_read_row(image, y, row, error);
  free(row);
  csdlimage_free(image);
}

static int exercise_decoder(const char *path) {
  const char *ending = strrchr(path, '.');
  const char *type = !ending ? NULL : !strcmp(ending, ".png") ? "PNG" : !strcmp(ending, ".jpg") ? "JPG" : "WEBP";
  FILE *file = fopen(path, "rb");
  if (!type || !file) return fprintf(stderr, "%s is no picture that can be read\n", path), 1;
  static unsigned char bytes[1 << 20];
  size_t count = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  decode(bytes, count, type);
  for (size_t length = 0; length < count; length += cut_distance) decode(bytes, length, type);
  for (size_t i = 0; i < count; i += damage_distance) {
    bytes[i] ^= 0x55;
    decode(bytes, count, type);
    bytes[i] ^= 0x55;
  }
  return 0;
}

int main(int count, char **paths) {
  int status = exercise_kernels() | exercise_pool();
  exercise_sampling();
  for (int i = 1; i < count; i++) status |= exercise_decoder(paths[i]);
  if (status == 0) puts("every loop, the pool and the decoder: nothing found");
  return status;
}
