#define _GNU_SOURCE
#include "CPictureProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <iconv.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#ifndef __has_feature
#define __has_feature(x) 0
#endif

/* Checkers that run a program on top of their own make calls of their own, with memory of their own, which no filter and no
   limit may take from them. */
static bool is_being_checked(void) {
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
  return true;
#else
  const char *preloaded = getenv("LD_PRELOAD");
  return preloaded != NULL && strstr(preloaded, "vgpreload") != NULL;
#endif
}

/* The bytes that count against RLIMIT_DATA and RLIMIT_AS at the moment; 0 where the system does not say. */
static void memory_in_use(size_t *data, size_t *all) {
  unsigned long total = 0, private_data = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (file != NULL) {
    if (fscanf(file, "%lu %*u %*u %*u %*u %lu", &total, &private_data) != 2) total = private_data = 0;
    fclose(file);
  }
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  *data = private_data * page;
  *all = total * page;
}

/* Lowers a limit for good; one that is lower already stays. */
static bool lower(int resource, rlim_t value) {
  struct rlimit limit;
  if (getrlimit((__rlimit_resource_t)resource, &limit) != 0) return false;
  if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max < value) value = limit.rlim_max;
  limit.rlim_cur = limit.rlim_max = value;
  return setrlimit((__rlimit_resource_t)resource, &limit) == 0;
}

static bool limit_resources(const cpicture_limits *limits) {
  enum { most_descriptors = 65536 };
  size_t data, all;
  memory_in_use(&data, &all);
  int open_descriptors = 0;
  for (int descriptor = 0; descriptor < most_descriptors; descriptor++) {
    if (fcntl(descriptor, F_GETFD) >= 0) open_descriptors = descriptor + 1;
    else if (descriptor > open_descriptors + 64) break;
  }
  bool holds = lower(RLIMIT_CORE, 0);
  holds = lower(RLIMIT_FSIZE, 0) && holds;
  holds = lower(RLIMIT_NOFILE, (rlim_t)(open_descriptors + limits->descriptors)) && holds;
  holds = lower(RLIMIT_DATA, data + limits->memory) && holds;
  /* The file and the pixels are shared memory, which only this limit counts. */
  return lower(RLIMIT_AS, all + 2 * limits->memory) && holds;
}

#if defined(__x86_64__) || defined(__aarch64__)

static const cpicture_file *known_files;
static int known_file_count;

/* Answers a call of open: the filter lets none through to the system. A file that is known is opened already, and the library
   that asks gets another descriptor of it; for all others there is no permission. */
static void answer_open(int number, siginfo_t *info, void *context) {
  (void)number;
  ucontext_t *state = context;
#if defined(__x86_64__)
  greg_t *registers = state->uc_mcontext.gregs;
  bool is_open = info->si_syscall == SYS_open;
  const char *path = (const char *)registers[is_open ? REG_RDI : REG_RSI];
  int flags = (int)registers[is_open ? REG_RSI : REG_RDX];
#else
  unsigned long long *registers = state->uc_mcontext.regs;
  const char *path = (const char *)registers[1];
  int flags = (int)registers[2];
#endif
  long result = -EACCES;
  int error = errno;
  for (int index = 0; index < known_file_count && (flags & O_ACCMODE) == O_RDONLY; index++) {
    if (strcmp(path, known_files[index].path) != 0) continue;
    result = dup(known_files[index].descriptor);
    if (result >= 0) lseek((int)result, 0, SEEK_SET);
    else result = -errno;
    break;
  }
  errno = error;
#if defined(__x86_64__)
  registers[REG_RAX] = result;
#else
  registers[0] = (unsigned long long)result;
#endif
}

/* Calls that reach nothing but the process itself and the descriptors that it has. Metadata of files may be asked for, since
   libraries look whether their tables have changed; what is in them may not. */
static const int allowed_calls[] = {
    SCMP_SYS(read), SCMP_SYS(readv), SCMP_SYS(pread64), SCMP_SYS(write), SCMP_SYS(writev), SCMP_SYS(close),
    SCMP_SYS(lseek), SCMP_SYS(dup), SCMP_SYS(fstat), SCMP_SYS(newfstatat), SCMP_SYS(stat), SCMP_SYS(lstat),
    SCMP_SYS(statx), SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(poll), SCMP_SYS(ppoll),
    SCMP_SYS(sendmsg), SCMP_SYS(recvmsg), SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(madvise), SCMP_SYS(brk),
    SCMP_SYS(futex), SCMP_SYS(set_robust_list), SCMP_SYS(rseq), SCMP_SYS(membarrier), SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity), SCMP_SYS(sched_getparam), SCMP_SYS(sched_getscheduler), SCMP_SYS(getcpu),
    SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn), SCMP_SYS(sigaltstack),
    SCMP_SYS(restart_syscall), SCMP_SYS(gettid), SCMP_SYS(getpid), SCMP_SYS(getuid), SCMP_SYS(geteuid),
    SCMP_SYS(getgid), SCMP_SYS(getegid), SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres),
    SCMP_SYS(time), SCMP_SYS(nanosleep), SCMP_SYS(clock_nanosleep), SCMP_SYS(getrandom), SCMP_SYS(getrusage),
    SCMP_SYS(getrlimit), SCMP_SYS(uname), SCMP_SYS(sysinfo), SCMP_SYS(exit), SCMP_SYS(exit_group),
};

