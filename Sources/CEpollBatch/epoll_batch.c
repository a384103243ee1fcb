#include "CEpollBatch.h"

#ifdef __linux__

#include <stddef.h>
#include <sys/epoll.h>

// libmicrohttpd 0.9.75 fetches events in batches of 128 (MAX_EVENTS in src/microhttpd/daemon.c) and, when a batch is
// full, fetches the next one *with the blocking timeout* before it serves the first. So a thread with exactly 128 (256,
// …) sockets ready at once sleeps until something else happens, or until its connections time out, while requests wait.
// With batches that are never full this cannot happen: the events that did not fit are returned by the next call,
// because the kernel keeps them on its list until then.
//
// The library calls this function instead of the system's, since the program's own symbols come first. Other callers
// are not affected: none here asks for 128 events.
enum { library_batch = 128, batch = library_batch - 1 };

int epoll_wait(int epoll, struct epoll_event *events, int most, int timeout) {
    return epoll_pwait(epoll, events, most == library_batch ? batch : most, timeout, NULL);
}

int scrim_epoll_batch(void) { return batch; }

#else

int scrim_epoll_batch(void) { return 0; }

#endif
