import Glibc

/// What time it is.
enum Clock {
    /// Whole seconds since 1970.
    static var seconds: Int { time(nil) }
}
