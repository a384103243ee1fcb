internal import CMicroHTTP
private import Glibc
internal import Synchronization

/// What the answers hold together that their clients have not read, and the end of the slowest readers where it is too
/// much.
///
/// A long body that several connections send is one piece of memory and counts once. Short ones, which the system
/// nearly always takes at once, count where they have not been taken for a while, each by itself: to count each as it
/// comes would have all threads write to the same memory for every request.
final class UnreadAnswers: Sendable {
    /// The first three numbers of each, as `Offset` names them.
    private let slots: SocketLines
    private let most: Int
    /// Bytes of long bodies.
    private let long = Atomic(0)
    /// Bytes of short bodies, as of the last sweep.
    private let short = Atomic(0)
    /// The highest socket that there was.
    private let highest = Atomic(0)
    /// Bytes of the long ones that are cut off and not gone yet.
    private let leaving = Atomic(0)

    /// What the numbers of a slot are.
    private enum Offset {
        /// Bytes that are being sent; 0 for none; negative once the connection is cut off.
        static let bytes = 0
        /// The millisecond at which sending began.
        static let since = 1
        /// What the client had acknowledged by then, in bytes.
        static let acknowledged = 2
    }

    /// A socket's number of bytes while it is in the hands of the one who cuts it off: it must not be closed now.
    private static let claimed = Int.min

    /// - Parameters:
    ///   - capacity: Sockets with higher numbers are never cut off.
    ///   - most: Bytes.
    init(capacity: Int, most: Int) {
        self.most = most
        slots = SocketLines(capacity: capacity)
    }

    /// The answer with this body begins to be sent on a socket that sends none.
    func begin(_ body: ResponseBody, on socket: Int32) {
        guard body.count > 0 else { return }
        if let index = slots.index(of: socket) {
            if highest.load(ordering: .relaxed) < index { _ = highest.max(index, ordering: .relaxed) }
            slots[index + Offset.since].store(monotonicMilliseconds(), ordering: .relaxed)
            slots[index + Offset.acknowledged].store(
                isLong(body.count) ? acknowledged(socket) : 0, ordering: .relaxed)
            slots[index + Offset.bytes].store(body.count, ordering: .releasing)
        }
        guard isLong(body.count), body.beginReading() else { return }
        long.add(body.count, ordering: .relaxed)
        trim()
    }

    /// The answer is sent, or will never be.
    func end(_ body: ResponseBody, on socket: Int32) {
        guard body.count > 0 else { return }
        let wasCut = slots.index(of: socket).map { take(slots[$0 + Offset.bytes]) < 0 } ?? false
        guard isLong(body.count) else { return }
        if wasCut { leaving.subtract(body.count, ordering: .relaxed) }
        if body.endReading() { long.subtract(body.count, ordering: .relaxed) }
    }

    /// Counts the short bodies that the system has not taken for `age` milliseconds.
    func sweep() {
        short.store(stalled(at: monotonicMilliseconds()), ordering: .relaxed)
        trim()
    }

    /// Bytes of the short bodies that the system has not taken for a while.
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

    /// Empties a slot, and gives what was in it.
    private func take(_ slot: borrowing Atomic<Int>) -> Int {
        while true {
            let bytes = slot.load(ordering: .acquiring)
            // Claimed for the length of one system call.
            if bytes == Self.claimed { continue }
            let change = slot.compareExchange(expected: bytes, desired: 0, ordering: .acquiringAndReleasing)
            if change.exchanged { return bytes }
        }
    }

    /// Cuts off the slowest readers until what is left is no more than may be.
    private func trim() {
        guard held > most else { return }
        short.store(stalled(at: monotonicMilliseconds()), ordering: .relaxed)
        while held > most, cutSlowest() { continue }
    }

    /// What all answers hold together, as of the last sweep where they are short.
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
        // It was read in the meantime: then there is room, or another is the slowest.
        guard claim.exchanged else { return true }
        // Nor is it another connection's by now, whose answer is as long.
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

    /// Bytes a millisecond that a client has taken, with a start that lets one that has just begun pass for a quick
    /// one.
    private func rate(of index: Int, bytes: Int, at now: Int) -> Double {
        let since = slots[index + Offset.since].load(ordering: .relaxed)
        let before = slots[index + Offset.acknowledged].load(ordering: .relaxed)
        let taken = isLong(bytes) ? max(0, acknowledged(SocketLines.socket(at: index)) - before) : 0
        return Double(taken + Self.kernelShare) / Double(max(0, now - since) + Self.headStart)
    }

    /// Bytes of the connection that its client has acknowledged so far; 0 where the system does not say.
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

    /// What the kernel takes at once of nearly every answer, in bytes; only of longer ones it is asked what became of
    /// them.
    private static let kernelShare = 64 << 10
    /// In milliseconds.
    private static let headStart = 100
    /// Milliseconds after which a short body counts that the system has not taken.
    private static let stallTime = 250
    /// Where the kernel's `tcp_info` has `tcpi_bytes_acked`, which the C library's does not know yet (linux/tcp.h).
    private static let acknowledgedOffset = 120
    private static let informationSize = 248
}
