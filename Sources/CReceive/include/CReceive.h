#pragma once
#include <stdbool.h>
#include <sys/types.h>

/// A function that sees the bytes of a watched socket before the caller of `recv` does.
///
/// - count: the number of bytes that came; 0 if the other side has ended.
/// - returns: how many of them, from the first, `recv` passes on; 0 for the end; -1 for "nothing now" (EAGAIN).
typedef ssize_t (*scrim_receiver)(void *context, void *bytes, ssize_t count);

/// Lets `receiver` see what `recv` reads from `socket` without flags, until `scrim_unwatch`. To be called by the thread
/// that reads from the socket.
///
/// - returns: false if the number of the socket is too large to be watched.
bool scrim_watch(int socket, scrim_receiver receiver, void *context);

/// Ends the watching. To be called before the socket is closed.
void scrim_unwatch(int socket);
