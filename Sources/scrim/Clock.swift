#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The time of day.
enum Clock {
    /// Whole seconds since 1970.
    static var seconds: Int { time(nil) }
}
