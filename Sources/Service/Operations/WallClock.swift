private import Glibc

/// The time of day, for logs and metrics only: no computed answer depends on it.
enum WallClock {
    /// The time now, in milliseconds since 1970.
    static var milliseconds: Int {
        var now = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &now)
        return now.tv_sec * 1_000 + now.tv_nsec / 1_000_000
    }

    /// The text of a second since 1970, as in 2026-02-03T04:05:06, in UTC.
    static func text(ofSecond second: Int) -> [UInt8] {
        var (seconds, parts) = (time_t(second), unsafe tm())
        guard unsafe gmtime_r(&seconds, &parts) != nil else { return Array("1970-01-01T00:00:00".utf8) }
        return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let count = unsafe strftime(buffer.baseAddress, buffer.count, "%Y-%m-%dT%H:%M:%S", &parts)
            return unsafe Array(UnsafeRawBufferPointer(buffer).prefix(count))
        }
    }

    /// The time now, as in 2026-02-03T04:05:06.789Z.
    static var text: String {
        let now = milliseconds
        let fraction = String(String(now % 1_000 + 1_000).dropFirst())
        return String(decoding: text(ofSecond: now / 1_000), as: UTF8.self) + "." + fraction + "Z"
    }
}
