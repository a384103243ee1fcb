#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The counters of the benchmark of the parts, and its client. A program that links this has its allocations counted:
// malloc and the like are defined here, before those of the C library.

/// The number of heap blocks allocated so far, by all threads: malloc, calloc, realloc, posix_memalign, aligned_alloc,
/// memalign.
int64_t measuring_allocations(void);

/// The number of those that the calling thread allocated.
int64_t measuring_own_allocations(void);

/// The processor time used so far by all threads, in nanoseconds.
int64_t measuring_time(void);

/// The processor time used so far by the calling thread, in nanoseconds.
int64_t measuring_own_time(void);

/// Whether callgrind runs this program; otherwise no instructions are counted.
bool measuring_under_callgrind(void);

/// Starts counting the instructions of all threads, from zero.
void measuring_begin(void);

/// Leaves the instructions of the calling thread out of the count, or takes them in again.
void measuring_toggle_own(void);

/// Stops counting and makes callgrind write the result under `name`.
void measuring_end(const char *name);

/// Opens a blocking connection to `port` on this machine; -1 if that fails.
int measuring_connect(uint16_t port);

/// Sends a request and reads its whole answer; its own instructions are not counted.
///
/// Returns the answer's status; -1 if the connection ended, or if the answer is longer than 256 KiB.
int measuring_exchange(int connection, const uint8_t *request, size_t size);

/// Returns the first 64 KiB of a file; NULL if it cannot be read. To be freed by `measuring_free`.
uint8_t *measuring_read(const char *path, size_t *size);
void measuring_free(uint8_t *bytes);

/// Returns a descriptor that discards everything written to it.
int measuring_nowhere(void);

/// Ends the program with a sentence on standard error and the status 1.
_Noreturn void measuring_fail(const char *sentence);
