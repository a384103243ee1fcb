#ifndef SCRIM_CJOBS_H
#define SCRIM_CJOBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A thread's state of the job that it works at.
struct scrim_job {
    /// The job itself; null on threads without one.
    const void *job;
    /// The rough microseconds of work left until the clock is read again.
    int32_t until_look;
    /// Whether the work has to end; stays set until the thread takes another job.
    bool is_over;
};

extern _Thread_local struct scrim_job scrim_job_of_thread;

/// Whether the calling thread has a job.
static inline bool scrim_has_job(void) { return scrim_job_of_thread.job != NULL; }

/// The calling thread's own state, which no other thread can access.
static inline struct scrim_job scrim_job(void) { return scrim_job_of_thread; }
static inline void scrim_set_job(struct scrim_job job) { scrim_job_of_thread = job; }

/// Subtracts work from what is left until the next reading of the clock, and returns whether that is due.
static inline bool scrim_job_is_look_due(int32_t microseconds) {
    return (scrim_job_of_thread.until_look -= microseconds) <= 0;
}

static inline bool scrim_job_is_over(void) { return scrim_job_of_thread.is_over; }

#endif
