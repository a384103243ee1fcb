internal import CMicroHTTP

/// An answer, prepared once and sent any number of times, by any thread, without copying its body.
///
/// The library adds `Date`, `Content-Length` and, where it will close, `Connection: close`. To HEAD it sends the
/// head alone, with the length of the body; 204 and 304 carry no body.
@safe package final class Response: Sendable {
    /// Three digits; anything else cannot be sent and closes the connection instead.
    package let status: Int
    /// In the order of sending. A `Connection: close` among them closes the connection after the answer.
    package let headers: [(name: String, value: String)]
    package let body: ResponseBody
    /// What makes the body while it is sent, on a connection that is closed afterwards; such an answer is sent once.
    package let stream: (any StreamedBody)?

    // The library counts its references under a lock of its own and reads the rest only, so any thread may queue it.
    // Nil when memory ran out.
    nonisolated(unsafe) private let handle: OpaquePointer?

    /// - Parameter headers: One whose name or value the library refuses (a line break, a tab, an empty text) is left
    ///   out: no text from outside can split an answer in two.
    package init(status: Int, headers: [(name: String, value: String)], body: ResponseBody) {
        self.status = status
        self.headers = headers
        self.body = body
        stream = nil
        unsafe handle = unsafe Response.makeHandle(headers: headers, body: body)
    }

    /// An answer whose body is made while it is sent.
    package init(status: Int, headers: [(name: String, value: String)], stream: any StreamedBody) {
        self.status = status
        self.headers = headers
        body = ResponseBody([])
        self.stream = stream
        unsafe handle = nil
    }

    deinit {
        // Our reference only: each connection still sending holds one of its own.
        if let handle = unsafe handle { unsafe MHD_destroy_response(handle) }
    }

    /// Queues the answer on `connection`, on the connection's own thread, from its access handler.
    ///
    /// - Parameter closing: whether to close the connection afterwards. Costs a copy of the head, not of the body.
    func queue(on connection: OpaquePointer?, closing: Bool) -> MHD_Result {
        guard closing else { return unsafe MHD_queue_response(connection, UInt32(clamping: status), handle) }
        let others = headers.filter { $0.name.lowercased() != "connection" }
        let twin = unsafe Response.makeHandle(headers: others + [("Connection", "close")], body: body)
        defer { unsafe MHD_destroy_response(twin) }
        return unsafe MHD_queue_response(connection, UInt32(clamping: status), twin)
    }

    private static func makeHandle(headers: [(name: String, value: String)], body: ResponseBody) -> OpaquePointer? {
        // Released in the free callback, which `MHD_destroy_response` calls when the last reference to the response
        // goes: ours, or that of the connection that was still sending when ours went.
        let retained = unsafe Unmanaged.passRetained(body)
        let created = unsafe MHD_create_response_from_buffer_with_free_callback_cls(
            body.count, body.address, releaseBody, retained.toOpaque())
        guard let handle = unsafe created else {
            unsafe retained.release()
            return nil
        }
        for header in headers {
            unsafe MHD_add_response_header(handle, header.name, header.value)
        }
        return unsafe handle
    }
}

/// Balances the `passRetained` in `Response.makeHandle`.
private func releaseBody(_ body: UnsafeMutableRawPointer?) {
    guard let body = unsafe body else { return }
    unsafe Unmanaged<ResponseBody>.fromOpaque(body).release()
}
