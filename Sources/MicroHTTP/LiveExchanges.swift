private import Glibc
internal import Synchronization

/// Counts the requests in hand, and wakes the one who waits for the last of them.
final class LiveExchanges: Sendable {
    private let live = Atomic(0)
    private let finished = Atomic(0)
    private let isWatched = Atomic(false)
    /// A pipe that is written to when an exchange ends while someone watches: `poll` waits for that and a deadline, with no
    /// lock in sight.
    private let ended: (reader: Int32, writer: Int32)

    init() {
        var ends: [Int32] = [-1, -1]
        unsafe pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        ended = (ends[0], ends[1])
    }

    deinit {
        close(ended.reader)
        close(ended.writer)
    }

    /// Requests whose first line is in and whose answer is not yet wholly handed to the system.
    var count: Int { live.load(ordering: .sequentiallyConsistent) }

    func begin() {
        live.add(1, ordering: .sequentiallyConsistent)
    }

    func end() {
        finished.add(1, ordering: .sequentiallyConsistent)
        live.subtract(1, ordering: .sequentiallyConsistent)
        if isWatched.load(ordering: .sequentiallyConsistent) { signal() }
    }

    private func signal() {
        // A full pipe has said it already.
        var byte: UInt8 = 1
        _ = unsafe write(ended.writer, &byte, 1)
    }

    /// Waits until no request is in hand and none has come for `quiet` seconds, at most `grace` seconds.
    ///
    /// The quiet time is for requests that have arrived but that no thread has looked at yet: with a slow handler in
    /// front of them the count touches 0 between one and the next.
    /// - Parameter isIdle: whether nothing more can come, so that there is no need to be quiet.
    func waitUntilQuiet(for quiet: Double, atMost grace: Double, isIdle: () -> Bool) {
        isWatched.store(true, ordering: .sequentiallyConsistent)
        let end = monotonicSeconds() + grace
        while case let left = end - monotonicSeconds(), left > 0 {
            let before = finished.load(ordering: .sequentiallyConsistent)
            if count == 0, isIdle() { return }
            let patience = count == 0 ? min(left, quiet) : left
            var request = pollfd(fd: ended.reader, events: Int16(POLLIN), revents: 0)
            unsafe poll(&request, 1, Int32(clamping: Int(patience * 1_000) + 1))
            unsafe withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { signals in
                _ = unsafe read(ended.reader, signals.baseAddress, signals.count)
            }
            if count == 0, finished.load(ordering: .sequentiallyConsistent) == before { return }
        }
    }
}

/// Seconds on a clock that is never set back, to about 4 ms.
func monotonicSeconds() -> Double {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC_COARSE, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}
