#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What time it is.
enum Clock {
    /// Whole seconds since 1970.
    static var seconds: Int { time(nil) }
}
