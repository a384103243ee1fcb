internal import Synchronization
private import Workers

/// Takes the body of an answer whole that is made piece by piece, and holds up whoever asked until all of it is there.
final class GatheredBody: BodySink, Cancellable {
    /// How the body came to its end.
    enum End {
        case whole([UInt8])
        /// Whoever made it could not go on.
        case cutOff
        /// It has more bytes than it may.
        case tooLong
        /// It was told to end.
        case cancelled
    }

    private struct State {
        var bytes: [UInt8] = []
        var end: End?
    }

    /// Bytes that it may have.
    private let limit: Int
    private let state = Mutex(State())
    private let isOver = Latch()

    init(limit: Int) { self.limit = limit }

    /// The end, once it is there.
    func end() -> End {
        isOver.wait()
        return state.withLock { $0.end } ?? .cutOff
    }

    private func end(as end: (consuming [UInt8]) -> End) {
        let isFirst = state.withLock { state in
            guard state.end == nil else { return false }
            state.end = end(state.bytes)
            state.bytes = []
            return true
        }
        if isFirst { isOver.open() }
    }

    // MARK: BodySink

    func send(_ bytes: [UInt8]) -> Int {
        let isTooLong = state.withLock { state in
            guard state.end == nil else { return false }
            state.bytes += bytes
            return state.bytes.count > limit
        }
        if isTooLong { end { _ in .tooLong } }
        return 0
    }

    func finish() { end { .whole($0) } }
    func cutOff() { end { _ in .cutOff } }

    // All of the request is here.
    func holdRequest() {}
    func releaseRequest() {}

    var unsent: Int { 0 }

    // MARK: Cancellable

    func cancel() { end { _ in .cancelled } }
}
