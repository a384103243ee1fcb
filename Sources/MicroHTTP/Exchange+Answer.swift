internal import CMicroHTTP
private import Glibc

/// The ways to give an answer.
extension Exchange {
    /// Queues an answer with the library, or begins to stream it.
    func queue(_ response: Response, client: ExchangeStage.ClientState = .waiting) -> MHD_Result {
        if let source = response.stream {
            guard let stream = open(source) else {
                let refusal = Refusal.tooManyStreams(limit: dispatcher.settings.maxStreams)
                return queue(dispatcher.handler.refuse(refusal, head: head()), client: client)
            }
            noteStream(response, after: monotonicNanoseconds() - arrived)
            if case .head = method {
                stream.sendHeadOnly(streamHead(of: response))
            } else {
                stream.begin(head: streamHead(of: response), mayWrite: true)
            }
            return stream.finishReceiving()
        }
        stage = .queued(response.body, client: client)
        dispatcher.unread.begin(response.body, on: socket)
        var isClosing = dispatcher.isDraining
        if case .ended = client { isClosing = true }
        let result = unsafe response.queue(on: connection, closing: isClosing)
        let now = monotonicNanoseconds()
        handedOver(response, at: now, after: now - arrived)
        return result
    }

    /// Notes that an answer was handed over without waiting for the rest of the request.
    func handedOver(_ response: Response) { handedOver(response, at: monotonicNanoseconds(), after: 0) }

    private func handedOver(_ response: Response, at now: Int, after nanoseconds: Int) {
        dispatcher.handler.answered(
            AnswerNotes(
                status: response.status, bytes: isHead ? 0 : response.body.count, nanoseconds: max(0, nanoseconds),
                moment: now), to: head())
    }

    /// Notes that a streamed answer has begun.
    private func noteStream(_ response: Response, after nanoseconds: Int) {
        streamed = AnswerNotes(status: response.status, bytes: 0, nanoseconds: max(0, nanoseconds), moment: 0)
    }

    /// Answers at the library's first call, before the body, with a refusal that closes the connection.
    func refuseUnread(_ refusal: Refusal, _ head: borrowing RequestHead) -> MHD_Result {
        answerUnread(dispatcher.handler.refuse(refusal, head: head), head)
    }

    /// Answers at the library's first call, before the body, which is then read and dropped: a client that sends all of
    /// it before it reads, as browsers do, would otherwise see a reset instead of the answer.
    func answerUnread(_ response: Response, _ head: borrowing RequestHead) -> MHD_Result {
        // A client that sent `Expect` waits for the answer before it sends a body; the library answers without `100
        // Continue`.
        guard message?.announcesBody == true, !head.hasHeader("Expect") else {
            return queue(response, client: .sending)
        }
        answerAndLinger(response)
        return .YES
    }

    /// Suspends the connection until an answer is computed on another thread.
    func suspend(_ deferral: ExchangeStage.Deferral) -> MHD_Result {
        empty()
        guard let suspension = unsafe dispatcher.suspensions.suspend(connection, on: socket, for: deferral.work) else {
            deferral.work.cancel()
            return .NO
        }
        stage = .suspended(deferral)
        deferral.work.start(suspension)
        return .YES
    }

    /// Begins a streamed answer before the body has arrived.
    func stream(_ response: Response, _ head: borrowing RequestHead) -> MHD_Result {
        guard let source = response.stream, let stream = open(source) else {
            return refuseUnread(.tooManyStreams(limit: dispatcher.settings.maxStreams), head)
        }
        complete()
        noteStream(response, after: 0)
        stream.begin(head: streamHead(of: response), mayWrite: !head.hasHeader("Expect"))
        return .YES
    }

    /// Opens a stream on this connection. From now on the poller applies the idle timeout instead of the library. `nil`
    /// if there are too many streams.
    private func open(_ source: any StreamedBody) -> ResponseStream? {
        let stream = unsafe ResponseStream(
            on: connection, socket: socket, isChunked: !isHTTP10, source: source, poller: dispatcher.poller,
            watch: dispatcher.watch)
        guard dispatcher.poller.add(stream) else { return nil }
        unsafe scrim_time_out(connection, 0)
        // What is sent has to leave immediately, because the client may wait for it before it sends more.
        var yes: Int32 = 1
        unsafe setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        stage = .streaming(stream)
        return stream
    }

    private func streamHead(of response: Response) -> [UInt8] {
        response.head(framing: isHTTP10 ? "" : "Transfer-Encoding: chunked\r\n")
    }

    /// Whether the client uses HTTP/1.0, which does not have chunked coding.
    private var isHTTP10: Bool { message?.isHTTP10 ?? false }
}
