private import Glibc

/// Nanoseconds on a clock that is never set back. They must not be compared with `monotonicMilliseconds`, whose clock
/// is a few milliseconds behind.
func monotonicNanoseconds() -> Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
}

/// Milliseconds on a clock that is never set back, accurate to about 4 ms, and cheap to read.
package func monotonicMilliseconds() -> Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC_COARSE, &now)
    return now.tv_sec * 1_000 + now.tv_nsec / 1_000_000
}
