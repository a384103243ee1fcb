#ifndef SCRIM_CEPOLLBATCH_H
#define SCRIM_CEPOLLBATCH_H

/// The most events that one call of epoll_wait hands to libmicrohttpd in this process.
int scrim_epoll_batch(void);

/// The events that the calling thread's last `epoll_wait` brought: how many sockets of its had something to tell at once.
/// 0 or less where there were none, and where the system has no `epoll_wait`.
int scrim_epoll_count(void);

/// A moment, in milliseconds of CLOCK_MONOTONIC_COARSE: whatever had come to the calling thread's sockets by then is served,
/// so what it serves now came later. 0 where that is not known.
long long scrim_epoll_served_until(void);

#endif
