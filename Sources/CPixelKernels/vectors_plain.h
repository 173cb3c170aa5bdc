// Vectors as plain C: the definition that the others must agree with.
#define PATH_NAME(name) name##_plain
#define LANES 4

typedef struct {
  uint16_t lane[LANES];
} vec;
typedef struct {
  uint32_t pixel[2];
} bytes;

static inline bytes load_pixels(const uint32_t *p) {
  bytes b;
  memcpy(&b, p, sizeof b);
  return b;
}
static inline void store_pixels(uint32_t *p, bytes b) { memcpy(p, &b, sizeof b); }
static inline vec widen_pixel(uint32_t pixel) {
  vec v;
  for (int i = 0; i < LANES; i++) v.lane[i] = (uint16_t)((pixel >> (8 * i) & 255) << 8);
  return v;
}
static inline vec widen_low(bytes b) { return widen_pixel(b.pixel[0]); }
static inline vec widen_high(bytes b) { return widen_pixel(b.pixel[1]); }
static inline uint32_t narrow_pixel(vec v) {
  uint32_t pixel = 0;
  for (int i = 0; i < LANES; i++) pixel |= (uint32_t)(v.lane[i] > 255 ? 255 : v.lane[i]) << (8 * i);
  return pixel;
}
static inline bytes narrow(vec low, vec high) { return (bytes){{narrow_pixel(low), narrow_pixel(high)}}; }

static inline vec load_vec(const uint16_t *p) {
  vec v;
  memcpy(&v, p, sizeof v);
  return v;
}
static inline void store_vec(uint16_t *p, vec v) { memcpy(p, &v, sizeof v); }
static inline void load_wide(const uint16_t *p, vec *low, vec *high) {
  *low = load_vec(p);
  *high = load_vec(p + LANES);
}
static inline void store_wide(uint16_t *p, vec low, vec high) {
  store_vec(p, low);
  store_vec(p + LANES, high);
}

#define EACH_LANE(expression)                                                                                          \
  {                                                                                                                    \
    vec r;                                                                                                             \
    for (int i = 0; i < LANES; i++) r.lane[i] = (uint16_t)(expression);                                                \
    return r;                                                                                                          \
  }
static inline vec every_lane(uint16_t x) EACH_LANE(x) static inline vec every_pixel(const uint16_t *channels)
    EACH_LANE(channels[i]) static inline vec add(vec a, vec b) EACH_LANE(a.lane[i] + b.lane[i]) static inline vec
    subtract(vec a, vec b) EACH_LANE(a.lane[i] - b.lane[i]) static inline vec multiply(vec a, vec b)
        EACH_LANE((uint32_t)a.lane[i] * b.lane[i] >> 16) static inline vec multiply_signed(vec a, vec b)
            EACH_LANE(((int32_t)(int16_t)a.lane[i] * (int16_t)b.lane[i] + 16384) >> 15) static inline vec
    shift_right_7(vec a) EACH_LANE(a.lane[i] >> 7) static inline vec shift_right_8(vec a)
        EACH_LANE(a.lane[i] >> 8) static inline vec every_alpha(vec a) EACH_LANE(a.lane[3]) static inline vec
    coverage(const uint8_t *mask) EACH_LANE(mask[i] * 257)

        static inline void spread(vec weights, int half, vec *low, vec *high) {
  *low = every_lane(weights.lane[2 * half]);
  *high = every_lane(weights.lane[2 * half + 1]);
}
static inline int is_zero(const uint8_t *mask) { return (mask[0] | mask[1] | mask[2] | mask[3]) == 0; }
static inline void neighbours(const uint16_t *in, const int32_t *indices, vec *left, vec *right) {
  *left = load_vec(in + 4 * (ptrdiff_t)indices[0]);
  *right = load_vec(in + 4 * (ptrdiff_t)indices[0] + 4);
}
