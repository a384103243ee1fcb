#ifndef SCRIM_CMEMORY_H
#define SCRIM_CMEMORY_H

/// Has all threads take their memory from one place, before there is a second thread. glibc would reserve 64 MB of addresses for
/// each (mallopt(3), M_ARENA_MAX).
void scrim_share_arenas(void);

/// Gives the system back what is free. glibc keeps up to 64 MB of it for each thread that once took so much (mallopt(3),
/// M_MMAP_THRESHOLD and M_TRIM_THRESHOLD).
void scrim_give_back(void);

#endif
