#ifndef CSDL2IMAGE_H
#define CSDL2IMAGE_H
#include <stdint.h>
#endif
