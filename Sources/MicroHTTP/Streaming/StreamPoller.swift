internal import Synchronization
internal import Workers

/// The streams of a daemon, with a thread that continues sending when a blocked socket has room again, and ends streams
/// whose client has gone.
final class StreamPoller: ThreadBody {
    private struct State {
        var streams: [ObjectIdentifier: ResponseStream] = [:]
        /// Whether no more streams may begin.
        var isClosed = false
        var thread: SystemThread?
    }

    private let state = Mutex(State())
    private let wakeup = WakeupPipe()
    private let isOver = Atomic(false)
    private let settings: ServerSettings

    init(_ settings: ServerSettings) { self.settings = settings }

    /// Adds a stream. Returns false if there are too many, or if no more may begin.
    func add(_ stream: ResponseStream) -> Bool {
        let isAdded = state.withLock { state in
            guard !state.isClosed, state.streams.count < settings.maxStreams else { return false }
            if state.thread == nil {
                guard let thread = SystemThread(running: self) else { return false }
                state.thread = thread
            }
            state.streams[ObjectIdentifier(stream)] = stream
            return true
        }
        if isAdded { wakeup.signal() }
        return isAdded
    }

    var count: Int { state.withLock { $0.streams.count } }

    func remove(_ stream: ResponseStream) {
        _ = state.withLock { $0.streams.removeValue(forKey: ObjectIdentifier(stream)) }
    }

    /// Wakes the thread, so that it begins to watch a socket that has become blocked.
    func watch() { wakeup.signal() }

    /// Ends every stream, and allows no new ones. Afterwards none of their connections is suspended, or will be.
    func close() {
        let streams = state.withLock { state in
            state.isClosed = true
            return Array(state.streams.values)
        }
        for stream in streams { stream.cutOff() }
    }

    /// Stops the thread and returns when it has ended. To be called once, after `close`.
    func stop() {
        isOver.store(true, ordering: .releasing)
        wakeup.signal()
        state.withLock { $0.thread }?.join()
    }

    func run() {
        var nextCheck = monotonicMilliseconds()
        while !isOver.load(ordering: .acquiring) {
            let streams = state.withLock { Array($0.streams.values) }
            let blocked = streams.compactMap { $0.blockedSocket }
            wakeup.wait(atMost: streams.isEmpty ? nil : 1, orUntilThereIsRoomIn: blocked)
            for stream in streams { stream.carryOn() }
            let now = monotonicMilliseconds()
            guard now >= nextCheck else { continue }
            nextCheck = now + 1_000
            let deadline = settings.idleTimeout > 0 ? now - settings.idleTimeout * 1_000 : nil
            let partialDeadline = settings.requestTimeout > 0 ? now - settings.requestTimeout * 1_000 : nil
            for stream in streams { stream.check(deadline: deadline, partialDeadline: partialDeadline) }
        }
    }
}
