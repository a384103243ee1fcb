internal import CMicroHTTP

/// An answer, prepared once and sent any number of times, by any thread, without copying its body.
///
/// The library adds `Date`, `Content-Length` and, where it will close, `Connection: close`. To HEAD it sends the
/// head alone, with the length of the body; 204 and 304 carry no body.
@safe package final class Response: Sendable {
    /// Three digits; anything else cannot be sent and closes the connection instead.
    package let status: Int
    /// A `Connection: close` among them closes the connection after the answer.
    package let headers: [(name: String, value: String)]
    /// Sent after `headers`: what many answers have in common, so that they can share one array.
    package let commonHeaders: [(name: String, value: String)]
    package let body: ResponseBody
    /// What makes the body while it is sent, on a connection that is closed afterwards; such an answer is sent once.
    package let stream: (any StreamedBody)?

    // The library counts its references under a lock of its own and reads the rest only, so any thread may queue it.
    // Nil when memory ran out.
    nonisolated(unsafe) private let handle: OpaquePointer?

    /// - Parameter headers: One whose name or value the library refuses (a line break, a tab, an empty text) is left
    ///   out: no text from outside can split an answer in two.
    package init(
        status: Int, headers: [(name: String, value: String)], commonHeaders: [(name: String, value: String)] = [],
        body: ResponseBody
    ) {
        self.status = status
        self.headers = headers
        self.commonHeaders = commonHeaders
        self.body = body
        stream = nil
        unsafe handle = unsafe Response.makeHandle(body: body)
        unsafe Response.add(headers, to: handle)
        unsafe Response.add(commonHeaders, to: handle)
    }

    /// An answer whose body is made while it is sent.
    package init(status: Int, headers: [(name: String, value: String)], stream: any StreamedBody) {
        self.status = status
        self.headers = headers
        commonHeaders = []
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
        let others = (headers + commonHeaders).filter { $0.name.lowercased() != "connection" }
        guard let twin = unsafe Response.makeHandle(body: body) else { return .NO }
        defer { unsafe MHD_destroy_response(twin) }
        unsafe Response.add(others + [("Connection", "close")], to: twin)
        return unsafe MHD_queue_response(connection, UInt32(clamping: status), twin)
    }

    private static func makeHandle(body: ResponseBody) -> OpaquePointer? {
        // Released in the free callback, which `MHD_destroy_response` calls when the last reference to the response
        // goes: ours, or that of the connection that was still sending when ours went.
        let retained = unsafe Unmanaged.passRetained(body)
        let created = unsafe MHD_create_response_from_buffer_with_free_callback_cls(
            body.count, body.address, releaseBody, retained.toOpaque())
        guard let handle = unsafe created else {
            unsafe retained.release()
            return nil
        }
        return unsafe handle
    }

    /// The library copies names and values.
    private static func add(_ headers: [(name: String, value: String)], to handle: OpaquePointer?) {
        guard let handle = unsafe handle else { return }
        for header in headers {
            // Passed as they are, strings would be copied into arrays on the way.
            unsafe header.name.withCString { name in
                unsafe header.value.withCString { value in _ = unsafe MHD_add_response_header(handle, name, value) }
            }
        }
    }
}

/// Balances the `passRetained` in `Response.makeHandle`.
private func releaseBody(_ body: UnsafeMutableRawPointer?) {
    guard let body = unsafe body else { return }
    unsafe Unmanaged<ResponseBody>.fromOpaque(body).release()
}
