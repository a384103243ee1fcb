#pragma once
#include <xxhash.h>

// If the library has code for several kinds of x86 processors, uses the best that this one can run.
#if defined(__x86_64__) && __has_include(<xxh_x86dispatch.h>)
#define XXH_DISPATCH_DISABLE_REPLACE
#include <xxh_x86dispatch.h>
static inline XXH128_hash_t scrim_digest(const void *bytes, size_t count) {
    return XXH3_128bits_dispatch(bytes, count);
}
#else
static inline XXH128_hash_t scrim_digest(const void *bytes, size_t count) { return XXH3_128bits(bytes, count); }
#endif
