#ifndef SCRIM_CJOBS_H
#define SCRIM_CJOBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What a thread knows of the job that it works at.
struct scrim_job {
    /// The job itself; null on threads that have none.
    const void *job;
    /// Microseconds of work, roughly, before somebody looks at the clock again.
    int32_t until_look;
    /// Whether the work is to end; once it is, it stays so until the thread takes another job.
    bool is_over;
};

extern _Thread_local struct scrim_job scrim_job_of_thread;

/// Whether the thread has a job.
static inline bool scrim_has_job(void) { return scrim_job_of_thread.job != NULL; }

/// The thread's own, to be read and written by it alone.
static inline struct scrim_job scrim_job(void) { return scrim_job_of_thread; }
static inline void scrim_set_job(struct scrim_job job) { scrim_job_of_thread = job; }

/// Takes work off what is left before the next look, and tells whether that is due.
static inline bool scrim_job_is_look_due(int32_t microseconds) {
    return (scrim_job_of_thread.until_look -= microseconds) <= 0;
}

static inline bool scrim_job_is_over(void) { return scrim_job_of_thread.is_over; }

#endif
