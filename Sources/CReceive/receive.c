#include "CReceive.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/socket.h>

// libmicrohttpd 0.9.75 accepts what other readers of HTTP reject, and the head that it delivers no longer shows it
// (docs/decisions/0021). It has no hook for the bytes of a connection, so the program replaces the `recv` that it
// calls: the dynamic linker finds the program's symbols first. Unwatched sockets, and calls with flags, are left alone.
struct watcher {
    _Atomic(scrim_receiver) receiver;
    _Atomic(void *) context;
};

// Twice as many descriptors as Linux allows a process unless `fs.nr_open` was raised. Untouched pages take no memory.
enum { capacity = 1 << 21 };
static struct watcher watchers[capacity];

// One thread at a time uses a socket's entry: the one that reads from it. A number that is used again was closed
// before, which orders the accesses of the two threads; the atomics make that order visible to tools that do not know
// of the system call.
bool scrim_watch(int socket, scrim_receiver receiver, void *context) {
    if (socket < 0 || socket >= capacity) return false;
    atomic_store_explicit(&watchers[socket].context, context, memory_order_relaxed);
    atomic_store_explicit(&watchers[socket].receiver, receiver, memory_order_release);
    return true;
}

void scrim_unwatch(int socket) {
    if (socket < 0 || socket >= capacity) return;
    atomic_store_explicit(&watchers[socket].receiver, NULL, memory_order_release);
}

ssize_t recv(int socket, void *bytes, size_t size, int flags) {
    ssize_t count = recvfrom(socket, bytes, size, flags, NULL, NULL);
    if (count < 0 || flags != 0 || socket < 0 || socket >= capacity) return count;
    scrim_receiver receiver = atomic_load_explicit(&watchers[socket].receiver, memory_order_acquire);
    if (receiver == NULL) return count;
    count = receiver(atomic_load_explicit(&watchers[socket].context, memory_order_relaxed), bytes, count);
    if (count < 0) errno = EAGAIN;
    return count;
}
