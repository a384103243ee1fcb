#include "CEmbedded.h"

// The site: the files in the folders of Web, and those of docs that are served.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "site.h"

size_t scrim_site_count(void) { return sizeof files / sizeof files[0]; }

scrim_site_file scrim_site_at(size_t index) { return files[index]; }
