#ifndef SCRIM_CMEMORY_H
#define SCRIM_CMEMORY_H

/// Has all threads take their memory from one place, before there is a second thread. glibc would reserve 64 MB of addresses for
/// each (mallopt(3), M_ARENA_MAX).
void scrim_share_arenas(void);

#endif
