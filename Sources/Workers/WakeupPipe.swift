private import Glibc

/// A pipe that wakes a thread. Any thread may signal it, and one may wait at it, without a lock.
package final class WakeupPipe: Sendable {
    /// It is readable from a signal until `clear`, so that it can be polled together with other descriptors.
    package let reader: Int32
    private let writer: Int32

    package init() {
        var ends: [Int32] = [-1, -1]
        unsafe pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (reader, writer) = (ends[0], ends[1])
    }

    deinit {
        close(reader)
        close(writer)
    }

    package func signal() {
        // If the pipe is full, it has already been signalled.
        var byte: UInt8 = 1
        _ = unsafe write(writer, &byte, 1)
    }

    /// Removes all signals that have been sent so far.
    package func clear() {
        unsafe withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { bytes in
            _ = unsafe read(reader, bytes.baseAddress, bytes.count)
        }
    }

    // MARK: Waiting. Each returns at a signal, one since the last wait included, and clears the pipe.

    /// Also returns after `seconds` have passed.
    package func wait(atMost seconds: Double) { wait(seconds, for: []) }

    /// Also returns when a connection waits to be accepted from `listener`.
    package func wait(orUntilThereIsAConnectionAt listener: Int32?) {
        // `poll` ignores negative descriptors.
        wait(nil, for: [pollfd(fd: listener ?? -1, events: Int16(POLLIN), revents: 0)])
    }

    /// Also returns when `descriptor` has bytes to read, or has ended.
    /// - Returns: Whether there is input or the end.
    package func wait(orUntilThereIsInputFrom descriptor: Int32) -> Bool {
        wait(nil, for: [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)])
    }

    /// Also returns when one of `sockets` accepts bytes again, or never will. Without `seconds` there is no time limit.
    package func wait(atMost seconds: Double?, orUntilThereIsRoomIn sockets: [Int32]) {
        wait(seconds, for: sockets.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) })
    }

    @discardableResult private func wait(_ seconds: Double?, for others: [pollfd]) -> Bool {
        var requests = [pollfd(fd: reader, events: Int16(POLLIN), revents: 0)] + others
        let limit = seconds.map { Int32(clamping: Int(min($0, 86_400) * 1_000) + 1) }
        unsafe poll(&requests, nfds_t(requests.count), limit ?? -1)
        clear()
        return requests.dropFirst().contains { $0.revents != 0 }
    }
}
