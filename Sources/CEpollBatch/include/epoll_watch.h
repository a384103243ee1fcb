#pragma once
#include <stdbool.h>
#include <stdint.h>

// Sets of watched sockets, each of which is reported once. Wraps the parts of <sys/epoll.h> that Swift does not see.

/// Opens a new set, which the caller closes; -1 if the system cannot.
int scrim_watch_open(void);

/// Adds a descriptor under a number: to report bytes to read, or the end of what the other side sends, or, with
/// neither, only a connection that is reset or over.
///
/// - returns: whether it was added.
bool scrim_watch_add(int set, int descriptor, uint64_t number, bool bytes, bool end);

/// Removes a descriptor from the set.
void scrim_watch_remove(int set, int descriptor);

/// Waits until some descriptors have something to report, and writes their numbers; they are not reported again.
///
/// - returns: the number of them.
int scrim_watch_wait(int set, uint64_t *numbers, int most);
