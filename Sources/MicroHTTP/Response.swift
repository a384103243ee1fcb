internal import CMicroHTTP

/// An answer that is prepared once and sent any number of times, by any thread, without copying its body.
///
/// The library adds `Date`, `Content-Length` and, if it will close the connection, `Connection: close`. For HEAD it
/// sends only the head, with the length of the body. For 304 it does the same, with the length that 200 would have had
/// (RFC 9110, 8.6).
@safe package final class Response: Sendable {
    /// The status, a number of three digits. An answer with any other status cannot be sent; the connection is closed
    /// instead.
    package let status: Int
    /// The body that is sent after the head, except to HEAD; empty for 204 and 304.
    package let body: ResponseBody
    /// The body whose length the head states; `nil` if the length is not known.
    private let measured: ResponseBody?
    /// The producer of a body that is made while it is sent. The connection is closed afterwards, and such an answer is
    /// sent only once. `nil` if the whole body exists in advance.
    package let stream: (any StreamedBody)?

    /// The header fields of a streamed answer, which is sent without the library.
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

    /// Creates an answer with the status 304: the client already has the bytes.
    ///
    /// - Parameter known: The body that 200 would send; `nil` if it does not exist yet.
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
        // This releases only our reference. Each connection that is still sending has its own.
        if let handle = unsafe handle { unsafe MHD_destroy_response(handle) }
    }

    /// Whether the response can be sent. This is so if there was enough memory, and if the library accepted its header
    /// fields.
    var canBeSent: Bool { unsafe stream != nil || handle != nil }

    /// The header fields, read back from the library.
    var fields: HeaderFields {
        if let streamedFields { return streamedFields }
        return unsafe handle.map { unsafe HeaderFields(of: $0) } ?? HeaderFields()
    }

    /// Queues the answer on `connection`, on the connection's own thread, from its access handler.
    ///
    /// - Parameter closing: Whether to close the connection afterwards. This costs a copy of the head, but not of the
    ///   body.
    func queue(on connection: OpaquePointer?, closing: Bool) -> MHD_Result {
        guard closing else { return unsafe MHD_queue_response(connection, UInt32(clamping: status), handle) }
        guard let twin = unsafe Response.makeHandle(fields, measured) else { return .NO }
        defer { unsafe MHD_destroy_response(twin) }
        _ = unsafe MHD_add_response_header(twin, "Connection", "close")
        return unsafe MHD_queue_response(connection, UInt32(clamping: status), twin)
    }

    /// The line of the head that states the length of the body, with its line break; empty if the length is not known,
    /// and for 204, which must not state one (RFC 9110, 8.6).
    var framing: String { measured.map { status == 204 ? "" : "Content-Length: \($0.count)\r\n" } ?? "" }

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
        // It is released in the free callback. `MHD_destroy_response` calls that when the last reference to the
        // response ends: ours, or that of a connection that was still sending after we released ours.
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
