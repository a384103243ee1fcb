private import Glibc

/// An HTTP client that knows nothing of HTTP until it reads an answer: it sends the bytes it is told to, in the pieces
/// it is told to, and closes as rudely as it is told to.
///
/// Every wait ends after `patience` seconds with `RawSocketError.timedOut`, so a test that fails does not hang.
// Unchecked: what one thread sends meets nothing of what another reads; `unread` is the reader's alone.
package final class RawSocketClient: @unchecked Sendable {
    private var descriptor: Int32
    private var unread: [UInt8] = []

    /// What a wait takes at most, in seconds; the environment says so where the server under test is slow.
    package static let defaultPatience =
        unsafe getenv("SCRIM_TEST_PATIENCE").flatMap { unsafe Int(String(cString: $0)) } ?? 90

    /// Connects to `host`, an IPv4 or IPv6 literal.
    package init(port: UInt16, host: String = "127.0.0.1", patience: Int = RawSocketClient.defaultPatience) throws {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_NUMERICHOST
        var found: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, String(port), &hints, &found) == 0, let address = unsafe found?.pointee else {
            throw RawSocketError.system(call: "getaddrinfo", code: errno)
        }
        defer { unsafe freeaddrinfo(found) }
        descriptor = unsafe socket(address.ai_family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw RawSocketError.system(call: "socket", code: errno) }
        var limit = timeval(tv_sec: patience, tv_usec: 0)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var yes: Int32 = 1
        unsafe setsockopt(
            descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        var code = unsafe connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 ? 0 : errno
        // A signal, such as a fuzzer's clock, leaves it under way.
        if code == EINTR { code = connected(within: patience) }
        guard code == 0 else {
            Glibc.close(descriptor)
            descriptor = -1
            throw RawSocketError.system(call: "connect", code: code)
        }
    }

    deinit {
        close()
    }

    /// Waits for a connection that is under way.
    ///
    /// - Returns: 0, or the error's number.
    private func connected(within patience: Int) -> Int32 {
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        var ready: Int32
        repeat { ready = unsafe poll(&polled, 1, Int32(patience) * 1000) } while ready < 0 && errno == EINTR
        guard ready > 0 else { return ETIMEDOUT }
        var code: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return unsafe getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) == 0 ? code : errno
    }

    /// Sends all of `bytes`; one segment per `piece` bytes.
    package func send(_ bytes: [UInt8], inPiecesOf piece: Int = .max) throws {
        var start = 0
        while start < bytes.count {
            let end = piece < bytes.count - start ? start + piece : bytes.count
            let sent = unsafe bytes[start..<end].withUnsafeBytes {
                unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { throw RawSocketError.system(call: "send", code: errno) }
            start += sent
        }
    }

    /// Sends all of `text`; line breaks are those written in it.
    package func send(_ text: String, inPiecesOf piece: Int = .max) throws {
        try send(Array(text.utf8), inPiecesOf: piece)
    }

    /// Says that nothing more will be sent; answers can still be read.
    package func finishSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Closes in the polite way.
    package func close() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    /// Vanishes: the peer gets a reset.
    package func reset() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        unsafe setsockopt(
            descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        close()
    }

    /// Everything up to the end of the connection.
    package func readToEnd() throws -> [UInt8] {
        while try readMore() {}
        defer { unread = [] }
        return unread
    }

    /// One answer; what follows it stays for the next call. Interim answers (100) are returned like any other.
    ///
    /// - Parameter isAnswerToHead: whether the length in the head announces no body.
    package func readResponse(isAnswerToHead: Bool = false) throws -> RawResponse {
        var response = try readHead()
        if isAnswerToHead || response.status / 100 == 1 || [204, 304].contains(response.status) { return response }
        if let length = response["Content-Length"].flatMap(Int.init) {
            response.body = try read(count: length)
        } else if response["Transfer-Encoding"]?.lowercased() == "chunked" {
            response.body = try readChunks()
        } else {
            response.body = try readToEnd()
        }
        return response
    }

    /// The head of one answer; what follows it stays for the next call.
    package func readHead() throws -> RawResponse {
        try RawResponse(head: read(through: [13, 10, 13, 10]))
    }

    /// One chunk of an answer whose head is read; empty at the end of the answer.
    package func readChunk() throws -> [UInt8] {
        let line = String(decoding: try read(through: [13, 10]).dropLast(2), as: UTF8.self)
        guard let size = Int(line, radix: 16) else { throw RawSocketError.notHTTP(line) }
        let chunk = try read(count: size)
        guard try read(count: 2) == [13, 10] else { throw RawSocketError.notHTTP(line) }
        return chunk
    }

    private func readChunks() throws -> [UInt8] {
        var body: [UInt8] = []
        while case let chunk = try readChunk(), !chunk.isEmpty { body += chunk }
        return body
    }

    private func read(count: Int) throws -> [UInt8] {
        while unread.count < count {
            guard try readMore() else { throw RawSocketError.ended(unread) }
        }
        defer { unread.removeFirst(count) }
        return Array(unread.prefix(count))
    }

    private func read(through mark: [UInt8]) throws -> [UInt8] {
        while true {
            if unread.count >= mark.count {
                for start in 0...(unread.count - mark.count)
                where unread[start..<(start + mark.count)].elementsEqual(mark) {
                    return try read(count: start + mark.count)
                }
            }
            guard try readMore() else { throw RawSocketError.ended(unread) }
        }
    }

    /// False at the end of the connection.
    private func readMore() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var count = 0
        // A signal that the process takes, such as a fuzzer's alarm, says nothing of the connection.
        repeat {
            count = unsafe buffer.withUnsafeMutableBytes { unsafe recv(descriptor, $0.baseAddress, $0.count, 0) }
        } while count < 0 && errno == EINTR
        if count < 0 {
            throw errno == EAGAIN ? RawSocketError.timedOut(unread) : .system(call: "recv", code: errno)
        }
        unread += buffer.prefix(count)
        return count > 0
    }
}

/// Why a `RawSocketClient` has nothing to show.
package enum RawSocketError: Error {
    case system(call: String, code: Int32)
    /// Nothing came in time; what had come before is attached.
    case timedOut([UInt8])
    /// The connection ended before the answer did; what had come is attached.
    case ended([UInt8])
    case notHTTP(String)
}

/// One answer, taken apart but not interpreted.
package struct RawResponse {
    package let status: Int
    /// In the order of arrival.
    package let headers: [(name: String, value: String)]
    package var body: [UInt8] = []

    /// The body as text.
    package var text: String { String(decoding: body, as: UTF8.self) }

    /// The first value of that name, in any case of letters.
    package subscript(name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    init(head: [UInt8]) throws {
        let text = String(decoding: head, as: UTF8.self)
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: true)
        guard let first = lines.first, first.hasPrefix("HTTP/1.1 "), let status = Int(first.dropFirst(9).prefix(3))
        else {
            throw RawSocketError.notHTTP(text)
        }
        self.status = status
        lines.removeFirst()
        headers = lines.map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
        }
    }
}
