#define _GNU_SOURCE
#include "CEmbedded.h"

#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>

char *scrim_binary_path(void) {
    Dl_info binary;
    struct link_map *map = NULL;
    if (dladdr1((const void *)&scrim_binary_path, &binary, (void **)&map, RTLD_DL_LINKMAP) == 0 || !map) return NULL;
    // The linker has no name for the program itself, and argv[0] need not be a path.
    return realpath(map->l_name && map->l_name[0] ? map->l_name : "/proc/self/exe", NULL);
}
