// Vectors of SSE2, which every x86-64 has.
#include <emmintrin.h>
#define PATH_NAME(name) name##_sse2
#define LANES 8

typedef __m128i vec;
typedef __m128i bytes;

static inline bytes load_pixels(const uint32_t *p) { return _mm_loadu_si128((const __m128i *)p); }
static inline void store_pixels(uint32_t *p, bytes b) { _mm_storeu_si128((__m128i *)p, b); }
static inline vec widen_low(bytes b) { return _mm_unpacklo_epi8(_mm_setzero_si128(), b); }
static inline vec widen_high(bytes b) { return _mm_unpackhi_epi8(_mm_setzero_si128(), b); }
static inline bytes narrow(vec low, vec high) { return _mm_packus_epi16(low, high); }

static inline vec load_vec(const uint16_t *p) { return _mm_loadu_si128((const __m128i *)p); }
static inline void store_vec(uint16_t *p, vec v) { _mm_storeu_si128((__m128i *)p, v); }
static inline void load_wide(const uint16_t *p, vec *low, vec *high) {
  *low = load_vec(p);
  *high = load_vec(p + LANES);
}
static inline void store_wide(uint16_t *p, vec low, vec high) {
  store_vec(p, low);
  store_vec(p + LANES, high);
}

static inline vec every_lane(uint16_t x) { return _mm_set1_epi16((short)x); }
static inline vec every_pixel(const uint16_t *channels) {
  __m128i once = _mm_loadl_epi64((const __m128i *)channels);
  return _mm_unpacklo_epi64(once, once);
}
static inline vec add(vec a, vec b) { return _mm_add_epi16(a, b); }
static inline vec subtract(vec a, vec b) { return _mm_sub_epi16(a, b); }
static inline vec multiply(vec a, vec b) { return _mm_mulhi_epu16(a, b); }
// SSSE3 has this as one instruction. With the product as high * 65536 + low it is
// 2 high + (low + 16384) / 32768, and the quotient is the sum of the upper two bits of low.
static inline vec multiply_signed(vec a, vec b) {
  __m128i high = _mm_mulhi_epi16(a, b), low = _mm_mullo_epi16(a, b);
  __m128i carry = _mm_add_epi16(_mm_srli_epi16(low, 15), _mm_srli_epi16(_mm_slli_epi16(low, 1), 15));
  return _mm_add_epi16(_mm_add_epi16(high, high), carry);
}
static inline vec shift_right_7(vec a) { return _mm_srli_epi16(a, 7); }
static inline vec shift_right_8(vec a) { return _mm_srli_epi16(a, 8); }
static inline vec every_alpha(vec a) {
  return _mm_shufflehi_epi16(_mm_shufflelo_epi16(a, _MM_SHUFFLE(3, 3, 3, 3)), _MM_SHUFFLE(3, 3, 3, 3));
}
static inline vec coverage(const uint8_t *mask) {
  __m128i once = _mm_loadl_epi64((const __m128i *)mask);
  return _mm_unpacklo_epi8(once, once);
}
static inline void spread(vec weights, int half, vec *low, vec *high) {
  __m128i twice = half ? _mm_unpackhi_epi16(weights, weights) : _mm_unpacklo_epi16(weights, weights);
  *low = _mm_unpacklo_epi32(twice, twice);
  *high = _mm_unpackhi_epi32(twice, twice);
}
static inline int is_zero(const uint8_t *mask) {
  uint64_t all;
  memcpy(&all, mask, sizeof all);
  return all == 0;
}
static inline void neighbours(const uint16_t *in, const int32_t *indices, vec *left, vec *right) {
  __m128i first = load_vec(in + 4 * (ptrdiff_t)indices[0]), second = load_vec(in + 4 * (ptrdiff_t)indices[1]);
  *left = _mm_unpacklo_epi64(first, second);
  *right = _mm_unpackhi_epi64(first, second);
}
