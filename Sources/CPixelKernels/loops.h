// The loops, written once over the vectors of whichever header was included before; CPixelKernels.h says what
// each computes. A vector holds LANES 16-bit numbers, so LANES / 4 wide pixels. A block is LANES / 2 pixels,
// which is one vector of bytes or two of wide pixels. A step is two blocks, as one vector holds the weights of
// so many.
#define BLOCK (LANES / 2)
#define STEP LANES

// Runs statements, which know `x` and the target's pixels from there as `out`, for whole steps, and once more
// on a copy for the rest, so that nothing outside the row is written.
#define FOR_EACH_STEP(target, count, ...)                                                                              \
  size_t x = 0;                                                                                                        \
  for (; x + STEP <= count; x += STEP) {                                                                               \
    uint32_t *out = target + x;                                                                                        \
    __VA_ARGS__                                                                                                        \
  }                                                                                                                    \
  if (x < count) {                                                                                                     \
    uint32_t rest[STEP], *out = rest;                                                                                  \
    memcpy(rest, target + x, (count - x) * sizeof *rest);                                                              \
    memset(rest + (count - x), 0, (STEP - (count - x)) * sizeof *rest);                                                \
    __VA_ARGS__                                                                                                        \
    memcpy(target + x, rest, (count - x) * sizeof *rest);                                                              \
  }

// A sum of wide products as bytes.
static inline vec rounded(vec sum) { return shift_right_7(add(sum, every_lane(64))); }
static inline vec rest_of(vec weight) { return subtract(every_lane(PK_ONE), weight); }
static inline vec over(vec target, vec ink, vec weight) {
  return rounded(add(multiply(target, rest_of(weight)), multiply(ink, weight)));
}
static inline void over_block(uint32_t *out, vec ink, vec weights, int half) {
  bytes target = load_pixels(out);
  vec low, high;
  spread(weights, half, &low, &high);
  store_pixels(out, narrow(over(widen_low(target), ink, low), over(widen_high(target), ink, high)));
}
// What wide premultiplied pixels leave of the pixels under them: 32640 is an alpha of 255, and no alpha leaves all.
static inline vec left_by(vec wide) {
  vec inverse = subtract(every_lane(255 * 128), every_alpha(wide));
  return add(inverse, shift_right_8(add(inverse, every_lane(128))));
}
static inline vec wide_over(vec target, vec wide) { return rounded(add(wide, multiply(target, left_by(wide)))); }
static inline vec between(vec a, vec b, vec weight) { return add(a, multiply_signed(subtract(b, a), weight)); }

static void fill(uint32_t *target, size_t count, uint32_t pixel) {
  for (size_t x = 0; x < count; x++) target[x] = pixel;
}

static void blend(uint32_t *target, size_t count, pk_ink ink) {
  const vec keep = every_lane(PK_ONE - ink.weight);
  const vec add_on = add(multiply(every_pixel(ink.channels), every_lane(ink.weight)), every_lane(64));
  FOR_EACH_STEP(target, count, {
    for (int half = 0; half < 2; half++) {
      bytes under = load_pixels(out + half * BLOCK);
      vec low = shift_right_7(add(multiply(widen_low(under), keep), add_on));
      vec high = shift_right_7(add(multiply(widen_high(under), keep), add_on));
      store_pixels(out + half * BLOCK, narrow(low, high));
    }
  })
}

static void blend_mask(uint32_t *target, size_t count, const uint8_t *mask, pk_ink ink) {
  const vec color = every_pixel(ink.channels), weight = every_lane(ink.weight);
  FOR_EACH_STEP(target, count, {
    if (!is_zero(mask + x)) {
      vec weights = multiply(coverage(mask + x), weight);
      over_block(out, color, weights, 0);
      over_block(out + BLOCK, color, weights, 1);
    }
  })
}

static void blend_terms(
    uint32_t *target, size_t count, const uint16_t *const *columns, size_t start, const uint16_t *rows, size_t terms,
    pk_ink ink) {
  const vec color = every_pixel(ink.channels);
  FOR_EACH_STEP(target, count, {
    vec weights = every_lane(0);
    for (size_t k = 0; k < terms; k++) {
      weights = add(weights, multiply(load_vec(columns[k] + start + x), every_lane(rows[k])));
    }
    over_block(out, color, weights, 0);
    over_block(out + BLOCK, color, weights, 1);
  })
}

static void blend_pixels(uint32_t *target, size_t count, const uint32_t *source, uint16_t weight) {
  const vec weights = every_lane(weight);
  FOR_EACH_STEP(target, count, {
    for (int half = 0; half < 2; half++) {
      bytes under = load_pixels(out + half * BLOCK), over = load_pixels(source + x + half * BLOCK);
      vec low = wide_over(widen_low(under), multiply(widen_low(over), weights));
      vec high = wide_over(widen_high(under), multiply(widen_high(over), weights));
      store_pixels(out + half * BLOCK, narrow(low, high));
    }
  })
}

static void blend_pixels_mask(
    uint32_t *target, size_t count, const uint32_t *source, const uint8_t *mask, uint16_t weight) {
  const vec all = every_lane(weight);
  FOR_EACH_STEP(target, count, {
    if (!is_zero(mask + x)) {
      vec weights = multiply(coverage(mask + x), all);
      for (int half = 0; half < 2; half++) {
        vec low, high;
        spread(weights, half, &low, &high);
        bytes under = load_pixels(out + half * BLOCK), over = load_pixels(source + x + half * BLOCK);
        low = wide_over(widen_low(under), multiply(widen_low(over), low));
        high = wide_over(widen_high(under), multiply(widen_high(over), high));
        store_pixels(out + half * BLOCK, narrow(low, high));
      }
    }
  })
}

