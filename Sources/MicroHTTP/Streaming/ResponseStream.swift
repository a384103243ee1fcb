internal import CMicroHTTP
private import Glibc
internal import Synchronization

/// One answer that is sent piece by piece on the connection of its request, without using the library.
///
/// The library sends nothing before it has the whole request: "the response cannot be queued when this callback is
/// called to process the client upload data" (microhttpd.h). So the library only reads and decodes the request, and the
/// answer is written to the connection's socket from here; afterwards the library is made to close the connection
/// without an answer of its own. The connection is suspended while the answer continues after the end of the request,
/// and while the answer lags behind the request; so no thread has to wait.
///
/// Any thread may call it. Every use of the socket and of the connection happens under one lock, which `detach` takes
/// before the library closes the socket.
final class ResponseStream: Watched, BodySink {
    private struct State {
        /// The library's connection, as the bits of a pointer, as long as the stream may use it and its socket; 0
        /// afterwards.
        var connection: UInt
        /// The pieces to be sent, in order, and the index of the first that has not been completely sent.
        var pieces: [[UInt8]] = []
        var next = 0
        /// How many bytes of the piece at `next` have been sent.
        var sent = 0
        /// The bytes of the body that were passed on for sending.
        var body = 0
        /// The bytes of all pieces that have not been sent.
        var unsent = 0
        /// Whether writing may begin. It may not before the library has sent `100 Continue`.
        var mayWrite = false
        /// Whether the socket accepts no more for now, so that the poller watches it.
        var isBlocked = false
        /// Whether the request has to wait until the answer has caught up.
        var isHeld = false
        /// Whether the library was told to leave the connection alone.
        var isSuspended = false
        /// Whether the library has delivered the whole request.
        var isRequestOver = false
        /// Whether the answer is complete, so that nothing more will be added.
        var isFinished = false
        /// Whether nothing more can be sent.
        var isBroken = false
        /// The millisecond at which the request last made progress, or a byte of the answer was sent.
        var lastSign: Int
        /// Since which millisecond an incomplete item of the request has been arriving; `nil` if there is none.
        var partialSince: Int?
        /// The bytes of the request that arrived after they were no longer wanted.
        var ignored = 0
        /// The watch on the client; `nil` if there is none.
        var token: ClientWatch.Token?

        /// Whether there is nothing more to do.
        var isOver: Bool { isBroken || (isFinished && unsent == 0) }
    }

    private let state: Mutex<State>
    private let socket: Int32
    private let isChunked: Bool
    private let source: any StreamedBody
    private let poller: StreamPoller
    private let watch: ClientWatch

    /// - Parameters:
    ///   - connection: Must belong to the calling thread.
    ///   - isChunked: Whether the body is sent in chunks; otherwise the end of the connection ends it, as in HTTP/1.0.
    init(
        on connection: OpaquePointer?, socket: Int32, isChunked: Bool, source: any StreamedBody, poller: StreamPoller,
        watch: ClientWatch
    ) {
        self.socket = socket
        self.isChunked = isChunked
        self.source = source
        self.poller = poller
        self.watch = watch
        state = Mutex(State(connection: UInt(bitPattern: connection), lastSign: monotonicMilliseconds()))
    }

    // MARK: BodySink

