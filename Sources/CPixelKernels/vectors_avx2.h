// Vectors of AVX2. Its byte instructions work within halves of 128 bits, so `widen_low` holds the pixels
// 0, 1, 4, 5 of a block and `widen_high` 2, 3, 6, 7. `narrow` undoes that; `load_wide`
// and `store_wide` do it and undo it, as wide pixels lie in order in memory.
#include <immintrin.h>
#define PATH_NAME(name) name##_avx2
#define LANES 16

typedef __m256i vec;
typedef __m256i bytes;

static inline bytes load_pixels(const uint32_t *p) { return _mm256_loadu_si256((const __m256i *)p); }
static inline void store_pixels(uint32_t *p, bytes b) { _mm256_storeu_si256((__m256i *)p, b); }
static inline vec widen_low(bytes b) { return _mm256_unpacklo_epi8(_mm256_setzero_si256(), b); }
static inline vec widen_high(bytes b) { return _mm256_unpackhi_epi8(_mm256_setzero_si256(), b); }
static inline bytes narrow(vec low, vec high) { return _mm256_packus_epi16(low, high); }

static inline vec load_vec(const uint16_t *p) { return _mm256_loadu_si256((const __m256i *)p); }
static inline void store_vec(uint16_t *p, vec v) { _mm256_storeu_si256((__m256i *)p, v); }
static inline vec load_halves(const uint16_t *low, const uint16_t *high) {
  return _mm256_inserti128_si256(
      _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)low)), _mm_loadu_si128((const __m128i *)high), 1);
}
static inline void load_wide(const uint16_t *p, vec *low, vec *high) {
  *low = load_halves(p, p + 16);
  *high = load_halves(p + 8, p + 24);
}
static inline void store_wide(uint16_t *p, vec low, vec high) {
  store_vec(p, _mm256_permute2x128_si256(low, high, 0x20));
  store_vec(p + LANES, _mm256_permute2x128_si256(low, high, 0x31));
}

static inline vec every_lane(uint16_t x) { return _mm256_set1_epi16((short)x); }
static inline vec every_pixel(const uint16_t *channels) {
  return _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)channels));
}
static inline vec add(vec a, vec b) { return _mm256_add_epi16(a, b); }
static inline vec subtract(vec a, vec b) { return _mm256_sub_epi16(a, b); }
static inline vec multiply(vec a, vec b) { return _mm256_mulhi_epu16(a, b); }
static inline vec multiply_signed(vec a, vec b) { return _mm256_mulhrs_epi16(a, b); }
static inline vec shift_right_7(vec a) { return _mm256_srli_epi16(a, 7); }
static inline vec shift_right_8(vec a) { return _mm256_srli_epi16(a, 8); }
static inline vec every_alpha(vec a) {
  return _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(a, _MM_SHUFFLE(3, 3, 3, 3)), _MM_SHUFFLE(3, 3, 3, 3));
}
static inline vec coverage(const uint8_t *mask) {
  __m256i once = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)mask));
  return _mm256_or_si256(once, _mm256_slli_epi16(once, 8));
}
static inline void spread(vec weights, int half, vec *low, vec *high) {
  const __m256i first =
      _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3, 0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3);
  const __m256i second =
      _mm256_setr_epi8(4, 5, 4, 5, 4, 5, 4, 5, 6, 7, 6, 7, 6, 7, 6, 7, 4, 5, 4, 5, 4, 5, 4, 5, 6, 7, 6, 7, 6, 7, 6, 7);
  __m256i fours = half ? _mm256_permute4x64_epi64(weights, _MM_SHUFFLE(3, 3, 2, 2))
                       : _mm256_permute4x64_epi64(weights, _MM_SHUFFLE(1, 1, 0, 0));
  *low = _mm256_shuffle_epi8(fours, first);
  *high = _mm256_shuffle_epi8(fours, second);
}
static inline int is_zero(const uint8_t *mask) {
  __m128i all = _mm_loadu_si128((const __m128i *)mask);
  return _mm_testz_si128(all, all);
}
static inline void neighbours(const uint16_t *in, const int32_t *indices, vec *left, vec *right) {
  const uint16_t *p0 = in + 4 * (ptrdiff_t)indices[0], *p1 = in + 4 * (ptrdiff_t)indices[1];
  const uint16_t *p2 = in + 4 * (ptrdiff_t)indices[2], *p3 = in + 4 * (ptrdiff_t)indices[3];
  __m256i first = load_halves(p0, p2), second = load_halves(p1, p3);
  *left = _mm256_unpacklo_epi64(first, second);
  *right = _mm256_unpackhi_epi64(first, second);
}
