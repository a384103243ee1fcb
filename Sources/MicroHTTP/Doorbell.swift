private import Glibc

/// A pipe that one thread rings and another waits at, with a deadline and without a lock.
final class Doorbell: Sendable {
    private let ends: (reader: Int32, writer: Int32)

    init() {
        var ends: [Int32] = [-1, -1]
        unsafe pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        self.ends = (ends[0], ends[1])
    }

    deinit {
        close(ends.reader)
        close(ends.writer)
    }

    func ring() {
        // A full pipe has said it already.
        var byte: UInt8 = 1
        _ = unsafe write(ends.writer, &byte, 1)
    }

    /// Returns when it rings, has rung since the last wait, or `seconds` have passed.
    func wait(atMost seconds: Double) {
        wait(atMost: seconds, orUntilThereIsRoomIn: [])
    }

    /// Returns when it rings, has rung since the last wait, or a connection waits to be accepted from `listener`.
    func wait(orUntilThereIsAConnectionAt listener: Int32?) {
        // poll passes over what is negative.
        wait(nil, for: [pollfd(fd: listener ?? -1, events: Int16(POLLIN), revents: 0)])
    }

    /// Returns also when one of `sockets` takes bytes again, or never will; without `seconds` there is no deadline.
    func wait(atMost seconds: Double?, orUntilThereIsRoomIn sockets: [Int32]) {
        wait(seconds, for: sockets.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) })
    }

    private func wait(_ seconds: Double?, for others: [pollfd]) {
        var requests = [pollfd(fd: ends.reader, events: Int16(POLLIN), revents: 0)] + others
        let limit = seconds.map { Int32(clamping: Int(min($0, 86_400) * 1_000) + 1) }
        unsafe poll(&requests, nfds_t(requests.count), limit ?? -1)
        unsafe withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { rings in
            _ = unsafe read(ends.reader, rings.baseAddress, rings.count)
        }
    }
}
