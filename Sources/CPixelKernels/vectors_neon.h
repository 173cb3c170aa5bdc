// Vectors of NEON, which every 64-bit ARM has.
#include <arm_neon.h>
#define PATH_NAME(name) name##_neon
#define LANES 8

typedef uint16x8_t vec;
typedef uint8x16_t bytes;

static inline bytes load_pixels(const uint32_t *p) { return vld1q_u8((const uint8_t *)p); }
static inline void store_pixels(uint32_t *p, bytes b) { vst1q_u8((uint8_t *)p, b); }
static inline vec widen_low(bytes b) { return vshll_n_u8(vget_low_u8(b), 8); }
static inline vec widen_high(bytes b) { return vshll_n_u8(vget_high_u8(b), 8); }
static inline bytes narrow(vec low, vec high) { return vcombine_u8(vqmovn_u16(low), vqmovn_u16(high)); }

static inline vec load_vec(const uint16_t *p) { return vld1q_u16(p); }
static inline void store_vec(uint16_t *p, vec v) { vst1q_u16(p, v); }
static inline void load_wide(const uint16_t *p, vec *low, vec *high) {
  *low = load_vec(p);
  *high = load_vec(p + LANES);
}
static inline void store_wide(uint16_t *p, vec low, vec high) {
  store_vec(p, low);
  store_vec(p + LANES, high);
}

static inline vec every_lane(uint16_t x) { return vdupq_n_u16(x); }
static inline vec every_pixel(const uint16_t *channels) { return vcombine_u16(vld1_u16(channels), vld1_u16(channels)); }
static inline vec add(vec a, vec b) { return vaddq_u16(a, b); }
static inline vec subtract(vec a, vec b) { return vsubq_u16(a, b); }
static inline vec multiply(vec a, vec b) {
  return vcombine_u16(
      vshrn_n_u32(vmull_u16(vget_low_u16(a), vget_low_u16(b)), 16),
      vshrn_n_u32(vmull_u16(vget_high_u16(a), vget_high_u16(b)), 16));
}
// Differs from pmulhrsw for -32768 * -32768 alone; a weight is never -32768.
static inline vec multiply_signed(vec a, vec b) {
  return vreinterpretq_u16_s16(vqrdmulhq_s16(vreinterpretq_s16_u16(a), vreinterpretq_s16_u16(b)));
}
static inline vec shift_right_7(vec a) { return vshrq_n_u16(a, 7); }
static inline vec shift_right_8(vec a) { return vshrq_n_u16(a, 8); }
static inline vec every_alpha(vec a) {
  return vcombine_u16(vdup_lane_u16(vget_low_u16(a), 3), vdup_lane_u16(vget_high_u16(a), 3));
}
static inline vec coverage(const uint8_t *mask) {
  uint8x8_t once = vld1_u8(mask);
  uint8x8x2_t twice = vzip_u8(once, once);
  return vreinterpretq_u16_u8(vcombine_u8(twice.val[0], twice.val[1]));
}
static inline void spread(vec weights, int half, vec *low, vec *high) {
  uint16x8x2_t twice = vzipq_u16(weights, weights);
  uint32x4_t pairs = vreinterpretq_u32_u16(half ? twice.val[1] : twice.val[0]);
  uint32x4x2_t fours = vzipq_u32(pairs, pairs);
  *low = vreinterpretq_u16_u32(fours.val[0]);
  *high = vreinterpretq_u16_u32(fours.val[1]);
}
static inline int is_zero(const uint8_t *mask) {
  uint64_t all;
  memcpy(&all, mask, sizeof all);
  return all == 0;
}
static inline void neighbours(const uint16_t *in, const int32_t *indices, vec *left, vec *right) {
  uint16x8_t first = load_vec(in + 4 * (ptrdiff_t)indices[0]), second = load_vec(in + 4 * (ptrdiff_t)indices[1]);
  *left = vcombine_u16(vget_low_u16(first), vget_low_u16(second));
  *right = vcombine_u16(vget_high_u16(first), vget_high_u16(second));
}
