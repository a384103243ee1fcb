internal import CMicroHTTP
private import Glibc

/// A connection's request and its answer: what the library's several calls about them have in common.
///
/// Touched by the one thread that owns the connection, which keeps it for one request after the other, so that a request
/// allocates nothing here.
@safe final class Exchange {
    private enum Stage {
        /// No request line is in.
        case idle
        /// The request line is in, the rest of the head is not.
        case head
        /// Admitted, with the number that the handler gave it; the body comes.
        case body(route: Int)
        /// Everything is in, and the answer is to be worked out elsewhere.
        case deferred(any DeferredResponse)
        /// The connection is suspended until the answer is worked out.
        case suspended(any DeferredResponse)
        /// An answer is made and waits until it may be queued.
        case decided(Response)
        /// The answer is the library's now.
        case queued(ResponseBody)
        /// The answer is sent past the library, perhaps while the body still comes.
        case streaming(ResponseStream)
        /// The answer was sent past the library, and the connection is about to be closed.
        case over

        init(_ reply: Reply) {
            self =
                switch reply {
                case .response(let response): .decided(response)
                case .deferred(let work): .deferred(work)
                }
        }
    }

    private let dispatcher: Dispatcher
    private let socket: Int32
    /// The library's name for the connection.
    private let connection: OpaquePointer?
    /// Whether the connection is one more than its address may have.
    private let isOneTooMany: Bool
    private let target = TargetBuffer()
    private var scanner: MessageScanner
    private var stage = Stage.idle
    private var method = Method.other("")
    private var message = MessageHead()
    private var body: [UInt8] = []
    private var received = 0
    /// When the first byte of the message came that the scanner is in, in milliseconds.
    private var messageBegan = 0
    /// When the request before was complete, in milliseconds; 0 for the connection's first.
    private var previousComplete = 0
    /// When this one was, as soon as it is.
    private var currentComplete = 0
    /// Whether the request counts among those in hand.
    private var isCounted = false
    /// Whether the head is complete, so that its fields can be asked for.
    private var hasHead = false
    /// Whether the answer went out although more of the request was announced.
    private var leftBytesUnread = false
    /// Whether the client has said, while its answer was worked out, that it sends no more.
    private var clientHasEnded = false
    /// Bytes that came when nobody wanted them any more.
    private var discarded = 0

    /// Bytes of a body's memory that an idle connection keeps.
    private static let mostKept = 1_024

    init(dispatcher: Dispatcher, socket: Int32, connection: OpaquePointer?, isOneTooMany: Bool) {
        self.dispatcher = dispatcher
        self.socket = socket
        unsafe self.connection = unsafe connection
        self.isOneTooMany = isOneTooMany
        scanner = MessageScanner(dispatcher.limits)
    }

    // MARK: Bytes, before the library sees them

    /// Some bytes have come; none where the client has ended.
    ///
    /// - Returns: How many of them the library is to see; 0 to make it close the connection, -1 to make it wait.
    func receive(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
        if case .over = stage { return unsafe bytes.isEmpty ? 0 : linger(after: bytes.count) }
        guard unsafe !bytes.isEmpty else { return receiveEnd() }
        // What follows a fault is nobody's.
        if scanner.fault != nil { return -1 }
        switch unsafe scanner.scan(bytes) {
        case .complete: return bytes.count
        case .begun: beginMessage()
        case .inside, .fault: break
        }
        guard let fault = scanner.fault else {
            refuseLongChunks()
            if case .over = stage { return linger() }
            return bytes.count
        }
        // What came before the fault is answered first; `goOn` then refuses the rest.
        if scanner.start > 0 { return scanner.start }
        guard awaitsMore else { return -1 }
        refuse(fault)
        return linger()
    }

    /// Whether the request in hand, if there is one, is not complete: whatever came before it is answered and sent.
    private var awaitsMore: Bool {
        switch stage {
        case .idle, .head, .body, .streaming: true
        case .decided: received > 0 && scanner.isInside
        case .deferred, .suspended, .queued, .over: false
        }
    }

