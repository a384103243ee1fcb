#pragma once
#include <stdbool.h>
#include <sys/types.h>

/// What looks at the bytes of a watched socket before the one who asked `recv` for them.
///
/// - count: bytes that came; 0 where the other side has ended.
/// - returns: how many of them `recv` hands on, from the first; 0 for the end; -1 for "nothing now" (EAGAIN).
typedef ssize_t (*scrim_receiver)(void *context, void *bytes, ssize_t count);

/// From now on `receiver` sees what `recv` reads from `socket` without flags, until `scrim_unwatch`. The thread that reads
/// from the socket is the one to call this.
///
/// - returns: false where the number of the socket is too large to be watched.
bool scrim_watch(int socket, scrim_receiver receiver, void *context);

/// Before the socket is closed.
void scrim_unwatch(int socket);
