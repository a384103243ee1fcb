private import Glibc
private import Synchronization
import Workers

/// Lines on their way to a descriptor that takes them slowly, or never: who appends one does not wait for it.
///
/// One thread writes the lines in their order. Lines beyond `capacity` bytes are dropped and counted, as are those that the
/// descriptor refuses; as soon as there is room again a line says how many were lost.
///
/// The descriptor is shared with other processes, so it stays in the mode it is in: the thread polls before each write,
/// of no more than a pipe takes without blocking.
package final class LineQueue: ThreadBody {
    private struct Line {
        var bytes: [UInt8]
        /// Lines that are lost with this one.
        var count = 1
    }

    private struct State {
        var waiting: [Line] = []
        /// Bytes of all lines that wait or are being written.
        var bytes = 0
        /// Lines dropped and not reported yet.
        var lost = 0
        /// Whether the thread waits for lines, and has to be woken.
        var isIdle = false
        /// Whether the last write failed: what was lost is then reported with the next line, lest the report be all there is.
        var isFailing = false
        /// When the thread gives up; nil until the queue is closed.
        var deadline: ContinuousClock.Instant?
    }

    private let descriptor: Int32
    private let capacity: Int
    private let state = Mutex(State())
    private let wakeup = WakeupPipe()
    private let end = WakeupPipe()

    /// Lines for `descriptor`, of which at most `capacity` bytes wait; its thread runs until ``close(within:)``.
    package init(descriptor: Int32, capacity: Int = 256 << 10) {
        self.descriptor = descriptor
        self.capacity = capacity
        // A signal for the process must not be delivered here, where nobody waits for it.
        var (all, previous) = (sigset_t(), sigset_t())
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_SETMASK, &all, &previous)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
        SystemThread(running: self)?.detach()
    }

    /// Bytes of lines that wait or are being written.
    package var waitingBytes: Int { state.withLock(\.bytes) }

    /// Hands over `text`, whose last character is a line break. Never blocks.
    package func append(_ text: String) {
        let bytes = Array(text.utf8)
        let isWaitedFor = state.withLock { state in
            let report = state.lost > 0 ? Self.report(state.lost) : nil
            let size = bytes.count + (report?.bytes.count ?? 0)
            guard state.deadline == nil, size <= capacity - state.bytes else {
                state.lost += 1
                return false
            }
            if let report { state.waiting.append(report) }
            state.waiting.append(Line(bytes: bytes))
            state.bytes += size
            state.lost = 0
            defer { state.isIdle = false }
            return state.isIdle
        }
        if isWaitedFor { wakeup.signal() }
    }

    /// Takes no more lines, and returns when all are written or `limit` has passed.
    package func close(within limit: Duration) {
        state.withLock { $0.deadline = $0.deadline ?? .now + limit }
        wakeup.signal()
        let deadline = ContinuousClock.now + limit
        var request = pollfd(fd: end.reader, events: Int16(POLLIN), revents: 0)
        while unsafe poll(&request, 1, Self.milliseconds(until: deadline)) < 0, errno == EINTR {}
    }

    /// What its thread does.
    package func run() {
        while let lines = take() {
            for line in lines {
                let isWritten = write(line.bytes)
                state.withLock { state in
                    state.bytes -= line.bytes.count
                    state.isFailing = !isWritten
                    if !isWritten { state.lost += line.count }
                }
            }
            if lines.isEmpty { wait(for: .lines) }
        }
        end.signal()
    }

    /// What is to be written next; nothing where that has yet to come, nil at the end.
    private func take() -> [Line]? {
        state.withLock { state in
            if let deadline = state.deadline, deadline <= .now { return nil }
            if state.waiting.isEmpty, state.lost > 0, !state.isFailing {
                let report = Self.report(state.lost)
                state.lost = 0
                state.bytes += report.bytes.count
                return [report]
            }
            if state.waiting.isEmpty, state.deadline != nil { return nil }
            defer { state.waiting = [] }
            state.isIdle = state.waiting.isEmpty
            return state.waiting
        }
    }

    /// False where the descriptor does not take all of it.
    private func write(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            guard wait(for: .room) else { return false }
            let count = unsafe bytes[start...].prefix(Int(PIPE_BUF)).withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count > 0 {
                start += count
            } else if count < 0, errno == EAGAIN {
                // Somebody else made it non-blocking and was faster.
                poll(nil, 0, 10)
            } else if count == 0 || errno != EINTR {
                return false
            }
        }
        return true
    }

    private enum Awaited {
        case lines
        /// In the descriptor.
        case room
    }

    /// False where the end comes first.
    @discardableResult
    private func wait(for awaited: Awaited) -> Bool {
        var requests = [
            pollfd(fd: wakeup.reader, events: Int16(POLLIN), revents: 0),
            pollfd(fd: awaited == .room ? descriptor : -1, events: Int16(POLLOUT), revents: 0),
        ]
        while true {
            let deadline = state.withLock(\.deadline)
            if let deadline, deadline <= .now { return false }
            let limit = deadline.map { Self.milliseconds(until: $0) } ?? -1
            guard unsafe poll(&requests, nfds_t(requests.count), limit) > 0 else { continue }
            // What cannot be written to says so when it is.
            if requests[1].revents != 0 { return true }
            wakeup.clear()
            if awaited == .lines { return true }
        }
    }

    private static func report(_ lost: Int) -> Line {
        Line(bytes: Array("\(lost) \(lost == 1 ? "line was" : "lines were") lost here\n".utf8), count: lost)
    }

    private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        return Int32(min(max(0, left.rounded(.up)), 1_000_000_000))
    }
}
