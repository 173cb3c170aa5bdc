#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stddef.h>
#include <stdint.h>

/// How often memory was asked for since the program started, by any thread; 0 in a build with a sanitizer.
///
/// Swift cannot see this: its runtime and the C library call malloc directly. A program that links this
/// module has malloc and its kin replaced by ones that count and then call the C library's.
uint64_t callocation_count(void);

/// Lets memory of at least so many bytes go back to the system as soon as it is freed, for the rest of the program.
void callocation_give_back_blocks(size_t bytes);

/// The bytes that the C library has given out and not got back, by all threads; what it keeps for itself is not in it.
uint64_t callocation_bytes_in_use(void);

#endif