/* Adds what is allowed under a condition; whether all of it could be. */
static bool add_conditions(scmp_filter_ctx filter) {
  int status = 0;
  /* No memory becomes code. */
  struct scmp_arg_cmp no_code = SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0);
  status |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1, no_code);
  status |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1, no_code);
  /* Threads and no processes; the newer call keeps its flags where no filter looks, and without it the older one is made. */
  status |= seccomp_rule_add(
      filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD));
  status |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
  /* Signals to itself alone: abort sends one. */
  status |= seccomp_rule_add(
      filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1, SCMP_A0(SCMP_CMP_EQ, (scmp_datum_t)getpid()));
  /* Its own limits: all may be read, that of the processor's time is set anew for each picture. */
  status |= seccomp_rule_add(
      filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 2, SCMP_A0(SCMP_CMP_EQ, 0), SCMP_A2(SCMP_CMP_EQ, 0));
  status |= seccomp_rule_add(
      filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 2, SCMP_A0(SCMP_CMP_EQ, 0), SCMP_A1(SCMP_CMP_EQ, RLIMIT_CPU));
  for (int command = F_DUPFD; command <= F_GETFL; command++) {
    status |= seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_A1(SCMP_CMP_EQ, (scmp_datum_t)command));
  }
  status |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_A1(SCMP_CMP_EQ, F_GET_SEALS));
  status |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_A1(SCMP_CMP_EQ, F_DUPFD_CLOEXEC));
  status |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prctl), 1, SCMP_A0(SCMP_CMP_EQ, PR_SET_NAME));
  status |= seccomp_rule_add(filter, SCMP_ACT_TRAP, SCMP_SYS(openat), 0);
#if defined(__x86_64__)
  status |= seccomp_rule_add(filter, SCMP_ACT_TRAP, SCMP_SYS(open), 0);
#endif
  return status == 0;
}

static bool filter_calls(const cpicture_file *files, int file_count) {
  known_files = files;
  known_file_count = file_count;
  struct sigaction action = {.sa_sigaction = answer_open, .sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART};
  sigset_t unblocked;
  sigemptyset(&unblocked);
  sigaddset(&unblocked, SIGSYS);
  if (sigaction(SIGSYS, &action, NULL) != 0 || sigprocmask(SIG_UNBLOCK, &unblocked, NULL) != 0) return false;

  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (filter == NULL) return false;
  bool holds = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0;
  for (size_t index = 0; index < sizeof allowed_calls / sizeof *allowed_calls; index++) {
    /* Calls of other machines cannot be added, and are not made here. */
    if (allowed_calls[index] >= 0) (void)seccomp_rule_add(filter, SCMP_ACT_ALLOW, allowed_calls[index], 0);
  }
  holds = holds && add_conditions(filter) && seccomp_load(filter) == 0;
  seccomp_release(filter);
  return holds;
}

#else

/* Which registers hold what a call asks for is known of two kinds of machine. */
static bool filter_calls(const cpicture_file *files, int file_count) {
  (void)files;
  (void)file_count;
  return false;
}

#endif

int cpicture_confine(const cpicture_limits *limits, const cpicture_file *files, int file_count) {
  if (is_being_checked()) return 0;
  int held = limit_resources(limits) ? CPICTURE_HOLDS_LIMITS : 0;
  return held | (filter_calls(files, file_count) ? CPICTURE_HOLDS_FILTER : 0);
}

void cpicture_limit_processor_time(int seconds) {
  if (is_being_checked()) return;
  struct timespec used;
  struct rlimit limit;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used) != 0 || getrlimit(RLIMIT_CPU, &limit) != 0) return;
  rlim_t end = (rlim_t)used.tv_sec + 1 + (rlim_t)seconds;
  limit.rlim_cur = limit.rlim_max != RLIM_INFINITY && limit.rlim_max < end ? limit.rlim_max : end;
  setrlimit(RLIMIT_CPU, &limit);
}

void cpicture_load_encodings(void) {
  /* What drawings were found to be written in beside UTF-8, UTF-16 and ISO 8859-1, which libxml2 reads by itself. */
  static const char *const names[] = {"ISO-8859-15", "ISO-8859-2", "WINDOWS-1250", "WINDOWS-1251", "WINDOWS-1252",
                                      "SHIFT_JIS",   "EUC-JP",     "GB18030",      "GBK",          "BIG5",
                                      "EUC-KR",      "KOI8-R",     "MACINTOSH"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    /* Kept open on purpose: glibc gives a module back after the last converter of it is closed. */
    (void)iconv_open("UTF-8", names[index]);
    (void)iconv_open(names[index], "UTF-8");
  }
}
