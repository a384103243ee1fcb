#define _GNU_SOURCE
#include "CEmbedded.h"

#include <dlfcn.h>
#include <stdlib.h>

char *scrim_binary_path(void) {
    Dl_info binary;
    if (dladdr((const void *)&scrim_binary_path, &binary) == 0 || !binary.dli_fname) return NULL;
    return realpath(binary.dli_fname, NULL);
}
