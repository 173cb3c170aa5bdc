#include "CCrossFadeLimit.h"
#include <stdlib.h>

#ifdef __x86_64__
#include <immintrin.h>

// Where each target column lies in the pictures and its two weights; a row of mixed source pixels, 15 bits a component.
static int *columns;
static uint16_t *column_weights, *row;

int cross_fade_limit_is_available(void) { return __builtin_cpu_supports("avx2"); }

void cross_fade_limit_prepare(int target_width, int picture_width) {
  free(columns), free(column_weights), free(row);
  columns = calloc((size_t)target_width + 8, sizeof *columns);
  column_weights = aligned_alloc(64, ((size_t)target_width + 8) * 16 / 64 * 64 + 64);
  row = aligned_alloc(64, ((size_t)picture_width + 16) * 8 / 64 * 64 + 64);
}

static double limited(double place, int length) { return place < 0 ? 0 : place > length - 1 ? length - 1 : place; }

static void place_columns(int target_width, int picture_width, double scale) {
  const double step = picture_width / (target_width * scale);
  for (int x = 0; x < target_width; x++) {
    const double place = limited((x + .5 - target_width / 2.0) * step + picture_width / 2.0 - .5, picture_width);
    int left = (int)place;
    if (left > picture_width - 2) left = picture_width - 2;
    const int weight = (int)((place - left) * 32767 + .5);
    columns[x] = left;
    for (int c = 0; c < 4; c++)
      column_weights[x * 8 + c] = (uint16_t)(32767 - weight), column_weights[x * 8 + 4 + c] = (uint16_t)weight;
  }
}

typedef struct {
  __m256i low, high;
} wide;

__attribute__((target("avx2"))) static inline wide weighted(const uint32_t *pixels, __m256i weight) {
  const __m256i p = _mm256_loadu_si256((const __m256i *)pixels), zero = _mm256_setzero_si256();
  return (wide){
      _mm256_mulhi_epu16(_mm256_unpacklo_epi8(zero, p), weight),
      _mm256_mulhi_epu16(_mm256_unpackhi_epi8(zero, p), weight)};
}
__attribute__((target("avx2"))) static inline wide sum(wide a, wide b) {
  return (wide){_mm256_add_epi16(a.low, b.low), _mm256_add_epi16(a.high, b.high)};
}
__attribute__((target("avx2"))) static inline __m128i two_taps(int column, const uint16_t *weights) {
  return _mm_mulhrs_epi16(
      _mm_loadu_si128((const __m128i *)(row + column * 4)), _mm_load_si128((const __m128i *)weights));
}

__attribute__((target("avx2"))) void cross_fade_limit_draw(
    uint32_t *target, int target_width, int target_height, const uint32_t *a, const uint32_t *b, int picture_width,
    int picture_height, double scale, double fraction, uint32_t background) {
  place_columns(target_width, picture_width, scale);
  const double step = picture_height / (target_height * scale), under = fraction * (1 - fraction) * 128;
  const double weight_a = 32768 * (1 - fraction) * (1 - fraction), weight_b = 32768 * fraction;
  const __m256i constant = _mm256_set1_epi64x(
      (int64_t)((background >> 16 & 255) * under) << 32 | (int64_t)((background >> 8 & 255) * under) << 16 |
      (int64_t)((background & 255) * under));
  const int first = columns[0] & ~7;
  int end = (columns[target_width - 1] + 2 + 7) & ~7;
  if (end > picture_width) end = picture_width;
  const __m128i half = _mm_set1_epi16(64);
  for (int y = 0; y < target_height; y++) {
    const double place = limited((y + .5 - target_height / 2.0) * step + picture_height / 2.0 - .5, picture_height);
    int upper = (int)place;
    if (upper > picture_height - 2) upper = picture_height - 2;
    const double part = place - upper;
    const __m256i w0 = _mm256_set1_epi16((short)(weight_a * (1 - part))),
                  w1 = _mm256_set1_epi16((short)(weight_a * part));
    const __m256i w2 = _mm256_set1_epi16((short)(weight_b * (1 - part))),
                  w3 = _mm256_set1_epi16((short)(weight_b * part));
    const uint32_t *a0 = a + (size_t)upper * picture_width, *b0 = b + (size_t)upper * picture_width;
    for (int x = first; x < end; x += 8) {
      wide mixed =
          sum(sum(weighted(a0 + x, w0), weighted(a0 + picture_width + x, w1)),
              sum(weighted(b0 + x, w2), weighted(b0 + picture_width + x, w3)));
      mixed = sum(mixed, (wide){constant, constant});
      _mm256_storeu_si256((__m256i *)(row + x * 4), _mm256_permute2x128_si256(mixed.low, mixed.high, 0x20));
      _mm256_storeu_si256((__m256i *)(row + x * 4 + 16), _mm256_permute2x128_si256(mixed.low, mixed.high, 0x31));
    }
    uint32_t *out = target + (size_t)y * target_width;
    int x = 0;
    for (; x + 4 <= target_width; x += 4) {
      const __m128i p0 = two_taps(columns[x], column_weights + x * 8),
                    p1 = two_taps(columns[x + 1], column_weights + x * 8 + 8);
      const __m128i p2 = two_taps(columns[x + 2], column_weights + x * 8 + 16),
                    p3 = two_taps(columns[x + 3], column_weights + x * 8 + 24);
      __m128i s01 = _mm_add_epi16(_mm_unpacklo_epi64(p0, p1), _mm_unpackhi_epi64(p0, p1));
      __m128i s23 = _mm_add_epi16(_mm_unpacklo_epi64(p2, p3), _mm_unpackhi_epi64(p2, p3));
      s01 = _mm_srli_epi16(_mm_add_epi16(s01, half), 7), s23 = _mm_srli_epi16(_mm_add_epi16(s23, half), 7);
      _mm_storeu_si128((__m128i *)(out + x), _mm_packus_epi16(s01, s23));
    }
    for (; x < target_width; x++) {
      const __m128i p = two_taps(columns[x], column_weights + x * 8);
      const __m128i s = _mm_srli_epi16(_mm_add_epi16(_mm_add_epi16(p, _mm_unpackhi_epi64(p, p)), half), 7);
      out[x] = (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(s, s));
    }
  }
}
#else
int cross_fade_limit_is_available(void) { return 0; }
void cross_fade_limit_prepare(int target_width, int picture_width) { (void)target_width, (void)picture_width; }
void cross_fade_limit_draw(
    uint32_t *target, int target_width, int target_height, const uint32_t *a, const uint32_t *b, int picture_width,
    int picture_height, double scale, double fraction, uint32_t background) {
  (void)target, (void)target_width, (void)target_height, (void)a, (void)b, (void)picture_width, (void)picture_height;
  (void)scale, (void)fraction, (void)background;
}
#endif
