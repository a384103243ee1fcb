#ifndef SCRIM_CMEMORY_H
#define SCRIM_CMEMORY_H

/// Makes all threads share one arena; to be called before there is a second thread. glibc would reserve 64 MB of
/// addresses for each thread (mallopt(3), M_ARENA_MAX).
void scrim_share_arenas(void);

/// Gives free memory back to the system. glibc keeps up to 64 MB of it for each thread that once used so much
/// (mallopt(3), M_MMAP_THRESHOLD and M_TRIM_THRESHOLD).
void scrim_give_back(void);

#endif
