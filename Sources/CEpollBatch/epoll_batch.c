#include "CEpollBatch.h"

#ifdef __linux__

#include <stddef.h>
#include <sys/epoll.h>

// libmicrohttpd 0.9.75 fetches events in batches of 128 (MAX_EVENTS in src/microhttpd/daemon.c) and, when a batch comes
// back full, fetches the next one *with the blocking timeout* before it serves the first. A thread with exactly 128 (256,
// …) sockets ready at once so sleeps until something else happens, or until its connections time out, with requests in
// hand. A batch that is never full never leads there: what did not fit is handed out by the next call, because the kernel
// keeps it on its list until it has been handed out.
//
// The library takes this function for the system's, since the program's own symbols come first. Other callers are let
// alone: none here asks for 128 events.
enum { library_batch = 128, batch = library_batch - 1 };

int epoll_wait(int epoll, struct epoll_event *events, int most, int timeout) {
    return epoll_pwait(epoll, events, most == library_batch ? batch : most, timeout, NULL);
}

int scrim_epoll_batch(void) { return batch; }

#else

int scrim_epoll_batch(void) { return 0; }

#endif
