private import CEpollBatch
internal import CMicroHTTP
private import Glibc

/// One request and its answer: what the library's several calls about it have in common.
///
/// Touched by the one thread that owns the connection, which keeps it for one request after the other, so that a request
/// allocates nothing here.
final class Exchange {
    private enum Stage {
        /// The request line is in, the rest of the head is not.
        case head
        /// Admitted; the body comes.
        case body
        /// Everything is in, and the answer was not known: those that came at the same moment are read first.
        case read
        /// The turn in which those others were read is over, and the answer is due.
        case due
        /// An answer is made and waits until it may be queued.
        case decided(Response)
        /// The answer is the library's now.
        case queued
        /// The answer is sent past the library, perhaps while the body still comes.
        case streaming(ResponseStream)
    }

    private let dispatcher: Dispatcher
    /// Whether the connection is one more than its address may have.
    private let isOneTooMany: Bool
    private let target = TargetBuffer()
    private var socket: Int32 = -1
    private var began = 0
    private var stage = Stage.head
    private var method = Method.other("")
    private var fields = FieldFilter.all
    private var announced: Int?
    /// Whether the client understands chunks, as HTTP/1.0 does not.
    private var takesChunks = true
    private var body: [UInt8] = []
    private var received = 0
    /// Whether this is the connection's first request.
    private var isFirst = true
    /// Whether the answer went out although more of the request was announced.
    private var leftBytesUnread = false

    /// Bytes of a body's memory that an idle connection keeps.
    private static let mostKept = 1_024
    /// How many requests of one moment are worth working out together: of more, the first have left the processor's caches
    /// when the last are read.
    private static let bundle = 2...32

    init(dispatcher: Dispatcher, isOneTooMany: Bool) {
        self.dispatcher = dispatcher
        self.isOneTooMany = isOneTooMany
    }

    /// The request line is in. Comes first, and pairs with `completed`.
    func begin(target: UnsafeRawBufferPointer, socket: Int32) {
        unsafe self.target.fill(target)
        self.socket = socket
        began = monotonicMilliseconds()
        dispatcher.exchanges.begin(socket)
        dispatcher.arrivals.begin(socket, at: began)
    }

