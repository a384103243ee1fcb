private import CMicroHTTP
private import Glibc

/// The bytes of a connection, before the library sees them.
extension Exchange {
    /// Some bytes have come; none where the client has ended.
    ///
    /// - Returns: How many of them the library is to see; 0 to make it close the connection, -1 to make it wait.
    func receive(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
        if case .lingering(let before) = stage {
            return unsafe bytes.isEmpty ? 0 : linger(after: before + bytes.count)
        }
        guard unsafe !bytes.isEmpty else { return receiveEnd() }
        arrived = monotonicNanoseconds()
        // What follows a fault is nobody's.
        if scanner.fault != nil { return -1 }
        switch unsafe scanner.scan(bytes) {
        case .complete: return bytes.count
        case .begun: beginMessage()
        case .inside, .fault: break
        }
        guard let fault = scanner.fault else {
            refuseLongChunks()
            if case .lingering = stage { return linger(after: 0) }
            return bytes.count
        }
        // What came before the fault is answered first; `goOn` then refuses the rest.
        if scanner.start > 0 { return scanner.start }
        guard awaitsMore else { return -1 }
        refuse(fault)
        return linger(after: 0)
    }

    /// Whether the request in hand, if there is one, is not complete: whatever came before it is answered and sent.
    private var awaitsMore: Bool {
        switch stage {
        case .idle, .head, .body, .streaming: true
        case .excess: scanner.isInside
        case .decided, .deferred, .suspended, .queued, .lingering: false
        }
    }

    private func beginMessage() {
        messageBegan = arrived / 1_000_000
        if awaitsMore { dispatcher.pending.begin(socket, at: messageBegan) }
    }

    /// The client sends no more, or the sweep has ended what took too long.
    private func receiveEnd() -> Int {
        switch stage {
        case .deferred(var deferral):
            deferral.client = .ended
            stage = .deferred(deferral)
        case .suspended(var deferral):
            deferral.client = .ended
            stage = .suspended(deferral)
        default:
            guard scanner.isInside, awaitsMore, let seconds = dispatcher.overdue(since: messageBegan) else { return 0 }
            refuse(.timedOut(seconds: seconds))
            return 0
        }
        // To the library that would be an error. The answer is still to be given.
        return -1
    }

    /// Chunks that announce more than a body may have are refused before they come.
    private func refuseLongChunks() {
        guard case .body = stage, scanner.hasTakenAll else { return }
        let most = dispatcher.settings.maxBodyBytes
        if scanner.chunkBytes > most { refuse(.bodyTooLarge(limit: most)) }
    }

    /// Answers past the library, which is not to read on, and lets it close the connection.
    func refuse(_ refusal: Refusal) {
        switch stage {
        case .streaming(let stream): stream.cutOff()
        case .excess(let response, _): answerAndLinger(response)
        default: answerAndLinger(dispatcher.handler.refuse(refusal, head: head()))
        }
    }

    /// Answers past the library, and lets the client read that before the connection is closed.
    func answerAndLinger(_ response: Response) {
        if case .head = method {
            sendAndClose(response.head(framing: response.framing), to: socket)
        } else {
            sendAndClose(response.serialized(), to: socket)
        }
        handedOver(response)
        dispatcher.pending.end(socket)
        leave(for: .lingering(discarded: 0))
        // What still comes of the message has a request's time from here on.
        messageBegan = monotonicMilliseconds()
        empty()
        // Closing at once would reset the connection while the client still sends, and the reset could overtake the
        // answer.
        keepOpen()
    }

    /// Gives the client some seconds more.
    private func keepOpen() {
        // From now on: only a time that was none before is counted from the moment at which it is set.
        unsafe scrim_time_out(connection, 0)
        unsafe scrim_time_out(connection, Self.lingerSeconds)
    }

    /// Drops what still comes until the client has seen the answer and closes, has sent too much, is silent, or takes
    /// longer than a request may.
    ///
    /// - Parameter bytes: How many were dropped before.
    /// - Returns: What `receive` returns.
    private func linger(after bytes: Int) -> Int {
        guard let arrived = discardArrived(from: socket) else { return 0 }
        stage = .lingering(discarded: bytes + arrived)
        if bytes + arrived > Self.mostDiscarded || dispatcher.overdue(since: messageBegan) != nil { return 0 }
        if arrived > 0 { keepOpen() }
        return -1
    }

    private static let lingerSeconds: UInt32 = 2
    /// In bytes.
    private static let mostDiscarded = 256 << 20
}
