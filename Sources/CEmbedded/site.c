#include "CEmbedded.h"

// The site: what lies in the folders of Web, and what of docs is served.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "site.h"

size_t scrim_site_count(void) { return sizeof files / sizeof files[0]; }

scrim_site_file scrim_site_at(size_t index) { return files[index]; }
