private import Glibc
private import Synchronization

/// Writes lines to a descriptor, each whole before the next, whichever threads they come from.
final class LineOutput: Sendable {
    private let descriptor: Int32
    private let lock = Mutex(())
    private let hasFailed = Atomic(false)

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Whether nobody reads what is written.
    var isBroken: Bool { hasFailed.load(ordering: .relaxed) }

    /// Writes a line and its end, and waits where there is no room.
    func write(_ line: [UInt8]) {
        let bytes = line + [UInt8(ascii: "\n")]
        lock.withLock { _ in
            var start = 0
            while start < bytes.count, !isBroken {
                let count = unsafe bytes.withUnsafeBytes { buffer in
                    unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, bytes.count - start)
                }
                if count > 0 {
                    start += count
                } else if errno == EAGAIN {
                    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    unsafe poll(&request, 1, -1)
                } else if errno != EINTR {
                    hasFailed.store(true, ordering: .relaxed)
                }
            }
        }
    }
}
