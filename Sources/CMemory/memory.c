#include "CMemory.h"
#include <stddef.h>
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void scrim_share_arenas(void) { mallopt(M_ARENA_MAX, 1); }
void scrim_give_back(void) { malloc_trim(0); }
#else
void scrim_share_arenas(void) {}
void scrim_give_back(void) {}
#endif
