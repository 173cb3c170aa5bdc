#ifndef CPICTUREPROCESS_H
#define CPICTUREPROCESS_H
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* What Swift cannot say of the process that decodes pictures: messages that carry descriptors, memory that is shared by
   one, fork, and the filter of system calls. Functions that fail give -1 or NULL and leave the reason in errno. */

/* A message over a socket with descriptors beside it; 0 or -1. A peer that is gone is an error and no signal. */
int cpicture_send(int socket, const void *bytes, size_t count, const int *descriptors, int descriptor_count);

/* The next message, at most so long, with the descriptors that came with it; those beyond the capacity are closed.
   The length, 0 when the peer is gone, or -1. */
ssize_t cpicture_receive(
    int socket, void *bytes, size_t capacity, int *descriptors, int descriptor_capacity, int *descriptor_count);

/* Memory of a size that nobody can make smaller or larger, by a descriptor that programs which are started do not get. */
int cpicture_memory(size_t bytes);

/* Whether a descriptor is memory of at least a size that nobody can make smaller. */
int cpicture_is_memory(int descriptor, size_t bytes);

/* Starts a copy of this process; only while it has one thread. */
pid_t cpicture_fork(void);

/* Makes a descriptor the fourth of this process, gives the first three to /dev/null and closes all others; the fourth. */
int cpicture_keep_only(int descriptor);

/* A file that may be opened after the filter is in place, by the path under which libraries will ask for it. */
typedef struct {
  const char *path;
  int descriptor;
} cpicture_file;

/* What the process may take. */
typedef struct {
  /* Bytes of memory beyond what it has now. */
  size_t memory;
  /* Descriptors beyond those that are open now. */
  int descriptors;
} cpicture_limits;

enum {
  CPICTURE_HOLDS_LIMITS = 1, /* memory, descriptors, core files and written files are limited */
  CPICTURE_HOLDS_FILTER = 2, /* system calls are filtered */
};

/* Takes from this process all that decoding does not need, for good; what of it is held. The files must outlive the process. */
int cpicture_confine(const cpicture_limits *limits, const cpicture_file *files, int file_count);

/* Lets the process end by SIGXCPU when it has taken so many seconds of processor time from now on, rounded up. */
void cpicture_limit_processor_time(int seconds);

/* Opens converters of the encodings that drawings are written in and keeps them: their modules are files. */
void cpicture_load_encodings(void);

/* Ends the process as soon as the other end of a socket is closed, whatever it does at the time. */
int cpicture_end_with(int socket);
#endif
