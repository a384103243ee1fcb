#ifndef SCRIM_CEPOLLBATCH_H
#define SCRIM_CEPOLLBATCH_H

/// The most events that one call of epoll_wait hands to libmicrohttpd in this process.
int scrim_epoll_batch(void);

/// The events that the calling thread's last `epoll_wait` brought: how many sockets of its had something to tell at once.
/// 0 or less where there were none, and where the system has no `epoll_wait`.
int scrim_epoll_count(void);

#endif