    private func beginMessage() {
        messageBegan = monotonicMilliseconds()
        if awaitsMore { dispatcher.arrivals.begin(socket, at: messageBegan) }
    }

    /// The client sends no more, or the sweep has ended what took too long.
    private func receiveEnd() -> Int {
        switch stage {
        case .deferred, .suspended:
            // To the library that would be an error. The answer is still to be given.
            clientHasEnded = true
            return -1
        default:
            guard scanner.isInside, awaitsMore, let seconds = dispatcher.overdue(since: messageBegan) else { return 0 }
            refuse(.timedOut(seconds: seconds))
            return 0
        }
    }

    /// Chunks that announce more than a body may have are refused before they come.
    private func refuseLongChunks() {
        guard case .body = stage, scanner.hasTakenAll else { return }
        let most = dispatcher.settings.maxBodyBytes
        if scanner.chunkBytes > most { refuse(.bodyTooLarge(limit: most)) }
    }

    /// Answers past the library, which is not to read on, and lets it close the connection.
    private func refuse(_ refusal: Refusal) {
        switch stage {
        case .streaming(let stream): stream.cutOff()
        case .decided(let response): sendAndClose(response)
        default: sendAndClose(dispatcher.handler.refuse(refusal, head: head()))
        }
    }

    private func sendAndClose(_ response: Response) {
        sendLastWords(response.serialized(), to: socket)
        dispatcher.arrivals.end(socket)
        uncount()
        stage = .over
        // Closing at once would reset the connection while the client still sends, and the reset could overtake the answer.
        // From now on: only a time that was none before is counted from the moment at which it is set.
        unsafe scrim_time_out(connection, 0)
        unsafe scrim_time_out(connection, Self.lingerSeconds)
    }

    /// Drops what still comes until the client has seen the answer and closes, has sent too much, or takes too long.
    ///
    /// - Returns: What `receive` returns.
    private func linger(after count: Int = 0) -> Int {
        guard let arrived = discardArrived(from: socket) else { return 0 }
        discarded += count + arrived
        return discarded > Self.mostDiscarded ? 0 : -1
    }

    private static let lingerSeconds: UInt32 = 2
    /// In bytes.
    private static let mostDiscarded = 4 << 20

    // MARK: The library's calls

    /// The request line is in. Comes first, and pairs with `completed`.
    func begin(target: UnsafeRawBufferPointer) {
        // What the library had of the message before a fault in the rest of it was answered.
        if case .over = stage { return }
        unsafe self.target.fill(target)
        stage = .head
        isCounted = true
        dispatcher.exchanges.begin(socket)
    }

    private func uncount() {
        if isCounted { dispatcher.exchanges.end(socket) }
        isCounted = false
    }

    /// As new, for the connection's next request.
    private func reset() {
        target.empty()
        stage = .idle
        method = .other("")
        message = MessageHead()
        hasHead = false
        empty()
        received = 0
        previousComplete = currentComplete
        leftBytesUnread = false
    }

    /// Forgets the body. Memory beyond what most bodies need is given back, so that idle connections hold little.
    private func empty() {
        if body.capacity > Self.mostKept { body = [] } else { body.removeAll(keepingCapacity: true) }
    }

    /// Whether the next call of the library is its first.
    var awaitsHead: Bool {
        if case .head = stage { true } else { false }
    }

    /// The library's first call: the head is in.
    func headArrived(method: Method) -> MHD_Result {
        self.method = method
        hasHead = true
        // The scanner has seen every head that the library has: they part only where the bytes were not watched.
        guard let message = scanner.takeHead() else { return .NO }
        self.message = message
        let head = head()
        let refusal = refusal()
        // A streamed answer does not mind how long the body is: only the handler knows whether there is to be one.
        if let refusal, !refusal.isOfBodySize { return refuseUnread(refusal, head) }
        let admission = dispatcher.handler.admit(head)
        if case .streamed(let response) = admission, message.announcesBody { return stream(response, head) }
        if let refusal { return refuseUnread(refusal, head) }
        switch admission {
        case .gathered(let route):
            stage = .body(route: route)
            // It was found while the request before was worked out, and its bytes withheld.
            if let fault = scanner.fault, scanner.isFaultInTaken { refuse(fault) }
        case .refused(let response) where message.announcesBody:
            leftBytesUnread = true
            return queue(response)
        case .refused(let response), .streamed(let response):
            // Nothing is left unread, so the connection can live on: the answer waits for the final call.
            stage = .decided(response)
        }
        return .YES
    }

