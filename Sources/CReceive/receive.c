#include "CReceive.h"

#include <errno.h>
#include <stddef.h>
#include <sys/socket.h>

// libmicrohttpd 0.9.75 reads past what other readers of HTTP stop at, and what it hands over of a head no longer shows it
// (docs/decisions/0021). It has no hook for the bytes of a connection, so the program answers for the `recv` that it calls:
// the dynamic linker finds the program's symbols first. Sockets that nobody watches, and calls with flags, are let alone.
struct watcher {
    scrim_receiver receiver;
    void *context;
};

// As many descriptors as Linux lets a process have unless `fs.nr_open` was raised, twice. Untouched pages take no memory.
enum { capacity = 1 << 21 };
static struct watcher watchers[capacity];

// One thread at a time uses a socket's entry: the one that reads from it. A number that is used again was closed before,
// which orders what the two threads do.
bool scrim_watch(int socket, scrim_receiver receiver, void *context) {
    if (socket < 0 || socket >= capacity) return false;
    watchers[socket] = (struct watcher){receiver, context};
    return true;
}

void scrim_unwatch(int socket) {
    if (socket >= 0 && socket < capacity) watchers[socket].receiver = NULL;
}

ssize_t recv(int socket, void *bytes, size_t size, int flags) {
    ssize_t count = recvfrom(socket, bytes, size, flags, NULL, NULL);
    if (count < 0 || flags != 0 || socket < 0 || socket >= capacity) return count;
    struct watcher watcher = watchers[socket];
    if (watcher.receiver == NULL) return count;
    count = watcher.receiver(watcher.context, bytes, count);
    if (count < 0) errno = EAGAIN;
    return count;
}
