#ifdef __aarch64__
#include "CPixelKernels.h"
#include <string.h>

#include "vectors_neon.h"

#include "loops.h"
#else
typedef int pk_not_on_this_machine;
#endif
