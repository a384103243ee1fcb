import Glibc

/// The time, for the command line.
enum Clock {
    /// Whole seconds since 1970.
    static var seconds: Int { time(nil) }
}
