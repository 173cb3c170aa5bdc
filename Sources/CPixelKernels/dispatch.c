#include "CPixelKernels.h"

extern const pk_kernels pk_kernels_plain;
#ifdef __x86_64__
extern const pk_kernels pk_kernels_sse2, pk_kernels_avx2;
#endif
#ifdef __aarch64__
extern const pk_kernels pk_kernels_neon;
#endif

const pk_kernels *pk_kernels_for(pk_path path) {
  switch (path) {
  case pk_path_plain: return &pk_kernels_plain;
#ifdef __x86_64__
  case pk_path_sse2: return &pk_kernels_sse2;
  case pk_path_avx2: return __builtin_cpu_supports("avx2") ? &pk_kernels_avx2 : NULL;
#endif
#ifdef __aarch64__
  case pk_path_neon: return &pk_kernels_neon;
#endif
  default: return NULL;
  }
}

pk_path pk_fastest_path(void) {
  const pk_path by_speed[] = {pk_path_avx2, pk_path_neon, pk_path_sse2};
  for (size_t i = 0; i < sizeof by_speed / sizeof *by_speed; i++) {
    if (pk_kernels_for(by_speed[i])) return by_speed[i];
  }
  return pk_path_plain;
}
