private import Glibc
private import Synchronization
import Workers

/// A queue of lines for a descriptor that may accept them slowly, or never; appending a line never waits.
///
/// One thread writes the lines in order. Lines beyond `capacity` bytes are dropped and counted, as are those that the
/// descriptor refuses; once there is room again, a line reports how many were lost.
///
/// The descriptor may be shared with other processes, so its mode is not changed: the thread polls before each write,
/// and writes at most as much at once as a pipe accepts without blocking.
package final class LineQueue: ThreadBody {
    private enum Line {
        case text([UInt8])
        /// A report that this many lines were lost here.
        case loss(Int)
        /// A request, formatted by the queue's thread when it is written.
        case access(AccessRecord)

        /// The bytes for which the line counts while it waits.
        var size: Int {
            switch self {
            case .text(let bytes): bytes.count
            case .loss: 80
            case .access(let record): record.size
            }
        }

        /// The number of lines that are lost if this one is dropped.
        var count: Int { if case .loss(let count) = self { count } else { 1 } }
        var isAccess: Bool { if case .access = self { true } else { false } }
        var isLoss: Bool { if case .loss = self { true } else { false } }
    }

    private struct State {
        var waiting: [Line] = []
        /// The bytes of all lines that wait or are being written.
        var bytes = 0
        /// The number of lines dropped and not reported yet.
        var lost = 0
        /// The number of lines dropped since the start.
        var allLost = 0
        /// Whether the thread lets lines accumulate for a moment.
        var isGathering = false
        /// Whether the thread waits for lines, and has to be woken.
        var isIdle = false
        /// Whether the last write failed: the loss is then reported with the next line, so that reports are not written
        /// on their own.
        var isFailing = false
        /// When the thread gives up; `nil` until the queue is closed.
        var deadline: ContinuousClock.Instant?
    }

    private let descriptor: Int32
    private let capacity: Int
    private let format: LogFormat
    private let state = Mutex(State())
    private let wakeup = WakeupPipe()
    private let end = WakeupPipe()

    /// Creates a queue for `descriptor`, in which at most `capacity` bytes wait; its thread runs until
    /// ``close(within:)``.
    ///
    /// - Parameter format: The format of reports of lost lines.
    package init(descriptor: Int32, capacity: Int = 256 << 10, format: LogFormat = .text) {
        self.descriptor = descriptor
        self.format = format
        self.capacity = capacity
        // A signal for the process must not be delivered to this thread, which does not handle signals.
        var (all, previous) = (sigset_t(), sigset_t())
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_SETMASK, &all, &previous)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
        SystemThread(running: self)?.detach()
    }

    /// The bytes of lines that wait or are being written.
    package var waitingBytes: Int { state.withLock(\.bytes) }

    /// The number of lines dropped since the start.
    package var linesLost: Int { state.withLock(\.allLost) }

    /// Appends `text`, whose last character must be a line break. Never blocks.
    package func append(_ text: String) { append(.text(Array(text.utf8))) }

    /// Appends a request, which becomes a line of the access log. Never blocks.
    func append(_ record: AccessRecord) { append(.access(record)) }

    private func append(_ line: consuming Line) {
        let line = line
        let isWaitedFor = state.withLock { state in
            var size = line.size
            let loss: Line? = state.lost > 0 ? .loss(state.lost) : nil
            if let loss { size += loss.size }
            guard state.deadline == nil, size <= capacity - state.bytes else {
                state.lost += 1
                state.allLost += 1
                return false
            }
            if let loss { state.waiting.append(loss) }
            state.waiting.append(line)
            state.bytes += size
            state.lost = 0
            defer { state.isIdle = false }
            if state.isGathering, state.bytes > capacity / 4 {
                state.isGathering = false
                return true
            }
            return state.isIdle
        }
        if isWaitedFor { wakeup.signal() }
    }

    /// Accepts no more lines, and returns when all are written or `limit` has passed.
    package func close(within limit: Duration) {
        state.withLock { $0.deadline = $0.deadline ?? .now + limit }
        wakeup.signal()
        let deadline = ContinuousClock.now + limit
        var request = pollfd(fd: end.reader, events: Int16(POLLIN), revents: 0)
        while unsafe poll(&request, 1, Self.milliseconds(until: deadline)) < 0, errno == EINTR {}
    }

    /// The loop of the queue's thread: writes lines as they arrive, until the queue is closed.
    package func run() {
        var writer = AccessWriter()
        var (lines, bytes): ([Line], [UInt8]) = ([], [])
        while take(&lines) {
            writer.beginBatch()
            var index = 0
            while index < lines.count {
                bytes.removeAll(keepingCapacity: true)
                var batch = Batch(isAccess: lines[index].isAccess)
                // Lines of requests are written together, as many as one write takes.
                repeat {
                    format(lines[index], by: &writer, to: &bytes)
                    batch.add(lines[index])
                    index += 1
                } while index < lines.count && batch.isAccess && lines[index].isAccess
                    && bytes.count + lines[index].size <= Int(PIPE_BUF)
                account(batch, isWritten: write(bytes))
            }
            if lines.isEmpty { wait(for: .lines) } else if lines[0].isAccess { gather() }
        }
        end.signal()
    }

    /// The sizes of lines that are written at once.
    private struct Batch {
        let isAccess: Bool
        var size = 0
        /// The number of lines that are lost if the write fails, and how many of them were not counted as lost before.
        var count = 0
        var uncounted = 0

        init(isAccess: Bool) { self.isAccess = isAccess }

        mutating func add(_ line: borrowing Line) {
            size += line.size
            count += line.count
            // The lines in a report were already counted when they were lost.
            if !line.isLoss { uncounted += 1 }
        }
    }

    private func format(_ line: Line, by writer: inout AccessWriter, to bytes: inout [UInt8]) {
        switch line {
        case .text(let text): bytes += text
        case .access(let record): writer.write(record, to: &bytes)
        case .loss(let count):
            switch format {
            case .text: bytes += "\(count) \(count == 1 ? "line was" : "lines were") lost here\n".utf8
            case .json: bytes += "{\"time\":\"\(WallClock.text)\",\"kind\":\"loss\",\"lines\":\(count)}\n".utf8
            }
        }
    }

    private func account(_ batch: Batch, isWritten: Bool) {
        state.withLock { state in
            state.isFailing = !isWritten
            state.bytes -= batch.size
            guard !isWritten else { return }
            state.lost += batch.count
            state.allLost += batch.uncounted
        }
    }

    /// Lets requests accumulate for a moment, so that the thread does not wake up for each of them.
    private func gather() {
        let isOver = state.withLock { state in
            state.isGathering = state.deadline == nil && state.bytes <= capacity / 4
            return !state.isGathering
        }
        if isOver { return }
        var request = pollfd(fd: wakeup.reader, events: Int16(POLLIN), revents: 0)
        if unsafe poll(&request, 1, Self.gatheringTime) > 0 { wakeup.clear() }
        state.withLock { $0.isGathering = false }
    }

    /// The time for which requests accumulate, in milliseconds.
    private static let gatheringTime: Int32 = 20

    /// Takes the lines to write next; none if there are none yet.
    ///
    /// - Parameter lines: Replaced by the lines to write; the memory of those that were written is reused.
    /// - Returns: False if the thread has to end.
    private func take(_ lines: inout [Line]) -> Bool {
        lines.removeAll(keepingCapacity: true)
        return state.withLock { state in
            if let deadline = state.deadline, deadline <= .now { return false }
            if state.waiting.isEmpty, state.lost > 0, !state.isFailing {
                let loss = Line.loss(state.lost)
                state.lost = 0
                state.bytes += loss.size
                lines.append(loss)
                return true
            }
            if state.waiting.isEmpty, state.deadline != nil { return false }
            state.isIdle = state.waiting.isEmpty
            swap(&state.waiting, &lines)
            return true
        }
    }

    /// Writes the bytes; false if the descriptor does not accept all of them.
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
                // Another process made the descriptor non-blocking, and filled it first.
                poll(nil, 0, 10)
            } else if count == 0 || errno != EINTR {
                return false
            }
        }
        return true
    }

    private enum Awaited {
        case lines
        /// Room in the descriptor.
        case room
    }

    /// Waits for lines or for room; false if the deadline is reached first.
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
            // If the descriptor is broken, that is reported when it is written to.
            if requests[1].revents != 0 { return true }
            wakeup.clear()
            if awaited == .lines { return true }
        }
    }

    private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        return Int32(min(max(0, left.rounded(.up)), 1_000_000_000))
    }
}
