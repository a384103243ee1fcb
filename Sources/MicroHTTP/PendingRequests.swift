internal import CMicroHTTP
private import Glibc
internal import Synchronization

/// What each connection is waiting for, by socket. The sweep uses it to end connections that wait in vain.
///
/// The library itself ends a connection that is silent, but not one that sends a byte now and then. Nor does it always
/// see the end of a connection: if a client's last bytes and its FIN come in one wake-up, epoll's edge is spent on the
/// bytes and the FIN is never read (`recv_param_adapter` clears the read-ready mark after a short read).
final class PendingRequests: Sendable {
    /// The first number in each socket's line is its state. If it is positive, a request is arriving, and this is the
    /// millisecond at which it began. If it is negative, a request was complete at this millisecond, and the sweep has
    /// not yet checked for its client's FIN. Otherwise it is `none` or `claimed`.
    private let slots: SocketLines
    /// The index of the highest socket so far.
    private let highest = Atomic(0)
    /// The state of a socket that the sweep can skip.
    private static let none = 0
    /// The state of a socket that the sweep is using, so that it must not be closed now.
    private static let claimed = Int.min

    /// - Parameter capacity: Sockets with this number or higher ones are not watched.
    init(capacity: Int) { slots = SocketLines(capacity: capacity) }

    /// Notes that a request has begun to arrive on `socket`.
    func begin(_ socket: Int32, at milliseconds: Int) { set(socket, max(1, milliseconds)) }

    /// Notes that the request on `socket` is complete. Its client may already have ended the connection without being
    /// noticed.
    func complete(_ socket: Int32, at milliseconds: Int) { set(socket, -max(1, milliseconds)) }

    /// Notes that the connection has ended. After this the socket may be closed, and its number be used again.
    func end(_ socket: Int32) { set(socket, Self.none) }

    private func set(_ socket: Int32, _ value: Int) {
        guard let index = slots.index(of: socket) else { return }
        if highest.load(ordering: .relaxed) < index { _ = highest.max(index, ordering: .relaxed) }
        while true {
            let state = slots[index].load(ordering: .acquiring)
            // It is claimed for two system calls at most, so spinning is cheaper than any lock.
            if state == Self.claimed { continue }
            let change = slots[index].compareExchange(expected: state, desired: value, ordering: .acquiringAndReleasing)
            if change.exchanged { return }
        }
    }

    /// Ends requests that have been arriving for more than `overdue` milliseconds, and connections whose client has
    /// gone.
    ///
    /// To the library it looks as if their clients had closed the connections. The thread of each then ends the
    /// exchange, and can still answer.
    /// - Parameters:
    ///   - overdue: The limit in milliseconds; `nil` for none.
    ///   - least: What began less than so many milliseconds ago is left alone.
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
            // A FIN that arrives later causes an event of its own.
            slots[index].store(isArriving ? state : Self.none, ordering: .releasing)
        }
    }

    private func hasEnded(_ socket: Int32) -> Bool {
        var byte: UInt8 = 0
        return unsafe recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
    }
}
