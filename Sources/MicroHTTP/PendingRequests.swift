internal import CMicroHTTP
private import Glibc
internal import Synchronization

/// What each connection waits for, by socket, for the sweep that ends those which wait in vain.
///
/// The library itself ends a connection that is silent, but not one that drips, a byte now and then; and where a
/// client's last bytes and its farewell come in one wake-up, epoll's edge is spent on the bytes and the farewell is
/// never read (`recv_param_adapter` clears the read-ready mark after a short read).
final class PendingRequests: Sendable {
    /// The first number of each: the millisecond at which the request began that is arriving; the millisecond at which
    /// one was complete, negative, until its client's farewell was looked for; `none` or `claimed`.
    private let slots: SocketLines
    /// The highest socket that there was.
    private let highest = Atomic(0)
    /// There is nothing to look at.
    private static let none = 0
    /// The sweep has the socket in hand: it must not be closed now.
    private static let claimed = Int.min

    /// - Parameter capacity: Sockets with higher numbers are not watched.
    init(capacity: Int) {
        slots = SocketLines(capacity: capacity)
    }

    /// A request has begun to arrive on `socket`.
    func begin(_ socket: Int32, at milliseconds: Int) { set(socket, max(1, milliseconds)) }

    /// The request on `socket` is complete. Its client may have ended already, which nobody has seen.
    func complete(_ socket: Int32, at milliseconds: Int) { set(socket, -max(1, milliseconds)) }

    /// The connection is over. Afterwards the socket may be closed and its number used again.
    func end(_ socket: Int32) { set(socket, Self.none) }

    private func set(_ socket: Int32, _ value: Int) {
        guard let index = slots.index(of: socket) else { return }
        if highest.load(ordering: .relaxed) < index { _ = highest.max(index, ordering: .relaxed) }
        while true {
            let state = slots[index].load(ordering: .acquiring)
            // Claimed for the length of two system calls at most: spinning is cheaper than any lock.
            if state == Self.claimed { continue }
            let change = slots[index].compareExchange(
                expected: state, desired: value, ordering: .acquiringAndReleasing)
            if change.exchanged { return }
        }
    }

    /// Ends what has been arriving for `overdue` milliseconds, and connections whose client has gone.
    ///
    /// To the library each looks as though the client had closed; its thread then ends the exchange, and can still
    /// answer.
    /// - Parameters:
    ///   - overdue: nil for no limit.
    ///   - least: What is younger than so many milliseconds is left alone.
    func sweep(at now: Int, overdue: Int?, olderThan least: Int) {
        for index in stride(from: 0, through: highest.load(ordering: .relaxed), by: SocketLines.spacing) {
            let state = slots[index].load(ordering: .relaxed)
            guard state != Self.none, state != Self.claimed, now - abs(state) >= least else { continue }
            let claim = slots[index].compareExchange(
                expected: state, desired: Self.claimed, ordering: .acquiringAndReleasing)
            guard claim.exchanged else { continue }
            let isArriving = state > 0
            let isOver = isArriving && overdue.map { now - state > $0 } ?? false
            let socket = SocketLines.socket(at: index)
            if isOver || hasEnded(socket) { shutdown(socket, Int32(SHUT_RD)) }
            // A farewell that comes later comes with an event of its own.
            slots[index].store(isArriving ? state : Self.none, ordering: .releasing)
        }
    }

    private func hasEnded(_ socket: Int32) -> Bool {
        var byte: UInt8 = 0
        return unsafe recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
    }
}
