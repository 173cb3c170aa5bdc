#ifdef __x86_64__
#include "CPixelKernels.h"
#include <string.h>

#include "vectors_sse2.h"

#include "loops.h"
#else
typedef int pk_not_on_this_machine;
#endif
