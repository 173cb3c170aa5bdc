// Loops over rows of pixels, and the threads to run them on.
//
// Arithmetic, the same on every path (plain C, SSE2, AVX2, NEON), so that all give the same bits:
//
// - A pixel is 0xAARRGGBB, premultiplied. A colour component enters a sum as value * 128 ("wide").
// - A weight is a part of 32768; two weights that belong together add up to 32768 exactly.
// - A product value * 256 * weight / 65536 is rounded down. A sum of products becomes a byte as
//   (sum + 64) / 128, rounded down: to the nearest, less at most 1/128 for each product.
// - A coverage byte c times a weight w is c * 257 * w / 65536, rounded down; so 255 leaves w, or 1 less
//   than w, which makes no difference to any byte.
// - Interpolating from a to b with weight w is a + (b - a) * w / 32768, rounded to the nearest.
#ifndef CPIXELKERNELS_H
#define CPIXELKERNELS_H
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// All of a thing, as a weight.
#define PK_ONE 32768

// A colour to draw with: straight components (blue, green, red, alpha = 255) times 256, and how much of it
// there is.
typedef struct {
  uint16_t channels[4];
  uint16_t weight;
} pk_ink;

// The loops of one path. Rows do not overlap; counts may be 0. Sources are read up to 15 elements (pixels, mask
// bytes, weights) past their last one. Pixels are written nowhere but where asked, wide pixels up to 15
// further.
typedef struct {
  // Writes one pixel everywhere.
  void (*fill)(uint32_t *target, size_t count, uint32_t pixel);
  // Draws a colour over everything.
  void (*blend)(uint32_t *target, size_t count, pk_ink ink);
  // Draws a colour through a mask.
  void (*blend_mask)(uint32_t *target, size_t count, const uint8_t *mask, pk_ink ink);
  // Draws a colour through a sum of terms: columns[k][start + x] * rows[k], parts of 65536 and of
  // 32768 that add up to at most 1.
  // The ink's weight is not used: it is in the rows.
  void (*blend_terms)(
      uint32_t *target, size_t count, const uint16_t *_Nullable const *_Nonnull columns, size_t start,
      const uint16_t *rows, size_t terms, pk_ink ink);
  // Draws premultiplied pixels.
  void (*blend_pixels)(uint32_t *target, size_t count, const uint32_t *source, uint16_t weight);
  // Draws premultiplied pixels through a mask.
  void (*blend_pixels_mask)(
      uint32_t *target, size_t count, const uint32_t *source, const uint8_t *mask, uint16_t weight);
  // Goes from what was there before towards the target, by a mask: 0 brings `before` back.
  void (*restore)(uint32_t *target, size_t count, const uint32_t *before, const uint8_t *mask);

  // Wide pixels from one row: source * weight.
  void (*widen)(uint16_t *wide, size_t count, const uint32_t *source, uint16_t weight);
  // Wide pixels from two rows and a constant (blue, green, red, alpha; wide).
  void (*mix)(
      uint16_t *wide, size_t count, const uint32_t *a, uint16_t weight_a, const uint32_t *b, uint16_t weight_b,
      const uint16_t *constant);
  // Interpolates between neighbours: out[x] lies between in[indices[x]] and its right neighbour, by weights[4
  // x], which stands four times. Both neighbours must be readable even where the weight is 0.
  void (*interpolate_columns)(
      uint16_t *out, size_t count, const uint16_t *in, const int32_t *indices, const uint16_t *weights);
  // Interpolates between two wide rows and writes the pixels.
  void (*interpolate_rows)(
      uint32_t *target, size_t count, const uint16_t *upper, const uint16_t *lower, uint16_t weight);
  // The same, over the target, which keeps a constant weight.
  void (*interpolate_rows_over)(
      uint32_t *target, size_t count, const uint16_t *upper, const uint16_t *lower, uint16_t weight,
      uint16_t target_weight);
  // The same, over the target, which shows through as far as the pixel's own alpha lets it.
  void (*interpolate_rows_alpha)(
      uint32_t *target, size_t count, const uint16_t *upper, const uint16_t *lower, uint16_t weight);
} pk_kernels;

// The instruction sets that loops are written for.
typedef enum {
  pk_path_plain,
  pk_path_sse2,
  pk_path_avx2,
  pk_path_neon,
} pk_path;

// The loops of a path, or NULL when this machine cannot run them.
const pk_kernels *_Nullable pk_kernels_for(pk_path path);
// The fastest path of this machine.
pk_path pk_fastest_path(void);

// Samples premultiplied pixels along a line, bilinearly; outside of the picture its border goes on.
// Places are in 1/65536 of a source pixel, from the centre of the first pixel.
void pk_sample_pixels(
    uint32_t *out, size_t count, const uint32_t *source, int32_t width, int32_t height, int64_t x, int64_t y,
    int64_t step_x, int64_t step_y);
// Samples coverage along a line in the same way; outside of the mask there is none.
void pk_sample_mask(
    uint8_t *out, size_t count, const uint8_t *source, int32_t width, int32_t height, int64_t x, int64_t y,
    int64_t step_x, int64_t step_y);

// A number of threads that wait for work.
typedef struct pk_pool pk_pool;
// One piece of work: its number, and which thread does it (0 is the caller of pk_pool_run).
typedef void (*pk_work)(void *context, size_t index, size_t thread);

// Starts threads besides the caller's; NULL when there is no memory. Fewer may start than asked for.
pk_pool *_Nullable pk_pool_create(size_t extra_threads);
// How many threads work, the caller's included.
size_t pk_pool_thread_count(const pk_pool *pool);
// Ends all threads and waits for that.
void pk_pool_destroy(pk_pool *pool);
// Does `count` pieces of work on all threads, each once, and returns when the last one is done.
// One caller at a time.
void pk_pool_run(pk_pool *pool, size_t count, pk_work _Nonnull work, void *context);

#pragma clang assume_nonnull end
#endif
