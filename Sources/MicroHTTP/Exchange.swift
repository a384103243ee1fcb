internal import CMicroHTTP
private import Glibc

/// The current request of a connection and its answer: the state that the library's callbacks about them share.
///
/// It is used only by the thread that owns the connection. It serves one request after the other, so that a request
/// allocates no memory here.
@safe final class Exchange {
    let dispatcher: Dispatcher
    let socket: Int32
    /// The library's handle of the connection.
    let connection: OpaquePointer?
    /// Whether the client's address has more connections than allowed, counting this one.
    private let isOneTooMany: Bool

    var stage = ExchangeStage.idle
    var scanner: MessageScanner
    /// The handler's notes on the current request.
    private let notes: UnsafeMutablePointer<RequestNotes>
    /// When the last bytes arrived, in nanoseconds.
    var arrived = 0
    /// The notes on a streamed answer, which are reported when it has ended.
    var streamed = AnswerNotes(status: 0, bytes: 0, nanoseconds: 0, moment: 0)
    /// When the first byte of the scanner's current message arrived, in milliseconds.
    var messageBegan = 0
    private let target = TargetBuffer()
    private(set) var method = Method.other("")
    /// Whether the answer is sent without its body.
    var isHead: Bool { if case .head = method { true } else { false } }
    /// The request line of a head that is not complete.
    var seenLine = SeenLine()
    /// What the head says about the message; nil until the head is complete.
    private(set) var message: MessageHead?
    private var body: [UInt8] = []
    /// When the connection's last request was complete, in milliseconds; 0 before the first.
    private var lastComplete = 0

    init(dispatcher: Dispatcher, socket: Int32, connection: OpaquePointer?, peer: ClientAddress, isOneTooMany: Bool) {
        // Freed by deinit.
        unsafe notes = .allocate(capacity: 1)
        unsafe notes.initialize(to: RequestNotes(peer: peer, listener: dispatcher.settings.listener))
        self.dispatcher = dispatcher
        self.socket = socket
        unsafe self.connection = unsafe connection
        self.isOneTooMany = isOneTooMany
        scanner = MessageScanner(dispatcher.limits)
    }

    deinit {
        unsafe notes.deinitialize(count: 1)
        unsafe notes.deallocate()
    }

    /// The part of the current request's head that has arrived, as the handler sees it.
    func head() -> RequestHead {
        unsafe RequestHead(
            method: method, target: target.bytes, fields: message?.fields ?? .all, socket: socket,
            earliest: lastComplete, connection: message == nil ? nil : connection, notes: notes)
    }

    /// Takes method and path from the request line as far as it has arrived, unless the head is complete.
    func takeSeenLine() {
        guard message == nil else { return }
        let (method, path) = seenLine.parts(dispatcher.limits)
        self.method = method ?? .other("")
        unsafe path.withUnsafeBytes { unsafe target.fill($0) }
        unsafe notes.pointee.seenIdentifier = seenLine.value(of: "x-request-id")
        seenLine.empty()
    }

    // MARK: The library's calls

    /// Begins a request whose request line has arrived. It is called first, and is matched by a call of `completed`.
    func begin(target: UnsafeRawBufferPointer) {
        // The library had received this part of the message before a fault was found in the rest, and that has been
        // answered.
        if case .lingering = stage { return }
        unsafe self.target.fill(target)
        stage = .head
        dispatcher.inFlight.begin(socket)
    }

    /// Whether the library's next call of the access handler is the first for this request.
    var awaitsHead: Bool { if case .head = stage { true } else { false } }