    /// Answers to the library's first call, after which it closes the connection.
    private func refuseUnread(_ refusal: Refusal, _ head: borrowing RequestHead) -> MHD_Result {
        leftBytesUnread = true
        return queue(dispatcher.handler.refuse(refusal, head: head))
    }

    /// Answers while the body comes.
    private func stream(_ response: Response, _ head: borrowing RequestHead) -> MHD_Result {
        guard let source = response.stream, let stream = open(source) else {
            return refuseUnread(.tooManyStreams(limit: dispatcher.settings.maxStreams), head)
        }
        complete()
        stream.begin(head: streamHead(of: response), mayWrite: !head.hasHeader("Expect"))
        return .YES
    }

    /// What speaks against a request whose head the scanner has let pass.
    private func refusal() -> Refusal? {
        let settings = dispatcher.settings
        if isOneTooMany { return .tooManyConnections(limit: settings.connectionsPerAddress) }
        let announced = message.contentLength ?? (scanner.hasTakenAll ? scanner.chunkBytes : 0)
        return announced > settings.maxBodyBytes ? .bodyTooLarge(limit: settings.maxBodyBytes) : nil
    }

    /// The request is complete, or its answer is on its way: it may take any time from now on.
    private func complete() {
        currentComplete = monotonicMilliseconds()
        dispatcher.arrivals.complete(socket, at: currentComplete)
    }

    /// A piece of the body. No answer may be queued while one is in hand.
    func bodyArrived(_ piece: UnsafeRawBufferPointer) -> MHD_Result {
        if case .streaming(let stream) = stage { return unsafe stream.receive(piece) }
        received += piece.count
        let most = dispatcher.settings.maxBodyBytes
        guard case .body(let route) = stage else {
            // Too large already. A chunked body may have no end: hang up on the absurd, and say why in `completed`.
            return received / 16 > most ? .NO : .YES
        }
        let head = head()
        if received > most {
            empty()
            stage = .decided(dispatcher.handler.refuse(.bodyTooLarge(limit: most), head: head))
            return .YES
        }
        if body.isEmpty, piece.count == message.contentLength {
            // The usual case: the whole body in one piece, read where it lies.
            let whole = unsafe piece.assumingMemoryBound(to: UInt8.self).span
            stage = Stage(dispatcher.handler.respond(to: head, body: whole, route: route))
            return .YES
        }
        if body.isEmpty, let announced = message.contentLength { body.reserveCapacity(min(announced, most)) }
        unsafe body.append(contentsOf: piece)
        return .YES
    }

    /// The library's last call: the request is complete and waits for its answer.
    func requestArrived() -> MHD_Result {
        switch stage {
        case .idle, .head, .queued, .over:
            return .YES
        case .streaming(let stream):
            return stream.finishReceiving()
        case .body(let route):
            complete()
            return give(dispatcher.handler.respond(to: head(), body: body.span, route: route))
        case .deferred(let work):
            complete()
            return give(.deferred(work))
        case .suspended(let work):
            guard let response = work.response(to: head()) else { return .NO }
            return queue(response)
        case .decided(let response):
            complete()
            return queue(response)
        }
    }

    private func give(_ reply: Reply) -> MHD_Result {
        switch reply {
        case .response(let response): return queue(response)
        case .deferred(let work):
            empty()
            guard let suspension = unsafe dispatcher.suspensions.suspend(connection) else { return .NO }
            stage = .suspended(work)
            work.start(suspension)
            return .YES
        }
    }

