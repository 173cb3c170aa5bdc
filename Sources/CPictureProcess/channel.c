#define _GNU_SOURCE
#include "CPictureProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The most descriptors of a message: the file, and the memory for the pixels. */
enum { most_descriptors = 2 };

int cpicture_send(int socket, const void *bytes, size_t count, const int *descriptors, int descriptor_count) {
  if (descriptor_count < 0 || descriptor_count > most_descriptors) {
    errno = EINVAL;
    return -1;
  }
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  union {
    char bytes[CMSG_SPACE(most_descriptors * sizeof(int))];
    struct cmsghdr aligned;
  } control;
  memset(&control, 0, sizeof control);
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (descriptor_count > 0) {
    size_t length = (size_t)descriptor_count * sizeof(int);
    message.msg_control = control.bytes;
    message.msg_controllen = CMSG_SPACE(length);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(length);
    memcpy(CMSG_DATA(header), descriptors, length);
  }
  ssize_t sent;
  do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == (ssize_t)count ? 0 : -1;
}

ssize_t cpicture_receive(
    int socket, void *bytes, size_t capacity, int *descriptors, int descriptor_capacity, int *descriptor_count) {
  struct iovec part = {.iov_base = bytes, .iov_len = capacity};
  union {
    char bytes[CMSG_SPACE(most_descriptors * sizeof(int))];
    struct cmsghdr aligned;
  } control;
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  ssize_t length;
  do length = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  while (length < 0 && errno == EINTR);
  *descriptor_count = 0;
  if (length < 0) return -1;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header != NULL; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t index = 0; index < count; index++) {
      int descriptor;
      memcpy(&descriptor, CMSG_DATA(header) + index * sizeof(int), sizeof descriptor);
      if (*descriptor_count < descriptor_capacity) descriptors[(*descriptor_count)++] = descriptor;
      else close(descriptor);
    }
  }
  return length;
}

int cpicture_memory(size_t bytes) {
  int descriptor = memfd_create("noren-picture", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (descriptor < 0) return -1;
  if (ftruncate(descriptor, (off_t)bytes) != 0 ||
      fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) {
    int reason = errno;
    close(descriptor);
    errno = reason;
    return -1;
  }
  return descriptor;
}

int cpicture_is_memory(int descriptor, size_t bytes) {
  struct stat status;
  int seals = fcntl(descriptor, F_GET_SEALS);
  return seals >= 0 && (seals & F_SEAL_SHRINK) != 0 && fstat(descriptor, &status) == 0 &&
         status.st_size >= 0 && (uint64_t)status.st_size >= bytes;
}

pid_t cpicture_fork(void) { return fork(); }

int cpicture_keep_only(int descriptor) {
  enum { place = 3, most_closed_one_by_one = 4096 };
  if (descriptor != place) {
    if (dup2(descriptor, place) < 0) return -1;
  }
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int standard = 0; standard < place; standard++) {
    if (nothing < 0 || dup2(nothing, standard) < 0) close(standard);
  }
#ifdef SYS_close_range
  if (syscall(SYS_close_range, place + 1, ~0u, 0) == 0) return place;
#endif
  for (int other = place + 1; other < most_closed_one_by_one; other++) close(other);
  return place;
}

static void *wait_for_end(void *socket) {
  struct pollfd end = {.fd = (int)(intptr_t)socket, .events = POLLRDHUP};
  do {
    while (poll(&end, 1, -1) < 0 && errno == EINTR) {}
  } while ((end.revents & (POLLRDHUP | POLLHUP | POLLERR | POLLNVAL)) == 0);
  _exit(0);
}

int cpicture_end_with(int socket) {
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 1 << 16);
  int result = pthread_create(&thread, &attributes, wait_for_end, (void *)(intptr_t)socket);
  pthread_attr_destroy(&attributes);
  if (result == 0) pthread_detach(thread);
  return result == 0 ? 0 : -1;
}
