#ifndef SCRIM_CMETRICS_H
#define SCRIM_CMETRICS_H

#include <stdint.h>
#include <stdlib.h>
#include <time.h>

// Counters that any thread may add to and read, with an instruction or two for each call. Swift's own atomics would
// have to be initialised one by one, which would touch memory that nobody counts in.

/// Allocates counters of 8 bytes each, all 0; NULL if there is no memory. Pages of which no counter was added to take
/// no memory.
static inline uint64_t *scrim_counters(size_t count) { return calloc(count, sizeof(uint64_t)); }
static inline void scrim_counters_free(uint64_t *counters) { free(counters); }

/// Adds to a counter, in no order with other memory accesses.
static inline void scrim_count(uint64_t *counter, uint64_t amount) {
    __atomic_fetch_add(counter, amount, __ATOMIC_RELAXED);
}
static inline uint64_t scrim_counted(const uint64_t *counter) { return __atomic_load_n(counter, __ATOMIC_RELAXED); }

extern _Thread_local uint32_t scrim_number_of_thread;
uint32_t scrim_number_thread(void);

/// The number of the calling thread, from 1: threads that exist at the same time seldom share its low bits.
static inline uint32_t scrim_thread_number(void) {
    return scrim_number_of_thread ? scrim_number_of_thread : scrim_number_thread();
}

/// Nanoseconds on a clock that is never set back.
static inline int64_t scrim_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

enum { scrim_phase_count = 7 };

/// The times that the calling thread has spent on its current piece of work.
struct scrim_lap {
    /// The start of the current phase, in nanoseconds.
    int64_t since;
    /// The nanoseconds spent in each phase.
    int64_t spent[scrim_phase_count];
};

extern _Thread_local struct scrim_lap scrim_lap_of_thread;

/// Begins a piece of work: sets all times to 0.
static inline void scrim_lap_reset(void) { scrim_lap_of_thread = (struct scrim_lap){0}; }
/// Begins a phase.
static inline void scrim_lap_start(void) { scrim_lap_of_thread.since = scrim_nanoseconds(); }
/// Adds the time since the last call to a phase.
static inline void scrim_lap_end(int phase) {
    int64_t now = scrim_nanoseconds();
    scrim_lap_of_thread.spent[phase] += now - scrim_lap_of_thread.since;
    scrim_lap_of_thread.since = now;
}
static inline void scrim_lap_add(int phase, int64_t nanoseconds) { scrim_lap_of_thread.spent[phase] += nanoseconds; }
static inline int64_t scrim_lap_spent(int phase) { return scrim_lap_of_thread.spent[phase]; }

#endif
