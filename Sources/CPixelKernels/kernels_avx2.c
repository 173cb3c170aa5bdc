#ifdef __x86_64__
#include "CPixelKernels.h"
#include <immintrin.h>
#include <string.h>

// The package builds for the baseline; this file alone is called only where AVX2 is there.
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include "vectors_avx2.h"

#include "loops.h"
#pragma clang attribute pop
#else
typedef int pk_not_on_this_machine;
#endif
