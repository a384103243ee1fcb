private import CMicroHTTP
private import Glibc

/// What happens with a connection's bytes before the library sees them.
extension Exchange {
    /// Handles bytes that have arrived; if empty, the client sends no more.
    ///
    /// - Returns: How many of the bytes the library may see; 0 to make it close the connection, -1 to make it wait.
    func receive(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
        if case .lingering(let before) = stage {
            return unsafe bytes.isEmpty ? 0 : linger(after: before + bytes.count)
        }
        guard unsafe !bytes.isEmpty else { return receiveEnd() }
        arrived = monotonicNanoseconds()
        // Bytes after a fault belong to no message.
        if scanner.fault != nil { return -1 }
        switch unsafe scanner.scan(bytes) {
        case .complete:
            seenLine.empty()
            return bytes.count
        case .begun: beginMessage()
        case .inside, .fault: break
        }
        unsafe noteLine(in: UnsafeRawBufferPointer(bytes))
        guard let fault = scanner.fault else {
            refuseLongChunks()
            if case .lingering = stage { return linger(after: 0) }
            return bytes.count
        }
        // The messages before the fault are answered first. Then `goOn` refuses the rest.
        if scanner.start > 0 { return scanner.start }
        guard awaitsMore else { return -1 }
        refuse(fault)
        return linger(after: 0)
    }

    /// Keeps the request line of a message that is refused, or that still may be before the library has its head.
    private func noteLine(in bytes: UnsafeRawBufferPointer) {
        // A head may be complete in the very bytes that have the fault, which the library then does not get.
        let isFaultKnownFirst = scanner.fault != nil && (scanner.hasJustBegun || seenLine.hasBegun)
        guard scanner.isInHead || isFaultKnownFirst else { return seenLine.empty() }
        let piece = unsafe UnsafeRawBufferPointer(rebasing: bytes[scanner.start...])
        unsafe seenLine.append(
            piece, isNew: scanner.hasJustBegun, isLast: scanner.fault != nil, dispatcher.limits)
    }

    /// Whether more bytes are expected: the current request, if there is one, is not complete, and everything before it
    /// has been answered and sent.
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

    /// Handles the end of what the client sends, or of a request that took too long and was ended by the sweep.
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
        // The library would treat the end as an error, but the answer still has to be sent.
        return -1
    }

    /// Refuses a chunked body as soon as its chunks have announced more than a body may have.
    private func refuseLongChunks() {
        guard case .body = stage, scanner.hasTakenAll else { return }
        let most = dispatcher.settings.maxBodyBytes
        if scanner.chunkBytes > most { refuse(.bodyTooLarge(limit: most)) }
    }

    /// Sends a refusal without using the library, which must not read any further and will close the connection.
    func refuse(_ refusal: Refusal) {
        switch stage {
        case .streaming(let stream): stream.cutOff()
        case .excess(let response, _): answerAndLinger(response)
        default:
            takeSeenLine()
            answerAndLinger(dispatcher.handler.refuse(refusal, head: head()))
        }
    }

    /// Sends an answer without using the library, and gives the client time to read it before the connection is closed.
    func answerAndLinger(_ response: Response) {
        // It is counted first, because who has it may ask for the counts on another thread.
        handedOver(response)
        sendAndClose(response.serialized(withoutBody: isHead), to: socket)
        dispatcher.pending.end(socket)
        leave(for: .lingering(discarded: 0))
        // From here on, the rest of the message may take as long as a whole request.
        messageBegan = monotonicMilliseconds()
        empty()
        // Closing at once would reset the connection while the client is still sending, and the reset could arrive
        // before the answer is read.
        keepOpen()
    }

    /// Keeps the connection open for another `lingerSeconds`.
    private func keepOpen() {
        // It is first set to 0, because the library starts counting from now only if there was no timeout before.
        unsafe scrim_time_out(connection, 0)
        unsafe scrim_time_out(connection, Self.lingerSeconds)
    }

    /// Drops everything that still arrives, until the client has received the answer and closes the connection, has
    /// sent too much, is silent, or takes longer than a request may.
    ///
    /// - Parameter bytes: How many bytes were dropped before.
    /// - Returns: The result for `receive`.
    private func linger(after bytes: Int) -> Int {
        guard let arrived = discardArrived(from: socket) else { return 0 }
        stage = .lingering(discarded: bytes + arrived)
        if bytes + arrived > Self.mostDiscarded || dispatcher.overdue(since: messageBegan) != nil { return 0 }
        if arrived > 0 { keepOpen() }
        return -1
    }

    private static let lingerSeconds: UInt32 = 2
    /// After this many bytes have been dropped, the connection is closed in any case.
    private static let mostDiscarded = 256 << 20
}
