#include "CEpollBatch.h"

#ifdef __linux__

#include <stddef.h>
#include <sys/epoll.h>
#include <time.h>

// libmicrohttpd 0.9.75 fetches events in batches of 128 (MAX_EVENTS in src/microhttpd/daemon.c) and, when a batch comes
// back full, fetches the next one *with the blocking timeout* before it serves the first. A thread with exactly 128 (256,
// …) sockets ready at once so sleeps until something else happens, or until its connections time out, with requests in
// hand. A batch that is never full never leads there: what did not fit is handed out by the next call, because the kernel
// keeps it on its list until it has been told.
//
// The library takes this function for the system's, since the program's own symbols come first. Other callers are let
// alone: none here asks for 128 events.
enum { library_batch = 128 };

// How many came at one moment is told nowhere else: the library keeps its events to itself.
static _Thread_local int last_count;

// When the last events came, and the latest such moment of which all that there was has been served.
static _Thread_local long long last_return, served_until;

int epoll_wait(int epoll, struct epoll_event *events, int most, int timeout) {
    // The library is ready to wait only where it has nothing left to do of what it was told; and it was told of everything
    // that there was, unless the batch was full.
    if (timeout != 0 && last_count < library_batch - 1) served_until = last_return;
    last_count = epoll_pwait(epoll, events, most == library_batch ? library_batch - 1 : most, timeout, NULL);
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    last_return = now.tv_sec * 1000LL + now.tv_nsec / 1000000;
    return last_count;
}

int scrim_epoll_batch(void) { return library_batch - 1; }

int scrim_epoll_count(void) { return last_count; }

long long scrim_epoll_served_until(void) { return served_until; }

#else

int scrim_epoll_batch(void) { return 0; }

int scrim_epoll_count(void) { return 0; }

long long scrim_epoll_served_until(void) { return 0; }

#endif
