// The least work that can draw the pictures of the walkthrough scene: two pictures of the same size sampled bilinearly
// at one scale about the centre, and cross-faded over a dark background in the same pass. Nothing else: no footer, text,
// card or overlay.
#ifndef CCROSSFADELIMIT_H
#define CCROSSFADELIMIT_H
#include <stdint.h>

// Whether this machine can run it: it is written for AVX2.
int cross_fade_limit_is_available(void);
// Makes room for a target of a width and pictures of a width; call before the first frame.
void cross_fade_limit_prepare(int target_width, int picture_width);
// Draws a frame: pictures a at opacity 1 - fraction, then b at opacity fraction, stretched over the target and then
// enlarged by scale.
void cross_fade_limit_draw(
  uint32_t *target, int target_width, int target_height, const uint32_t *a, const uint32_t *b, int picture_width,
  int picture_height, double scale, double fraction, uint32_t background);
#endif
