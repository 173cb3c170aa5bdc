// Compares the fastest kernels of the machine it runs on with those in plain C, on random rows: every result must have
// the same bits. `scripts/check-neon` builds it for arm64 and runs it in an emulator, where no such machine is at hand;
// on x86-64 the Swift tests compare whole frames.
#include "CPixelKernels.h"
#include <stdio.h>
#include <string.h>

// The longest row, and how much a kernel may read and write beyond it.
enum { longest = 300, margin = 64, length = longest + margin, rounds = 3000, terms = 3 };

static uint64_t state = 1;
static uint32_t random_bits(void) {
  // Knuth's MMIX constants.
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(state >> 32);
}
static uint16_t random_weight(uint32_t most) { return (uint16_t)(random_bits() % (most + 1)); }
static uint32_t random_pixel(void) {
  const uint32_t alpha = random_bits() % 4 == 0 ? 255 : random_bits() % 256;
  uint32_t pixel = alpha << 24;
  for (int shift = 0; shift < 24; shift += 8) pixel |= random_bits() % (alpha + 1) << shift;
  return pixel;
}
static uint8_t random_coverage(void) {
  const uint32_t kind = random_bits() % 3;
  return (uint8_t)(kind == 0 ? 0 : kind == 1 ? 255 : random_bits() % 256);
}

static uint32_t plain[length], fast[length], source[length], other[length];
static uint8_t mask[length];
static uint16_t wide[4 * length], fast_wide[4 * length], stretched[4 * length], fast_stretched[4 * length];
static uint16_t weights[4 * length], columns[terms][length];
static int32_t indices[length];
static int differences;

static void judge(const char *name, const void *a, const void *b, size_t size) {
  if (memcmp(a, b, size) == 0) return;
  printf("%s differs\n", name);
  differences++;
}

// Calls a kernel that draws on a row, on both rows.
#define COMPARE(name, ...)                                                                                             \
  reference->name(plain, count, __VA_ARGS__), fastest->name(fast, count, __VA_ARGS__);                                 \
  judge(#name, plain, fast, sizeof plain);

static void compare(const pk_kernels *reference, const pk_kernels *fastest) {
  const size_t count = random_bits() % longest + 1;
  for (int i = 0; i < length; i++) {
    plain[i] = fast[i] = random_pixel();
    source[i] = random_pixel(), other[i] = random_pixel(), mask[i] = random_coverage();
    indices[i] = (int32_t)(random_bits() % count);
    const uint16_t weight = random_weight(PK_ONE - 1);
    for (int channel = 0; channel < 4; channel++) weights[4 * i + channel] = weight;
    for (int k = 0; k < terms; k++) columns[k][i] = random_weight(PK_ONE);
  }
  const uint16_t weight = random_weight(PK_ONE), rest = random_weight(PK_ONE - weight);
  pk_ink ink = {.weight = weight};
  for (int channel = 0; channel < 4; channel++) ink.channels[channel] = (uint16_t)((source[0] >> 8 * channel & 255) << 8);
  const uint16_t *columns_of_terms[terms], constant[4] = {10, 20, 30, 40};
  uint16_t rows[terms];
  for (int k = 0; k < terms; k++) columns_of_terms[k] = columns[k], rows[k] = random_weight(PK_ONE / terms);

  COMPARE(blend, ink)
  COMPARE(blend_mask, mask, ink)
  COMPARE(blend_pixels, source, weight)
  COMPARE(blend_pixels_mask, source, mask, weight)
  COMPARE(restore, other, mask)
  COMPARE(blend_terms, columns_of_terms, 3, rows, terms, ink)

  reference->widen(wide, count, source, weight), fastest->widen(fast_wide, count, source, weight);
  judge("widen", wide, fast_wide, count * 8);
  reference->mix(wide, count, source, weight, other, rest, constant);
  fastest->mix(fast_wide, count, source, weight, other, rest, constant);
  judge("mix", wide, fast_wide, count * 8);
  memcpy(fast_wide, wide, sizeof wide);
  reference->interpolate_columns(stretched, count, wide, indices, weights);
  fastest->interpolate_columns(fast_stretched, count, fast_wide, indices, weights);
  judge("interpolate_columns", stretched, fast_stretched, count * 8);
  const uint16_t place = random_weight(PK_ONE - 1);
  COMPARE(interpolate_rows, stretched, wide, place)
  COMPARE(interpolate_rows_over, stretched, wide, place, rest)
  COMPARE(interpolate_rows_alpha, stretched, wide, place)
}

int main(void) {
  const pk_kernels *fastest = pk_kernels_for(pk_fastest_path()), *reference = pk_kernels_for(pk_path_plain);
  if (fastest == reference) return puts("only plain kernels here: nothing to compare"), 1;
  for (int round = 0; round < rounds && differences == 0; round++) compare(reference, fastest);
  if (differences == 0) printf("%d rounds, the same bits\n", rounds);
  return differences != 0;
}
