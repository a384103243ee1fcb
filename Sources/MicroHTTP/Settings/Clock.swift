private import Glibc

/// Nanoseconds on a clock that is never set back. Not the one that milliseconds are read from, which lags by a few of
/// them.
func monotonicNanoseconds() -> Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
}

/// Milliseconds on a clock that is never set back, to about 4 ms.
package func monotonicMilliseconds() -> Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC_COARSE, &now)
    return now.tv_sec * 1_000 + now.tv_nsec / 1_000_000
}
