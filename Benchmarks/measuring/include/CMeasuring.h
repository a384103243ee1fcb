#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the benchmark of the parts counts by, and its client. Whatever links this has its allocations counted: malloc and
// its kin are defined here, before those of the C library.

/// Blocks taken from the heap so far, by all threads: malloc, calloc, realloc, posix_memalign, aligned_alloc, memalign.
int64_t measuring_allocations(void);

/// Those of them that the calling thread took.
int64_t measuring_own_allocations(void);

/// Processor time used so far, in nanoseconds, by all threads.
int64_t measuring_time(void);

/// The part of it that the calling thread used.
int64_t measuring_own_time(void);

/// Whether callgrind runs this program, so that instructions are counted at all.
bool measuring_under_callgrind(void);

/// Starts counting instructions, of all threads, from nothing.
void measuring_begin(void);

/// Stops counting and has callgrind write what it counted, under `name`.
void measuring_end(const char *name);

/// A blocking connection to `port` on this machine; -1 where there is none.
int measuring_connect(uint16_t port);

/// Sends a request and reads its answer whole.
///
/// Returns the answer's status; -1 where the connection ended, or the answer is longer than 256 KiB.
int measuring_exchange(int connection, const uint8_t *request, size_t size);

/// The first 64 KiB of a file; NULL where it cannot be read. Pairs with `measuring_free`.
uint8_t *measuring_read(const char *path, size_t *size);
void measuring_free(uint8_t *bytes);

/// A descriptor that takes whatever is written to it.
int measuring_nowhere(void);

/// Ends the program with a sentence on standard error and the status 1.
_Noreturn void measuring_fail(const char *sentence);
