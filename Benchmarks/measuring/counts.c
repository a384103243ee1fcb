#define _GNU_SOURCE
#include "CMeasuring.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define HAS_CALLGRIND 1
#else
#define HAS_CALLGRIND 0
#endif

static _Atomic int64_t allocations;
static _Thread_local int64_t own_allocations;

__attribute__((unused)) static inline void count(void) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  own_allocations++;
}

// On other systems, and with a sanitizer that has its own malloc, allocations are not counted.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// glibc's names for the functions behind malloc and the rest, exported for programs like this one.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count();
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *block = made;
  return 0;
}

#endif

int64_t measuring_allocations(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

int64_t measuring_own_allocations(void) { return own_allocations; }

static int64_t nanoseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t measuring_time(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

int64_t measuring_own_time(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

bool measuring_under_callgrind(void) {
#if HAS_CALLGRIND
  return RUNNING_ON_VALGRIND != 0;
#else
  return false;
#endif
}

void measuring_begin(void) {
#if HAS_CALLGRIND
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
#endif
}

void measuring_toggle_own(void) {
#if HAS_CALLGRIND
  CALLGRIND_TOGGLE_COLLECT;
#endif
}

void measuring_end(const char *name) {
#if HAS_CALLGRIND
  CALLGRIND_DUMP_STATS_AT(name);
  CALLGRIND_STOP_INSTRUMENTATION;
#else
  (void)name;
#endif
}
