internal import Synchronization
private import Workers

/// Gathers the whole body of a streamed answer, while the calling thread waits for its end.
final class GatheredBody: BodySink, Cancellable {
    /// How the body ended.
    enum End {
        case whole([UInt8])
        /// The producer failed before the body ended.
        case cutOff
        /// The body has more bytes than the limit.
        case tooLong
        /// The request was cancelled.
        case cancelled
    }

    private struct State {
        var bytes: [UInt8] = []
        var end: End?
    }

    /// The most bytes that the body may have.
    private let limit: Int
    private let state = Mutex(State())
    private let isOver = Latch()

    init(limit: Int) { self.limit = limit }

    /// Waits for the end of the body and returns it.
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

    // The whole request has already arrived, so there is nothing to hold back.
    func holdRequest() {}
    func releaseRequest() {}

    var unsent: Int { 0 }

    // MARK: Cancellable

    func cancel() { end { _ in .cancelled } }
}
