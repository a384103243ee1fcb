#include "CEmbedded.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)

// Called by the leak checker of the address sanitizer, which reports as lost what it cannot follow: fontconfig finds
// the patterns of the built-in fonts by offsets, and Swift packs the address of an object's weak references.
const char *__lsan_default_suppressions(void) { return "leak:libfontconfig\nleak:formWeakReference"; }

// The suppressions are not printed, because tests read the standard error.
const char *__lsan_default_options(void) { return "print_suppressions=0"; }

#endif
#endif
