#include "CEmbedded.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)

// Asked by the leak checker of the address sanitizer. fontconfig finds its patterns by offsets, which the checker does not
// follow, so it takes those of the built-in fonts for lost.
const char *__lsan_default_suppressions(void) { return "leak:libfontconfig"; }

// Nor does it tell what it left out, on a standard error that tests read.
const char *__lsan_default_options(void) { return "print_suppressions=0"; }

#endif
#endif