    /// Handles the library's first call: the head is complete.
    func headArrived(method: Method) -> MHD_Result {
        self.method = method
        // The scanner has seen every head that the library has, unless the bytes could not be watched.
        guard let message = scanner.takeHead() else { return .NO }
        self.message = message
        let head = head()
        let refusal = refusal(of: message)
        // For a streamed answer, the length of the body does not matter; only the handler knows whether the answer will
        // be streamed.
        if let refusal, !refusal.isOfBodySize { return refuseUnread(refusal, head) }
        let admission = dispatcher.handler.admit(head)
        if let other = unsafe notes.pointee.target { unsafe other.withUnsafeBytes { unsafe target.fill($0) } }
        if case .streamed(let response) = admission, message.announcesBody { return stream(response, head) }
        // Whether the client may send requests at all is decided before the size of a body that nobody will read.
        if let refusal, !admission.keepsOut { return refuseUnread(refusal, head) }
        switch admission {
        case .gathered(let route):
            stage = .body(route: route)
            // The fault was found while the request before was being answered, and its bytes were held back.
            if let fault = scanner.fault, scanner.isFaultInTaken { refuse(fault) }
        case .refused(let response) where message.announcesBody:
            return answerUnread(response, head)
        case .refused(let response), .streamed(let response):
            // Nothing is left unread, so the connection stays open. The answer is given at the final call.
            stage = .decided(response)
        }
        return .YES
    }

    /// Returns the refusal of a request whose head the scanner has accepted; `nil` if there is none.
    private func refusal(of message: MessageHead) -> Refusal? {
        let settings = dispatcher.settings
        if isOneTooMany { return .tooManyConnections(limit: settings.connectionsPerAddress) }
        let announced = message.contentLength ?? (scanner.hasTakenAll ? scanner.chunkBytes : 0)
        return announced > settings.maxBodyBytes ? .bodyTooLarge(limit: settings.maxBodyBytes) : nil
    }

    /// Handles a piece of the body. No answer may be queued during this call.
    func bodyArrived(_ piece: UnsafeRawBufferPointer) -> MHD_Result {
        switch stage {
        case .streaming(let stream):
            return unsafe stream.receive(piece)
        case .body(let route):
            unsafe gather(piece, route: route)
        case .excess(let response, let before):
            let received = before + piece.count
            stage = .excess(response, received: received)
            // A chunked body may be endless, so an absurdly long one is answered before its end.
            if received / 16 > dispatcher.settings.maxBodyBytes { answerAndLinger(response) }
        default:
            break
        }
        return .YES
    }

    private func gather(_ piece: UnsafeRawBufferPointer, route: RouteChoice?) {
        let most = dispatcher.settings.maxBodyBytes
        let received = body.count + piece.count
        let announced = message?.contentLength
        if received > most {
            empty()
            stage = .excess(dispatcher.handler.refuse(.bodyTooLarge(limit: most), head: head()), received: received)
        } else if body.isEmpty, piece.count == announced {
            // Usually the whole body is one piece, which is read in place.
            let whole = unsafe piece.assumingMemoryBound(to: UInt8.self).span
            stage = ExchangeStage(dispatcher.handler.respond(to: head(), body: whole, route: route))
        } else {
            if body.isEmpty, let announced { body.reserveCapacity(min(announced, most)) }
            unsafe body.append(contentsOf: piece)
        }
    }

    /// Handles the library's last call: the request is complete and waits for its answer.
    func requestArrived() -> MHD_Result {
        switch stage {
        case .idle, .head, .queued:
            return .YES
        case .lingering:
            // Everything that was announced has arrived, and the answer is on its way.
            discardUnread(from: socket)
            return .NO
        case .streaming(let stream):
            return stream.finishReceiving()
        case .body(let route):
            let head = head()
            complete()
            switch dispatcher.handler.respond(to: head, body: body.span, route: route) {
            case .response(let response): return queue(response)
            case .deferred(let work): return suspend(.init(work: work))
            }
        case .deferred(let deferral):
            complete()
            return suspend(deferral)
        case .suspended(let deferral):
            guard let response = deferral.work.response(to: head()) else { return .NO }
            return queue(response, client: deferral.client)
        case .decided(let response), .excess(let response, _):
            complete()
            return queue(response)
        }
    }

