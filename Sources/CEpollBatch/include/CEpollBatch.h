#ifndef SCRIM_CEPOLLBATCH_H
#define SCRIM_CEPOLLBATCH_H

#include "epoll_watch.h"

/// The most events that one call of epoll_wait returns to libmicrohttpd in this process; 0 if the system has no
/// `epoll_wait`.
int scrim_epoll_batch(void);

#endif
