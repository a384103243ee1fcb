internal import CMicroHTTP
private import Glibc
internal import Synchronization

/// Counts the bytes of all answers that clients have not read yet. If there are too many, it cuts off the slowest
/// readers.
///
/// A long body that several connections send is one piece of memory and counts once. Short bodies, which the system
/// nearly always takes at once, count only when they have not been taken for a while, and then once for each
/// connection: counting each as it is sent would have all threads write to the same memory for every request.
final class UnreadAnswers: Sendable {
    /// The first three numbers of each socket's line, as `Offset` names them.
    private let slots: SocketLines
    private let most: Int
    /// The bytes of long bodies.
    private let long = Atomic(0)
    /// The bytes of short bodies that count, at the time of the last sweep.
    private let short = Atomic(0)
    /// The index of the highest socket so far.
    private let highest = Atomic(0)
    /// The bytes of long bodies whose readers have been cut off, but which have not been released yet.
    private let leaving = Atomic(0)

    /// The positions of the numbers in a socket's line.
    private enum Offset {
        /// The bytes that are being sent; 0 for none; negative once the connection is cut off.
        static let bytes = 0
        /// The millisecond at which sending began.
        static let since = 1
        /// The bytes that the client had acknowledged at that time.
        static let acknowledged = 2
    }

    /// The value of `Offset.bytes` while a thread cuts off the socket, which must not be closed now.
    private static let claimed = Int.min

    /// - Parameters:
    ///   - capacity: Sockets with this number or higher ones are never cut off.
    ///   - most: The most unread bytes.
    init(capacity: Int, most: Int) {
        self.most = most
        slots = SocketLines(capacity: capacity)
    }

    /// Notes that an answer with this body begins to be sent on a socket that sends no other.
    func begin(_ body: ResponseBody, on socket: Int32) {
        guard body.count > 0 else { return }
        if let index = slots.index(of: socket) {
            if highest.load(ordering: .relaxed) < index { _ = highest.max(index, ordering: .relaxed) }
            slots[index + Offset.since].store(monotonicMilliseconds(), ordering: .relaxed)
            slots[index + Offset.acknowledged].store(isLong(body.count) ? acknowledged(socket) : 0, ordering: .relaxed)
            slots[index + Offset.bytes].store(body.count, ordering: .releasing)
        }
        guard isLong(body.count), body.beginReading() else { return }
        long.add(body.count, ordering: .relaxed)
        trim()
    }

    /// Notes that the answer has been sent, or never will be.
    func end(_ body: ResponseBody, on socket: Int32) {
        guard body.count > 0 else { return }
        let wasCut = slots.index(of: socket).map { take(slots[$0 + Offset.bytes]) < 0 } ?? false
        guard isLong(body.count) else { return }
        if wasCut { leaving.subtract(body.count, ordering: .relaxed) }
        if body.endReading() { long.subtract(body.count, ordering: .relaxed) }
    }

    /// Counts the short bodies that the system has not accepted for `stallTime`.
    func sweep() {
        short.store(stalled(at: monotonicMilliseconds()), ordering: .relaxed)
        trim()
    }

    /// The bytes of the short bodies that the system has not accepted for `stallTime`.
    private func stalled(at now: Int) -> Int {
        var bytes = 0
        for index in stride(from: 0, through: highest.load(ordering: .relaxed), by: SocketLines.spacing) {
            let count = slots[index + Offset.bytes].load(ordering: .acquiring)
            guard count > 0, !isLong(count) else { continue }
            if now - slots[index + Offset.since].load(ordering: .relaxed) >= Self.stallTime { bytes += count }
        }
        return bytes
    }

    private func isLong(_ bytes: Int) -> Bool { bytes > Self.kernelShare }

    /// Empties a slot, and returns what was in it.
    private func take(_ slot: borrowing Atomic<Int>) -> Int {
        while true {
            let bytes = slot.load(ordering: .acquiring)
            // It is claimed only during one system call.
            if bytes == Self.claimed { continue }
            let change = slot.compareExchange(expected: bytes, desired: 0, ordering: .acquiringAndReleasing)
            if change.exchanged { return bytes }
        }
    }

