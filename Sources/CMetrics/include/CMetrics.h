#ifndef SCRIM_CMETRICS_H
#define SCRIM_CMETRICS_H

#include <stdint.h>
#include <stdlib.h>
#include <time.h>

// Counters that any thread may add to and read, each call of which is an instruction or two: Swift's own atomics have to be
// initialised one by one, and memory that nobody counts in is not to be touched.

/// So many counters at 0, each 8 bytes, on a cache line's border; NULL where there is no memory. Pages that nothing is added
/// to are never there.
static inline uint64_t *scrim_counters(size_t count) { return calloc(count, sizeof(uint64_t)); }
static inline void scrim_counters_free(uint64_t *counters) { free(counters); }

/// No order with anything else.
static inline void scrim_count(uint64_t *counter, uint64_t amount) {
    __atomic_fetch_add(counter, amount, __ATOMIC_RELAXED);
}
static inline uint64_t scrim_counted(const uint64_t *counter) { return __atomic_load_n(counter, __ATOMIC_RELAXED); }

extern _Thread_local uint32_t scrim_number_of_thread;
uint32_t scrim_number_thread(void);

/// A number of the calling thread, from 1: threads that are there at the same time seldom share the low bits.
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

/// What the calling thread has spent on the piece of work in hand.
struct scrim_lap {
    /// When the phase in hand began, in nanoseconds.
    int64_t since;
    /// Nanoseconds in each phase.
    int64_t spent[scrim_phase_count];
};

extern _Thread_local struct scrim_lap scrim_lap_of_thread;

/// A new piece of work, in nothing yet.
static inline void scrim_lap_reset(void) { scrim_lap_of_thread = (struct scrim_lap){0}; }
/// What comes now is a phase's.
static inline void scrim_lap_start(void) { scrim_lap_of_thread.since = scrim_nanoseconds(); }
/// What came since the last call was this phase's.
static inline void scrim_lap_end(int phase) {
    int64_t now = scrim_nanoseconds();
    scrim_lap_of_thread.spent[phase] += now - scrim_lap_of_thread.since;
    scrim_lap_of_thread.since = now;
}
static inline void scrim_lap_add(int phase, int64_t nanoseconds) { scrim_lap_of_thread.spent[phase] += nanoseconds; }
static inline int64_t scrim_lap_spent(int phase) { return scrim_lap_of_thread.spent[phase]; }

#endif