    /// As new, for the connection's next request.
    private func reset() {
        target.empty()
        stage = .head
        method = .other("")
        fields = .all
        announced = nil
        takesChunks = true
        empty()
        received = 0
        isFirst = false
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
    ///
    /// - Parameters:
    ///   - takesChunks: Whether the request is one of HTTP/1.1.
    ///   - rawTargetSize: the target's length as the library's own pointers tell it.
    func headArrived(
        method: Method, takesChunks: Bool, rawTargetSize: Int, on connection: OpaquePointer?
    ) -> MHD_Result {
        self.method = method
        self.takesChunks = takesChunks
        let framing = unsafe Framing(of: connection)
        announced = framing.contentLength
        fields = framing.fields
        let head = unsafe head(on: connection)
        var refusal = unsafe refusal(framing, rawTargetSize: rawTargetSize, connection)
        let mayStream = framing.announcesBody && (refusal == nil || refusal?.isOfBodySize == true)
        let rejection = refusal == nil || mayStream ? dispatcher.handler.admit(head) : nil
        if mayStream, rejection == nil, let response = dispatcher.handler.stream(head) {
            if let stream = response.stream, let opened = unsafe open(stream, on: connection) {
                dispatcher.arrivals.end(socket)
                opened.begin(head: streamHead(of: response), mayWrite: !head.hasHeader("Expect"))
                return .YES
            }
            refusal = .tooManyStreams(limit: dispatcher.settings.maxStreams)
        }
        if let refusal {
            // The library closes after an answer to the first call, which is what each of these calls for.
            leftBytesUnread = true
            dispatcher.arrivals.end(socket)
            return unsafe queue(dispatcher.handler.refuse(refusal, head: head), on: connection)
        }
        guard let response = rejection else {
            stage = .body
            return .YES
        }
        if framing.announcesBody {
            leftBytesUnread = true
            dispatcher.arrivals.end(socket)
            return unsafe queue(response, on: connection)
        }
        // Nothing is left unread, so the connection can live on: the answer waits for the final call.
        stage = .decided(response)
        return .YES
    }

    private func refusal(_ framing: Framing, rawTargetSize: Int, _ connection: OpaquePointer?) -> Refusal? {
        let settings = dispatcher.settings
        if isOneTooMany { return .tooManyConnections(limit: settings.connectionsPerAddress) }
        if rawTargetSize > settings.maxTargetBytes { return .targetTooLong(limit: settings.maxTargetBytes) }
        if unsafe target.bytes.count != rawTargetSize { return .malformed(.nulInTarget) }
        let rest = unsafe scrim_head_size(connection) - rawTargetSize
        if rest > settings.maxHeaderBytes { return .headersTooLong(limit: settings.maxHeaderBytes) }
        if let fault = framing.fault { return fault }
        if framing.contentLength ?? 0 > settings.maxBodyBytes { return .bodyTooLarge(limit: settings.maxBodyBytes) }
        return nil
    }

    /// A piece of the body. No answer may be queued while one is in hand.
    func bodyArrived(_ piece: UnsafeRawBufferPointer, on connection: OpaquePointer?) -> MHD_Result {
        if case .streaming(let stream) = stage { return unsafe stream.receive(piece) }
        received += piece.count
        let most = dispatcher.settings.maxBodyBytes
        guard case .body = stage else {
            // Too large already. A chunked body may have no end: hang up on the absurd, and say why in `completed`.
            return received / 16 > most ? .NO : .YES
        }
        let head = unsafe head(on: connection)
        if received > most {
            empty()
            stage = .decided(dispatcher.handler.refuse(.bodyTooLarge(limit: most), head: head))
            return .YES
        }
        if body.isEmpty, piece.count == announced {
            // The usual case: the whole body in one piece, read where it lies.
            dispatcher.arrivals.end(socket)
            let whole = unsafe piece.assumingMemoryBound(to: UInt8.self).span
            if let response = answer(head, whole) {
                stage = .decided(response)
            } else {
                unsafe body.append(contentsOf: piece)
                stage = .read
            }
            return .YES
        }
        if body.isEmpty, let announced { body.reserveCapacity(min(announced, most)) }
        unsafe body.append(contentsOf: piece)
        return .YES
    }

    /// The answer to a request that is complete; nil where it is to be worked out in the thread's next turn.
    ///
    /// Requests that came at one moment are read one after the other, then worked out, then answered, so that each of the
    /// three finds its code and its data in the processor's caches; see docs/decisions/0020.
    private func answer(_ head: borrowing RequestHead, _ body: Span<UInt8>) -> Response? {
        guard Self.bundle.contains(Int(scrim_epoll_count())) else {
            return dispatcher.handler.respond(to: head, body: body)
        }
        return switch dispatcher.handler.recall(head, body: body) {
        case .answer(let response): response
        case .work: dispatcher.handler.respond(to: head, body: body)
        case .briefWork: nil
        }
    }

    /// The library's last call: the request is complete and waits for its answer. The library calls again in its thread's
    /// next turn, which comes at once, for as long as none is queued ("try again next time", `MHD_connection_handle_idle`).
    func requestArrived(on connection: OpaquePointer?) -> MHD_Result {
        dispatcher.arrivals.end(socket)
        switch stage {
        case .head, .queued:
            return .YES
        case .streaming(let stream):
            return stream.finishReceiving()
        case .body:
            guard let response = unsafe answer(head(on: connection), body.span) else {
                stage = .due
                return .YES
            }
            return unsafe queue(response, on: connection)
        case .read:
            stage = .due
            return .YES
        case .due:
            let response = unsafe dispatcher.handler.respond(to: head(on: connection), body: body.span)
            return unsafe queue(response, on: connection)
        case .decided(let response):
            return unsafe queue(response, on: connection)
        }
    }

    /// The end, however it came; the last moment at which the connection's socket is open.
    func completed(_ code: MHD_RequestTerminationCode, on connection: OpaquePointer?) {
        defer {
            reset()
            dispatcher.exchanges.end(socket)
        }
        dispatcher.arrivals.end(socket)
        if case .streaming(let stream) = stage, stream.detach() { leftBytesUnread = true }
        if leftBytesUnread { discardUnread(from: socket) }
        switch stage {
        case .queued, .streaming:
            break
        case .decided(let response) where code == .REQUEST_TERMINATED_WITH_ERROR:
            // We hung up ourselves, with a reason to give.
            sendLastWords(response.serialized(), to: socket)
        case .head, .body, .read, .due, .decided:
            guard let seconds = timeout(code) else { break }
            let response = unsafe dispatcher.handler.refuse(.timedOut(seconds: seconds), head: head(on: connection))
            sendLastWords(response.serialized(), to: socket)
        }
    }

    /// The limit of time that ended the request, if one did.
    private func timeout(_ code: MHD_RequestTerminationCode) -> Int? {
        let settings = dispatcher.settings
        switch code {
        case .REQUEST_TERMINATED_TIMEOUT_REACHED:
            return settings.idleTimeout
        case .REQUEST_TERMINATED_CLIENT_ABORT where settings.requestTimeout > 0:
            // `Arrivals.sweep` closed it in the client's name.
            return monotonicMilliseconds() - began > settings.requestTimeout * 1_000 ? settings.requestTimeout : nil
        default:
            return nil
        }
    }

    private func head(on connection: OpaquePointer?) -> RequestHead {
        unsafe RequestHead(
            method: method, target: target.bytes, fields: fields, socket: socket, isFirst: isFirst,
            connection: connection)
    }

    /// A stream on this connection, which is never ended for its silence by the library but by the carrier; nil where
    /// there are too many.
    private func open(_ source: any StreamedBody, on connection: OpaquePointer?) -> ResponseStream? {
        let stream = unsafe ResponseStream(
            on: connection, socket: socket, isChunked: takesChunks, source: source, carrier: dispatcher.carrier)
        guard dispatcher.carrier.add(stream) else { return nil }
        unsafe scrim_never_time_out(connection)
        // What is sent has to leave at once: the client may wait for it before it says more.
        var yes: Int32 = 1
        unsafe setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        stage = .streaming(stream)
        return stream
    }

    private func streamHead(of response: Response) -> [UInt8] {
        response.head(framing: takesChunks ? "Transfer-Encoding: chunked\r\n" : "")
    }

    private func queue(_ response: Response, on connection: OpaquePointer?) -> MHD_Result {
        if let source = response.stream {
            guard let stream = unsafe open(source, on: connection) else {
                let refusal = Refusal.tooManyStreams(limit: dispatcher.settings.maxStreams)
                return unsafe queue(dispatcher.handler.refuse(refusal, head: head(on: connection)), on: connection)
            }
            stream.begin(head: streamHead(of: response), mayWrite: true)
            return stream.finishReceiving()
        }
        stage = .queued
        return unsafe response.queue(on: connection, closing: dispatcher.isDraining)
    }
}

/// The bytes of a request's target, in memory that the next request's target is put into.
@safe private final class TargetBuffer {
    private var storage = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    private var count = 0

    deinit {
        unsafe storage.deallocate()
    }

    /// Good until `fill` or `empty` is called.
    var bytes: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(rebasing: storage[..<count]) }

    func fill(_ source: UnsafeRawBufferPointer) {
        if unsafe source.count > storage.count {
            unsafe storage.deallocate()
            unsafe storage = .allocate(capacity: max(source.count, Self.usual))
        }
        unsafe UnsafeMutableRawBufferPointer(storage).copyMemory(from: source)
        count = source.count
    }

    /// Forgets the bytes. Room beyond what most targets need is given back, so that idle connections hold little.
    func empty() {
        count = 0
        guard unsafe storage.count > Self.most else { return }
        unsafe storage.deallocate()
        unsafe storage = UnsafeMutableBufferPointer(start: nil, count: 0)
    }

    private static let usual = 64
    private static let most = 2_048
}