    /// Cuts off the slowest readers until the unread bytes are within the limit.
    private func trim() {
        guard held > most else { return }
        short.store(stalled(at: monotonicMilliseconds()), ordering: .relaxed)
        while held > most, cutSlowest() { continue }
    }

    /// The unread bytes of all answers. For short bodies, the number is from the last sweep.
    var bytes: Int { max(0, held) }

    private var held: Int {
        long.load(ordering: .relaxed) - leaving.load(ordering: .relaxed) + short.load(ordering: .relaxed)
    }

    private func cutSlowest() -> Bool {
        let now = monotonicMilliseconds()
        var slowest: (index: Int, bytes: Int, since: Int, rate: Double)?
        for index in stride(from: 0, through: highest.load(ordering: .relaxed), by: SocketLines.spacing) {
            let bytes = slots[index + Offset.bytes].load(ordering: .acquiring)
            guard bytes > 0 else { continue }
            let since = slots[index + Offset.since].load(ordering: .relaxed)
            guard isLong(bytes) || now - since >= Self.stallTime else { continue }
            let rate = rate(of: index, bytes: bytes, at: now)
            if rate < slowest?.rate ?? .infinity { slowest = (index, bytes, since, rate) }
        }
        guard let slowest else { return false }
        let slot = slowest.index + Offset.bytes
        let claim = slots[slot].compareExchange(
            expected: slowest.bytes, desired: Self.claimed, ordering: .acquiringAndReleasing)
        // The answer was read in the meantime. Then there is enough room, or another reader is the slowest.
        guard claim.exchanged else { return true }
        // The slot may belong to another connection by now, with an answer of the same length.
        guard slots[slowest.index + Offset.since].load(ordering: .relaxed) == slowest.since else {
            slots[slot].store(slowest.bytes, ordering: .releasing)
            return true
        }
        if isLong(slowest.bytes) {
            leaving.add(slowest.bytes, ordering: .relaxed)
        } else {
            short.subtract(slowest.bytes, ordering: .relaxed)
        }
        shutdown(SocketLines.socket(at: slowest.index), Int32(SHUT_RDWR))
        slots[slot].store(-slowest.bytes, ordering: .releasing)
        return true
    }

    /// The bytes that a client has received per millisecond. The kernel's share and a fixed age are added, so that a
    /// client which has just begun counts as a quick one.
    private func rate(of index: Int, bytes: Int, at now: Int) -> Double {
        let since = slots[index + Offset.since].load(ordering: .relaxed)
        let before = slots[index + Offset.acknowledged].load(ordering: .relaxed)
        let taken = isLong(bytes) ? max(0, acknowledged(SocketLines.socket(at: index)) - before) : 0
        return Double(taken + Self.kernelShare) / Double(max(0, now - since) + Self.headStart)
    }

    /// The bytes of the connection that its client has acknowledged so far; 0 if the system does not say.
    private func acknowledged(_ socket: Int32) -> Int {
        var acknowledged: UInt64 = 0
        unsafe withUnsafeTemporaryAllocation(byteCount: Self.informationSize, alignment: 8) { information in
            var size = socklen_t(information.count)
            guard unsafe getsockopt(socket, Int32(IPPROTO_TCP), TCP_INFO, information.baseAddress, &size) == 0,
                Int(size) >= Self.acknowledgedOffset + MemoryLayout<UInt64>.size
            else { return }
            acknowledged = unsafe information.load(fromByteOffset: Self.acknowledgedOffset, as: UInt64.self)
        }
        return Int(clamping: acknowledged)
    }

    /// The kernel accepts this many bytes of nearly every answer at once. Only for longer answers is the kernel asked.
    private static let kernelShare = 64 << 10
    /// The age that `rate` adds to every answer, in milliseconds.
    private static let headStart = 100
    /// A short body that the system has not accepted counts after this many milliseconds.
    private static let stallTime = 250
    /// The offset of `tcpi_bytes_acked` in the kernel's `tcp_info`. The C library's declaration does not have it yet
    /// (linux/tcp.h).
    private static let acknowledgedOffset = 120
    private static let informationSize = 248
}