static void restore(uint32_t *target, size_t count, const uint32_t *before, const uint8_t *mask) {
  FOR_EACH_STEP(target, count, {
    vec weights = multiply(coverage(mask + x), every_lane(PK_ONE));
    for (int half = 0; half < 2; half++) {
      vec low, high;
      spread(weights, half, &low, &high);
      bytes old = load_pixels(before + x + half * BLOCK), new = load_pixels(out + half * BLOCK);
      low = over(widen_low(old), widen_low(new), low);
      high = over(widen_high(old), widen_high(new), high);
      store_pixels(out + half * BLOCK, narrow(low, high));
    }
  })
}

static void widen(uint16_t *wide, size_t count, const uint32_t *source, uint16_t weight) {
  const vec weights = every_lane(weight);
  for (size_t x = 0; x < count; x += BLOCK) {
    bytes pixels = load_pixels(source + x);
    store_wide(wide + 4 * x, multiply(widen_low(pixels), weights), multiply(widen_high(pixels), weights));
  }
}

static void mix(
    uint16_t *wide, size_t count, const uint32_t *a, uint16_t weight_a, const uint32_t *b, uint16_t weight_b,
    const uint16_t *constant) {
  const vec of_a = every_lane(weight_a), of_b = every_lane(weight_b), under = every_pixel(constant);
  for (size_t x = 0; x < count; x += BLOCK) {
    bytes pixels_a = load_pixels(a + x), pixels_b = load_pixels(b + x);
    vec low = add(multiply(widen_low(pixels_a), of_a), multiply(widen_low(pixels_b), of_b));
    vec high = add(multiply(widen_high(pixels_a), of_a), multiply(widen_high(pixels_b), of_b));
    store_wide(wide + 4 * x, add(low, under), add(high, under));
  }
}

static void interpolate_columns(
    uint16_t *out, size_t count, const uint16_t *in, const int32_t *indices, const uint16_t *weights) {
  for (size_t x = 0; x < count; x += LANES / 4) {
    vec left, right;
    neighbours(in, indices + x, &left, &right);
    store_vec(out + 4 * x, between(left, right, load_vec(weights + 4 * x)));
  }
}

// The wide pixels of a block between two rows.
static inline void rows_between(const uint16_t *upper, const uint16_t *lower, vec weight, vec *low, vec *high) {
  vec upper_low, upper_high, lower_low, lower_high;
  load_wide(upper, &upper_low, &upper_high);
  load_wide(lower, &lower_low, &lower_high);
  *low = between(upper_low, lower_low, weight);
  *high = between(upper_high, lower_high, weight);
}

static void interpolate_rows(
    uint32_t *target, size_t count, const uint16_t *upper, const uint16_t *lower, uint16_t weight) {
  const vec weights = every_lane(weight);
  FOR_EACH_STEP(target, count, {
    for (int half = 0; half < 2; half++) {
      vec low, high;
      rows_between(upper + 4 * (x + half * BLOCK), lower + 4 * (x + half * BLOCK), weights, &low, &high);
      store_pixels(out + half * BLOCK, narrow(rounded(low), rounded(high)));
    }
  })
}

static void interpolate_rows_over(
    uint32_t *target, size_t count, const uint16_t *upper, const uint16_t *lower, uint16_t weight,
    uint16_t target_weight) {
  const vec weights = every_lane(weight), keep = every_lane(target_weight);
  FOR_EACH_STEP(target, count, {
    for (int half = 0; half < 2; half++) {
      vec low, high;
      rows_between(upper + 4 * (x + half * BLOCK), lower + 4 * (x + half * BLOCK), weights, &low, &high);
      bytes under = load_pixels(out + half * BLOCK);
      low = rounded(add(low, multiply(widen_low(under), keep)));
      high = rounded(add(high, multiply(widen_high(under), keep)));
      store_pixels(out + half * BLOCK, narrow(low, high));
    }
  })
}

static void interpolate_rows_alpha(
    uint32_t *target, size_t count, const uint16_t *upper, const uint16_t *lower, uint16_t weight) {
  const vec weights = every_lane(weight);
  FOR_EACH_STEP(target, count, {
    for (int half = 0; half < 2; half++) {
      vec low, high;
      rows_between(upper + 4 * (x + half * BLOCK), lower + 4 * (x + half * BLOCK), weights, &low, &high);
      bytes under = load_pixels(out + half * BLOCK);
      low = wide_over(widen_low(under), low);
      high = wide_over(widen_high(under), high);
      store_pixels(out + half * BLOCK, narrow(low, high));
    }
  })
}

const pk_kernels PATH_NAME(pk_kernels) = {
    .fill = fill,
    .blend = blend,
    .blend_mask = blend_mask,
    .blend_terms = blend_terms,
    .blend_pixels = blend_pixels,
    .blend_pixels_mask = blend_pixels_mask,
    .restore = restore,
    .widen = widen,
    .mix = mix,
    .interpolate_columns = interpolate_columns,
    .interpolate_rows = interpolate_rows,
    .interpolate_rows_over = interpolate_rows_over,
    .interpolate_rows_alpha = interpolate_rows_alpha,
};