    /// The end of a request, however it came; the last moment at which the connection's socket is open for sure.
    func completed(_ code: MHD_RequestTerminationCode) {
        let livesOn = code == .REQUEST_TERMINATED_COMPLETED_OK && (scanner.fault == nil || staysOpen)
        defer {
            uncount()
            if case .over = stage {} else { reset() }
            if livesOn { goOn() }
        }
        if case .streaming(let stream) = stage, stream.detach() { leftBytesUnread = true }
        if leftBytesUnread { discardUnread(from: socket) }
        switch stage {
        case .queued(let body):
            dispatcher.unread.end(body, on: socket)
        case .decided(let response) where code == .REQUEST_TERMINATED_WITH_ERROR:
            // We hung up ourselves, with a reason to give.
            sendLastWords(response.serialized(), to: socket)
        case .head where code == .REQUEST_TERMINATED_TIMEOUT_REACHED,
            .body where code == .REQUEST_TERMINATED_TIMEOUT_REACHED:
            let refusal = Refusal.timedOut(seconds: dispatcher.settings.idleTimeout)
            sendLastWords(dispatcher.handler.refuse(refusal, head: head()).serialized(), to: socket)
        default:
            break
        }
    }

    /// Whether the connection stays open behind an answer (RFC 9112, 9.3). Asked while the request's fields are there.
    private var staysOpen: Bool {
        guard !dispatcher.isDraining, !clientHasEnded, !leftBytesUnread else { return false }
        let options = head().headerValues("Connection").flatMap { $0.lowercased().split(separator: ",") }
        let names = options.map { $0.filter { $0 != " " && $0 != "\t" } }
        return message.isHTTP10 ? names.contains("keep-alive") : !names.contains("close")
    }

    /// After an answer: the next message may have begun already, or been found at fault.
    private func goOn() {
        if let fault = scanner.fault {
            // One whose head the library has is refused when it hands that over.
            if scanner.hasTakenAll { refuse(fault) }
        } else if scanner.isInside {
            dispatcher.arrivals.begin(socket, at: messageBegan)
        }
    }

    /// The connection is over: its socket is closed next. What a request left, for which the library had no memory, goes too.
    func closed() {
        uncount()
        if case .queued(let body) = stage { dispatcher.unread.end(body, on: socket) }
        dispatcher.arrivals.end(socket)
    }

    private func head() -> RequestHead {
        unsafe RequestHead(
            method: method, target: target.bytes, fields: hasHead ? message.fields : .all, socket: socket,
            earliest: previousComplete, connection: hasHead ? connection : nil)
    }

    /// A stream on this connection, which is never ended for its silence by the library but by the carrier; nil where
    /// there are too many.
    private func open(_ source: any StreamedBody) -> ResponseStream? {
        let stream = unsafe ResponseStream(
            on: connection, socket: socket, isChunked: !message.isHTTP10, source: source, carrier: dispatcher.carrier)
        guard dispatcher.carrier.add(stream) else { return nil }
        unsafe scrim_time_out(connection, 0)
        // What is sent has to leave at once: the client may wait for it before it says more.
        var yes: Int32 = 1
        unsafe setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        stage = .streaming(stream)
        return stream
    }

    private func streamHead(of response: Response) -> [UInt8] {
        response.head(framing: message.isHTTP10 ? "" : "Transfer-Encoding: chunked\r\n")
    }

    private func queue(_ response: Response) -> MHD_Result {
        if let source = response.stream {
            guard let stream = open(source) else {
                let refusal = Refusal.tooManyStreams(limit: dispatcher.settings.maxStreams)
                return queue(dispatcher.handler.refuse(refusal, head: head()))
            }
            stream.begin(head: streamHead(of: response), mayWrite: true)
            return stream.finishReceiving()
        }
        stage = .queued(response.body)
        dispatcher.unread.begin(response.body, on: socket)
        return unsafe response.queue(on: connection, closing: dispatcher.isDraining || clientHasEnded)
    }
}
