#pragma once
#include <stdbool.h>
#include <stdint.h>

// Sets of sockets whose clients are looked after, each told once. What Swift does not see of <sys/epoll.h>.

/// A new set, to be closed; -1 where the system has none to give.
int scrim_watch_open(void);

/// Adds a descriptor under a number: for bytes to read, for the end of what the other side sends, or, with neither, only for
/// a connection that is reset or over.
///
/// - returns: whether it is in the set.
bool scrim_watch_add(int set, int descriptor, uint64_t number, bool bytes, bool end);

/// Takes a descriptor out of the set.
void scrim_watch_remove(int set, int descriptor);

/// Waits until there is something to tell of one, and gives the numbers of those; they are not told again.
///
/// - returns: how many.
int scrim_watch_wait(int set, uint64_t *numbers, int most);
