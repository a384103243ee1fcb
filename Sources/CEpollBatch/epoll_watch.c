#include "epoll_watch.h"

#ifdef __linux__

#include <stddef.h>
#include <sys/epoll.h>

int scrim_watch_open(void) { return epoll_create1(EPOLL_CLOEXEC); }

bool scrim_watch_add(int set, int descriptor, uint64_t number, bool bytes, bool end) {
    // A reset and the end of both sides are always reported.
    struct epoll_event event = {
        .events = (bytes ? EPOLLIN : 0) | (end ? EPOLLRDHUP : 0) | EPOLLONESHOT,
        .data.u64 = number,
    };
    return epoll_ctl(set, EPOLL_CTL_ADD, descriptor, &event) == 0;
}

void scrim_watch_remove(int set, int descriptor) {
    struct epoll_event unused;
    epoll_ctl(set, EPOLL_CTL_DEL, descriptor, &unused);
}

enum { most_at_once = 64 };

int scrim_watch_wait(int set, uint64_t *numbers, int most) {
    struct epoll_event events[most_at_once];
    int count = epoll_pwait(set, events, most < most_at_once ? most : most_at_once, -1, NULL);
    for (int index = 0; index < count; index++) numbers[index] = events[index].data.u64;
    return count < 0 ? 0 : count;
}

#else

int scrim_watch_open(void) { return -1; }
bool scrim_watch_add(int set, int descriptor, uint64_t number, bool bytes, bool end) { return false; }
void scrim_watch_remove(int set, int descriptor) {}
int scrim_watch_wait(int set, uint64_t *numbers, int most) { return 0; }

#endif
