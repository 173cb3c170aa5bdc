#ifndef CPIXELKERNELS_H
#define CPIXELKERNELS_H
#include <stdint.h>
#endif
