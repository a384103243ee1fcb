internal import CMicroHTTP

/// An answer, prepared once and sent any number of times, by any thread, without copying its body.
///
/// The library adds `Date`, `Content-Length` and, if it will close the connection, `Connection: close`. To HEAD it
/// sends the head alone, with the length of the body; for 304, too, with the length that 200 would have had (RFC 9110,
/// 8.6).
@safe package final class Response: Sendable {
    /// The status, of three digits; anything else cannot be sent and closes the connection instead.
    package let status: Int
    /// The body that is sent after the head, except to HEAD; empty for 204 and 304.
    package let body: ResponseBody
    /// The body whose length the head states; `nil` if the length is not known.
    private let measured: ResponseBody?
    /// The producer of the body, which makes it while it is sent, on a connection that is closed afterwards; such an
    /// answer is sent once. `nil` if the body is whole.
    package let stream: (any StreamedBody)?

    /// The header fields of a streamed answer, which the library never sees.
    private let streamedFields: HeaderFields?
    // The library's response. The library counts its references under a lock of its own and only reads the rest, so any
    // thread may queue it. `nil` when memory ran out, and for a streamed answer.
    nonisolated(unsafe) private let handle: OpaquePointer?

    package init(status: Int, fields: consuming HeaderFields, body: ResponseBody) {
        self.status = status
        self.body = body
        measured = body
        stream = nil
        streamedFields = nil
        unsafe handle = unsafe Response.makeHandle(fields, body)
    }

    /// Creates an answer of 304: the client has the bytes already.
    ///
    /// - Parameter known: The body that 200 would send; `nil` if it would have to be made first.
    package init(unchanged fields: consuming HeaderFields, _ known: ResponseBody?) {
        status = 304
        body = .empty
        measured = known
        stream = nil
        streamedFields = nil
        unsafe handle = unsafe Response.makeHandle(fields, known)
    }

    /// Creates an answer whose body is made while it is sent.
    package init(status: Int, fields: HeaderFields, stream: any StreamedBody) {
        self.status = status
        self.stream = stream
        body = .empty
        measured = nil
        streamedFields = fields
        unsafe handle = nil
    }

    deinit {
        // Releases our reference only: each connection that is still sending holds one of its own.
        if let handle = unsafe handle { unsafe MHD_destroy_response(handle) }
    }

    /// Whether the response can be sent: there was memory for it, and the library took its header fields.
    var canBeSent: Bool { unsafe stream != nil || handle != nil }

    /// The header fields, read back from the library.
    var fields: HeaderFields {
        if let streamedFields { return streamedFields }
        return unsafe handle.map { unsafe HeaderFields(of: $0) } ?? HeaderFields()
    }

    /// Queues the answer on `connection`, on the connection's own thread, from its access handler.
    ///
    /// - Parameter closing: Whether to close the connection afterwards. Costs a copy of the head, not of the body.
    func queue(on connection: OpaquePointer?, closing: Bool) -> MHD_Result {
        guard closing else { return unsafe MHD_queue_response(connection, UInt32(clamping: status), handle) }
        guard let twin = unsafe Response.makeHandle(fields, measured) else { return .NO }
        defer { unsafe MHD_destroy_response(twin) }
        _ = unsafe MHD_add_response_header(twin, "Connection", "close")
        return unsafe MHD_queue_response(connection, UInt32(clamping: status), twin)
    }

    /// The line of the head that states the length of the body, with its line break; empty if the length is not known.
    var framing: String { measured.map { "Content-Length: \($0.count)\r\n" } ?? "" }

    private static func makeHandle(_ fields: consuming HeaderFields, _ body: ResponseBody?) -> OpaquePointer? {
        guard let handle = unsafe body.map({ unsafe makeHandle(of: $0) }) ?? scrim_unsized_response() else {
            return nil
        }
        guard unsafe fields.give(to: handle) else {
            unsafe MHD_destroy_response(handle)
            return nil
        }
        return unsafe handle
    }

    private static func makeHandle(of body: ResponseBody) -> OpaquePointer? {
        // Released in the free callback, which `MHD_destroy_response` calls when the last reference to the response
        // goes: ours, or that of a connection that was still sending when ours went.
        let retained = unsafe Unmanaged.passRetained(body)
        let created = unsafe MHD_create_response_from_buffer_with_free_callback_cls(
            body.count, body.address, releaseBody, retained.toOpaque())
        if unsafe created == nil { unsafe retained.release() }
        return unsafe created
    }
}

/// Balances the `passRetained` in `Response.makeHandle`.
private func releaseBody(_ body: UnsafeMutableRawPointer?) {
    guard let body = unsafe body else { return }
    unsafe Unmanaged<ResponseBody>.fromOpaque(body).release()
}