    /// Sends some bytes of the body: as many as the system accepts at once, the rest later.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Int {
        guard !bytes.isEmpty else { return unsent }
        return advance { state in
            if !state.isFinished, !state.isBroken { state.body += bytes.count }
            enqueue(isChunked ? Self.chunk(bytes) : bytes, &state)
        }
    }

    private static func chunk(_ bytes: [UInt8]) -> [UInt8] {
        let size = String(bytes.count, radix: 16)
        var chunk: [UInt8] = []
        chunk.reserveCapacity(size.utf8.count + bytes.count + 4)
        chunk += size.utf8
        chunk += "\r\n".utf8
        chunk += bytes
        chunk += "\r\n".utf8
        return chunk
    }

    func finish() {
        advance { state in
            guard !state.isFinished else { return }
            if isChunked { enqueue(Array("0\r\n\r\n".utf8), &state) }
            state.isFinished = true
        }
    }

    /// Holds back the rest of the request. Some of it may still come: at most what the library has already read.
    func holdRequest() { state.withLock { $0.isHeld = true } }

    func releaseRequest() {
        state.withLock { state in
            state.isHeld = false
            if !state.isRequestOver { resume(&state) }
        }
    }

    /// The bytes that wait to be sent.
    var unsent: Int { state.withLock { $0.unsent } }

    // MARK: For the daemon's threads

    /// Sends only the head, for HEAD. The source is not asked for a body.
    func sendHeadOnly(_ head: [UInt8]) {
        advance { state in
            state.mayWrite = true
            enqueue(head, &state)
            state.isFinished = true
        }
    }

    /// Begins the answer with its head.
    ///
    /// - Parameter mayWrite: False while the library may still have to send `100 Continue`; the first call of `receive`
    ///   or `finishReceiving` shows that it has sent it.
    func begin(head: [UInt8], mayWrite: Bool) {
        source.begin(self)
        state.withLock { $0.token = watch.begin(self, on: socket, for: .reset) }
        advance { state in
            state.mayWrite = mayWrite
            enqueue(head, &state)
        }
    }

    /// Handles a piece of the request's body; `NO` closes the connection.
    func receive(_ piece: UnsafeRawBufferPointer) -> MHD_Result {
        let isWanted = state.withLock { state in
            state.mayWrite = true
            if state.isFinished || state.isBroken { state.ignored += piece.count }
            return !state.isFinished && !state.isBroken
        }
        if isWanted { unsafe record(source.receive(piece.assumingMemoryBound(to: UInt8.self).span), of: piece.count) }
        carryOn()
        return state.withLock { state in
            if state.isBroken || state.ignored > Self.mostIgnored { return .NO }
            if state.isHeld && !state.isOver { suspend(&state) }
            return .YES
        }
    }

    private func record(_ progress: StreamProgress, of count: Int) {
        let now = monotonicMilliseconds()
        state.withLock { state in
            switch progress {
            case .none: return
            case .unwanted:
                state.ignored += count
                state.partialSince = nil
            case .partial: state.partialSince = state.partialSince ?? now
            case .whole: state.partialSince = nil
            case .wholeAndPartial: state.partialSince = now
            }
            state.lastSign = now
        }
    }

    /// Called when the request is complete, and whenever the connection is resumed after that. `NO` closes the
    /// connection; `YES` leaves it suspended until there is nothing more to do.
    func finishReceiving() -> MHD_Result {
        let isFirst = state.withLock { state in
            defer { state.isRequestOver = true }
            state.mayWrite = true
            // The request has ended, so an incomplete item will not become more complete.
            state.partialSince = nil
            return !state.isRequestOver && !state.isFinished && !state.isBroken
        }
        if isFirst { source.finishReceiving() }
        carryOn()
        return state.withLock { state in
            if state.isOver { return .NO }
            suspend(&state)
            return .YES
        }
    }

    /// Called when the library is about to close the socket; afterwards nothing here touches it or the connection.
    ///
    /// - Returns: Whether the whole answer was sent, and the bytes of its body that were, to about a chunk.
    func detach() -> (isWhole: Bool, bytes: Int) {
        let end = state.withLock { state in
            let isWhole = state.isOver && !state.isBroken
            state.connection = 0
            if let token = state.token { watch.end(token) }
            state.token = nil
            giveUp(&state)
            return (isWhole, state.body)
        }
        poller.remove(self)
        source.cutOff()
        return end
    }

    // MARK: For the poller

    /// The socket, if the poller has to watch whether it has room; otherwise `nil`.
    var blockedSocket: Int32? { state.withLock { $0.isBlocked && $0.connection != 0 ? socket : nil } }

    /// Sends more of what waits, and notifies the source if there is more room now.
    func carryOn() {
        let before = unsent
        if advance({ _ in }) < before { source.carriedOn() }
    }

    /// Ends the stream if its client has neither sent nor read anything since `deadline`, or has been sending the same
    /// piece since `partialDeadline`, and shows the library a client's FIN that it missed (see `PendingRequests`).
    func check(deadline: Int?, partialDeadline: Int?) {
        let now = monotonicMilliseconds()
        let isStalled = state.withLock { state in
            state.isHeld && state.isSuspended && state.isBlocked && now - state.lastSign >= Self.stallTime
        }
        if isStalled { source.stalled() }
        state.withLock { state in
            let isSilent = deadline.map { state.lastSign < $0 } ?? false
            let isDripping = partialDeadline.flatMap { limit in state.partialSince.map { $0 < limit } } ?? false
            if isSilent || isDripping, state.isBlocked || !state.isSuspended {
                state.isBroken = true
                conclude(&state)
            }
            guard state.connection != 0, !state.isSuspended, now - state.lastSign >= 1_000 else { return }
            var byte: UInt8 = 0
            if unsafe recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0 {
                shutdown(socket, Int32(SHUT_RD))
            }
        }
    }

    /// Called when the client has reset its connection, so that nothing more reaches it.
    func clientHasGone() { advance { state in if !state.isOver { state.isBroken = true } } }

    /// Ends the stream immediately, in such a way that the client notices that something is missing.
    func cutOff() { advance { $0.isBroken = true } }

    // MARK: Under the lock

    /// Applies `change`, sends what can be sent, and notifies the library if the stream has ended by this.
    ///
    /// - Returns: The bytes that wait to be sent.
    @discardableResult
    private func advance(_ change: (inout State) -> Void) -> Int {
        let (unsent, isNewlyBlocked) = state.withLock { state in
            let wasBlocked = state.isBlocked
            change(&state)
            push(&state)
            if state.isOver { conclude(&state) }
            return (state.unsent, state.isBlocked && !wasBlocked)
        }
        if isNewlyBlocked { poller.watch() }
        return unsent
    }

    private func enqueue(_ bytes: [UInt8], _ state: inout State) {
        guard !state.isFinished, !state.isBroken, state.connection != 0 else { return }
        state.pieces.append(bytes)
        state.unsent += bytes.count
    }

    /// Sends as much as the system accepts without waiting.
    private func push(_ state: inout State) {
        guard state.mayWrite, !state.isBroken, state.connection != 0 else { return }
        while state.next < state.pieces.count {
            let start = state.sent
            let count = unsafe state.pieces[state.next].withUnsafeBytes { bytes in
                unsafe Glibc.send(
                    socket, bytes.baseAddress.map { unsafe $0 + start }, bytes.count - start,
                    Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
            }
            guard count >= 0 else {
                if errno == EINTR { continue }
                state.isBlocked = errno == EAGAIN
                if !state.isBlocked { state.isBroken = true }
                return
            }
            state.lastSign = monotonicMilliseconds()
            state.unsent -= count
            state.sent += count
            if state.sent == state.pieces[state.next].count {
                state.pieces[state.next] = []
                state.next += 1
                state.sent = 0
            }
        }
        state.isBlocked = false
        state.pieces.removeAll(keepingCapacity: true)
        state.next = 0
    }

    /// Handles the end of a stream: allows the library to close the connection, or tells the client that nothing more
    /// comes.
    private func conclude(_ state: inout State) {
        if state.isBroken { giveUp(&state) }
        guard state.connection != 0 else { return }
        if state.isSuspended {
            resume(&state)
        } else if state.isBroken {
            // To the library it looks as if the client had closed the connection.
            shutdown(socket, Int32(SHUT_RDWR))
        } else if !state.isRequestOver {
            // The rest of the request is read and dropped, so that the connection is not reset before the answer has
            // been read.
            shutdown(socket, Int32(SHUT_WR))
        }
    }

    private func giveUp(_ state: inout State) {
        if !state.isOver { state.isBroken = true }
        state.pieces = []
        state.next = 0
        state.body = max(0, state.body - state.unsent)
        state.unsent = 0
        state.isBlocked = false
    }

    private func suspend(_ state: inout State) {
        guard !state.isSuspended, state.connection != 0 else { return }
        state.isSuspended = true
        unsafe MHD_suspend_connection(OpaquePointer(bitPattern: state.connection))
    }

    private func resume(_ state: inout State) {
        guard state.isSuspended, state.connection != 0 else { return }
        state.isSuspended = false
        unsafe MHD_resume_connection(OpaquePointer(bitPattern: state.connection))
    }

    /// After this many bytes of an unwanted request, the connection is closed in any case.
    private static let mostIgnored = 256 << 20
    /// A request that is held back counts as stalled after this many milliseconds without progress.
    private static let stallTime = 2_000
}
