#include "CPixelKernels.h"
#include <string.h>

#include "vectors_plain.h"

#include "loops.h"
