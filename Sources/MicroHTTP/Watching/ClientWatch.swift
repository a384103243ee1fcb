private import CEpollBatch
private import Glibc
internal import Synchronization
private import Workers

/// An object that is notified when its client has gone.
protocol Watched: AnyObject, Sendable {
    /// Called on the watch's thread, at most once. It may still be called if the watch is ended at the same moment.
    func clientHasGone()
}

/// Watches the connections of waiting clients, because the library does not watch them while they are suspended.
///
/// One thread waits at a separate epoll set. Requests that are answered at once do not use it.
final class ClientWatch: ThreadBody {
    /// The event that means that a client has gone.
    enum Sign {
        /// The client sends no more, or has reset its connection.
        case end
        /// The client has reset its connection, or both sides have ended theirs.
        case reset
    }

    /// Identifies one watch, for `end`.
    struct Token: Sendable {
        fileprivate let number: UInt64
        fileprivate let socket: Int32
    }

    private struct State {
        var watched: [UInt64: any Watched] = [:]
        var last: UInt64 = 0
        var thread: SystemThread?
        var isOver = false
    }

    private let state = Mutex(State())
    private let wakeup = WakeupPipe()
    /// The epoll set; -1 if the system could not make one.
    private let descriptor = scrim_watch_open()

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Begins to watch a socket, which must stay open until `end`; `nil` if it cannot be watched.
    func begin(_ watched: any Watched, on socket: Int32, for sign: Sign) -> Token? {
        guard descriptor >= 0 else { return nil }
        return state.withLock { state in
            guard !state.isOver, start(&state) else { return nil }
            state.last += 1
            guard scrim_watch_add(descriptor, socket, state.last, false, sign == .end) else { return nil }
            state.watched[state.last] = watched
            return Token(number: state.last, socket: socket)
        }
    }

    /// Ends a watch. This must be called before its socket is closed.
    func end(_ token: Token) {
        state.withLock { state in
            guard state.watched.removeValue(forKey: token.number) != nil else { return }
            scrim_watch_remove(descriptor, token.socket)
        }
    }

    /// Stops the thread and returns when it has ended. Nothing is watched any more. This must be called once.
    func stop() {
        let thread = state.withLock { state in
            state.isOver = true
            return state.thread
        }
        wakeup.signal()
        thread?.join()
    }

    /// Starts the thread if there is none.
    private func start(_ state: inout State) -> Bool {
        if state.thread != nil { return true }
        // The second time this fails without harm, because the pipe is already in the set.
        _ = scrim_watch_add(descriptor, wakeup.reader, Self.wakeupNumber, true, false)
        state.thread = SystemThread(running: self)
        return state.thread != nil
    }

    // MARK: The thread

    func run() {
        var numbers = [UInt64](repeating: 0, count: Self.mostAtOnce)
        while !state.withLock({ $0.isOver }) {
            let count = unsafe scrim_watch_wait(descriptor, &numbers, Int32(numbers.count))
            for number in numbers.prefix(Int(count)) {
                let watched = state.withLock { $0.watched[number] }
                watched?.clientHasGone()
            }
        }
    }

    /// The number of the pipe that wakes the thread. Sockets have higher numbers.
    private static let wakeupNumber: UInt64 = 0
    /// The most events that are taken at once.
    private static let mostAtOnce = 64
}
