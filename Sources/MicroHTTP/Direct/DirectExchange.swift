/// Passes requests to a handler by a call, without a connection. It is the counterpart of `Exchange`, with the same
/// grammar, limits and steps. Any number of threads may use it at the same time; each computes its own answer.
package struct DirectExchange: Sendable {
    private let handler: any RequestHandler
    private let settings: ServerSettings
    private let limits: MessageLimits

    /// - Parameter settings: Only the limits of requests are used; settings of sockets have no effect.
    package init(_ settings: ServerSettings, handler: any RequestHandler) {
        self.handler = handler
        self.settings = settings
        limits = MessageLimits(settings)
    }

    /// Returns the answer to one request, which may be a refusal.
    ///
    /// - Parameters:
    ///   - request: The method and the target, with a space between them: `POST /v1/specs`.
    ///   - fields: Header fields as in a head, one line each: `Name: value`, CR, LF. The last may lack its line break.
    ///   - body: The whole body; `Content-Length` may be left out.
    ///   - cancellation: Ends the request early when it is cancelled.
    /// - Returns: `nil` if the request was cancelled, or memory ran out.
    package func ask(
        _ request: Span<UInt8>, fields: Span<UInt8>, body: Span<UInt8>, cancellation: Cancellation? = nil
    ) -> DirectAnswer? {
        if let cancellation, cancellation.isCancelled { return nil }
        let start = monotonicNanoseconds()
        var notes = RequestNotes(peer: ClientAddress(), listener: settings.listener)
        return unsafe withUnsafeMutablePointer(to: &notes) { notes in
            let head: DirectHead
            do throws(Refusal) {
                head = try DirectHead(request, fields: fields, bodyBytes: body.count, limits)
            } catch {
                return unsafe DirectHead.withUnread(notes) { unread in
                    handOver(handler.refuse(error, head: unread), to: unread, since: nil)
                }
            }
            let admission = unsafe head.withHead(notes) { handler.admit($0) }
            return unsafe head.withHead(notes, target: notes.pointee.target) { head in
                answer(admission, to: head, body, since: start, cancellation)
            }
        }
    }

    private func answer(
        _ admission: Admission, to head: borrowing RequestHead, _ body: Span<UInt8>, since start: Int,
        _ cancellation: Cancellation?
    ) -> DirectAnswer? {
        let isTooLong = body.count > settings.maxBodyBytes
        switch admission {
        case .streamed(let response):
            return finish(response, to: head, body, since: start, cancellation)
        case .refused where isTooLong, .gathered where isTooLong:
            return handOver(
                handler.refuse(.bodyTooLarge(limit: settings.maxBodyBytes), head: head), to: head, since: nil)
        case .refused(let response):
            return handOver(response, to: head, since: body.isEmpty ? start : nil)
        case .gathered(let route):
            switch handler.respond(to: head, body: body, route: route) {
            case .response(let response): return finish(response, to: head, Span(), since: start, cancellation)
            case .deferred(let work):
                cancellation?.begin(work)
                defer { cancellation?.end(work) }
                guard let response = work.responseWorkedOutHere(to: head) else { return nil }
                return finish(response, to: head, Span(), since: start, cancellation)
            }
        }
    }

    /// Passes on an answer; if it is streamed, after all of it has been gathered.
    private func finish(
        _ response: Response, to head: borrowing RequestHead, _ body: Span<UInt8>, since start: Int,
        _ cancellation: Cancellation?
    ) -> DirectAnswer? {
        guard let source = response.stream else { return handOver(response, to: head, since: start) }
        if case .head = head.method {
            source.cutOff()
            return handOver(response, to: head, since: start)
        }
        switch gather(source, body, cancellation) {
        case .whole(let bytes): return handOver(response, body: ResponseBody(bytes), to: head, since: start)
        case .cancelled: return nil
        case .cutOff: return handOver(handler.refuse(.answerCutOff, head: head), to: head, since: start)
        case .tooLong:
            let refusal = Refusal.answerTooLong(limit: settings.maxUnreadBytes)
            return handOver(handler.refuse(refusal, head: head), to: head, since: start)
        }
    }

    /// Gathers the whole answer of `source` to `body`.
    private func gather(
        _ source: any StreamedBody, _ body: Span<UInt8>, _ cancellation: Cancellation?
    ) -> GatheredBody.End {
        let sink = GatheredBody(limit: settings.maxUnreadBytes)
        cancellation?.begin(sink)
        defer {
            cancellation?.end(sink)
            source.cutOff()
        }
        source.begin(sink)
        if !body.isEmpty { _ = source.receive(body) }
        source.finishReceiving()
        source.lend()
        return sink.end()
    }

    /// - Parameters:
    ///   - body: Replaces the response's own body; `nil` keeps that.
    ///   - start: The moment at which the request was complete, in nanoseconds; `nil` if the answer did not wait for
    ///     all of it.
    private func handOver(
        _ response: Response, body: ResponseBody? = nil, to head: borrowing RequestHead, since start: Int?
    ) -> DirectAnswer? {
        guard response.canBeSent else { return nil }
        let isHead = if case .head = head.method { true } else { false }
        let answer = DirectAnswer(response, body: isHead ? .empty : body ?? response.body)
        let now = monotonicNanoseconds()
        handler.answered(
            AnswerNotes(
                status: response.status, bytes: answer.body.count, nanoseconds: start.map { max(0, now - $0) } ?? 0,
                moment: now), to: head)
        return answer
    }
}
