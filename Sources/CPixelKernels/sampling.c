#include "CPixelKernels.h"

// Parts of a source pixel that a place is rounded down to before interpolating.
enum { place_bits = 16, weight_bits = 8, weight_one = 1 << weight_bits };

static inline int64_t limited(int64_t value, int64_t maximum) {
  return value < 0 ? 0 : value > maximum ? maximum : value;
}
static inline uint32_t part_of(int64_t place) {
  return (uint32_t)(place >> (place_bits - weight_bits)) & (weight_one - 1);
}

// Interpolates between four numbers below 256 and rounds to the nearest.
static inline uint32_t bilinear(uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t fx, uint32_t fy) {
  uint32_t upper = a * (weight_one - fx) + b * fx, lower = c * (weight_one - fx) + d * fx;
  return (upper * (weight_one - fy) + lower * fy + (1u << (2 * weight_bits - 1))) >> (2 * weight_bits);
}

void pk_sample_pixels(
    uint32_t *out, size_t count, const uint32_t *source, int32_t width, int32_t height, int64_t x, int64_t y,
    int64_t step_x, int64_t step_y) {
  const int64_t last_x = (int64_t)(width - 1) << place_bits, last_y = (int64_t)(height - 1) << place_bits;
  for (size_t i = 0; i < count; i++, x += step_x, y += step_y) {
    const int64_t place_x = limited(x, last_x), place_y = limited(y, last_y);
    const int64_t column = place_x >> place_bits, row = place_y >> place_bits;
    const uint32_t *upper = source + row * width + column;
    const uint32_t *lower = row + 1 < height ? upper + width : upper;
    const int64_t next = column + 1 < width ? 1 : 0;
    uint32_t pixel = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      pixel |= bilinear(
                   upper[0] >> shift & 255, upper[next] >> shift & 255, lower[0] >> shift & 255,
                   lower[next] >> shift & 255, part_of(place_x), part_of(place_y))
               << shift;
    }
    out[i] = pixel;
  }
}

static inline uint32_t mask_at(const uint8_t *source, int32_t width, int32_t height, int64_t column, int64_t row) {
  return column < 0 || row < 0 || column >= width || row >= height ? 0 : source[row * width + column];
}

void pk_sample_mask(
    uint8_t *out, size_t count, const uint8_t *source, int32_t width, int32_t height, int64_t x, int64_t y,
    int64_t step_x, int64_t step_y) {
  for (size_t i = 0; i < count; i++, x += step_x, y += step_y) {
    const int64_t column = x >> place_bits, row = y >> place_bits;
    out[i] = (uint8_t)bilinear(
        mask_at(source, width, height, column, row), mask_at(source, width, height, column + 1, row),
        mask_at(source, width, height, column, row + 1), mask_at(source, width, height, column + 1, row + 1),
        part_of(x), part_of(y));
  }
}
