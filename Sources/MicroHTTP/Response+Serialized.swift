internal import CMicroHTTP
private import Glibc

extension Response {
    /// The whole answer as bytes for a connection that is closed afterwards.
    ///
    /// It is used if the library has given up a connection and sends nothing any more.
    ///
    /// - Parameter withoutBody: Whether only the head is sent, as for HEAD.
    func serialized(withoutBody: Bool) -> [UInt8] {
        var bytes = head(framing: framing)
        if withoutBody { return bytes }
        body.withBytes { body in
            for index in body.indices { bytes.append(body[index]) }
        }
        return bytes
    }

    /// The head of the answer for a connection that is closed afterwards.
    ///
    /// - Parameter framing: The fields that determine where the body ends, each with its line break; empty if the body
    ///   ends with the connection.
    func head(framing: String) -> [UInt8] {
        let phrase = unsafe MHD_get_reason_phrase_for(UInt32(clamping: status)).map { unsafe String(cString: $0) }
        let line = "HTTP/1.1 \(status) \(phrase ?? "Unknown")\r\nDate: \(httpDate())\r\nConnection: close\r\n"
        return Array(line.utf8) + fields.bytes + Array((framing + "\r\n").utf8)
    }
}

/// The current time in the format of RFC 9110, 5.6.7. The names are English because nothing here changes the C locale.
private func httpDate() -> String {
    var now = time(nil)
    var parts = unsafe tm()
    unsafe gmtime_r(&now, &parts)
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { text in
        guard let start = text.baseAddress,
            unsafe strftime(start, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts) > 0
        else { return "" }
        return unsafe String(cString: start)
    }
}