    /// Notes that the request is complete, or that its answer is on its way. From now on there is no time limit for its
    /// arrival.
    func complete() {
        lastComplete = monotonicMilliseconds()
        dispatcher.pending.complete(socket, at: lastComplete)
    }

    /// Handles the end of a request, for whatever reason. This is the last moment at which the connection's socket is
    /// certainly open.
    func completed(_ code: MHD_RequestTerminationCode) {
        let livesOn = code == .REQUEST_TERMINATED_COMPLETED_OK && (scanner.fault == nil || staysOpen)
        finish(code)
        if case .lingering = stage {} else { reset() }
        if livesOn { goOn() }
    }

    private func finish(_ code: MHD_RequestTerminationCode) {
        switch stage {
        case .streaming(let stream):
            let end = stream.detach()
            if end.isWhole { discardUnread(from: socket) }
            streamed.bytes = end.bytes
            streamed.moment = monotonicNanoseconds()
            dispatcher.handler.answered(streamed, to: head())
        case .queued(let body, let client):
            if case .sending = client { discardUnread(from: socket) }
            dispatcher.unread.end(body, on: socket)
        case .decided(let response) where code == .REQUEST_TERMINATED_WITH_ERROR,
            .excess(let response, _) where code == .REQUEST_TERMINATED_WITH_ERROR:
            // We closed the connection ourselves, and have an answer that says why.
            sendAndClose(response.serialized(withoutBody: isHead), to: socket)
            handedOver(response)
        case .head where code == .REQUEST_TERMINATED_TIMEOUT_REACHED,
            .body where code == .REQUEST_TERMINATED_TIMEOUT_REACHED:
            takeSeenLine()
            let refusal = Refusal.timedOut(seconds: dispatcher.settings.idleTimeout)
            let response = dispatcher.handler.refuse(refusal, head: head())
            sendAndClose(response.serialized(withoutBody: isHead), to: socket)
            handedOver(response)
        default:
            break
        }
    }

    /// Whether the connection stays open after the answer (RFC 9112, 9.3). This must be read while the request's fields
    /// still exist.
    private var staysOpen: Bool {
        guard case .queued(_, .waiting) = stage, !dispatcher.isDraining, let message else { return false }
        let options = head().headerValues("Connection").flatMap { $0.lowercased().split(separator: ",") }
        let names = options.map { $0.filter { $0 != " " && $0 != "\t" } }
        return message.isHTTP10 ? names.contains("keep-alive") : !names.contains("close")
    }

    /// Continues after an answer: the next message may already have begun, or may have a fault.
    private func goOn() {
        if let fault = scanner.fault {
            // If the library already has the head of a message, that message is refused when the library passes it on.
            if scanner.hasTakenAll { refuse(fault) }
        } else if scanner.isInside {
            dispatcher.pending.begin(socket, at: messageBegan)
        }
    }

    /// Resets everything for the connection's next request.
    private func reset() {
        leave(for: .idle)
        target.empty()
        method = .other("")
        message = nil
        unsafe notes.pointee.reset()
        empty()
    }

    /// Removes the body. Memory beyond what most bodies need is freed, so that idle connections use little.
    func empty() {
        if body.capacity > Self.retainedCapacity { body = [] } else { body.removeAll(keepingCapacity: true) }
    }

    /// Ends the current request, if there is one, and enters the stage `next`.
    func leave(for next: ExchangeStage) {
        if stage.hasRequest { dispatcher.inFlight.end(socket) }
        stage = next
    }

    /// Handles the end of the connection, whose socket is closed next. If a request was not finished because the
    /// library had no memory for it, it ends here, too.
    func closed() {
        if case .queued(let body, _) = stage { dispatcher.unread.end(body, on: socket) }
        leave(for: .idle)
        dispatcher.pending.end(socket)
    }

    /// The bytes of memory for a body that an idle connection keeps.
    private static let retainedCapacity = 1_024
}
