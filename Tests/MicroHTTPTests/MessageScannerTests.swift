import TestSupport
import Testing

@testable import MicroHTTP

private let limits = MessageLimits(.test)

extension MessageScanner {
    fileprivate mutating func takeHeads() -> [MessageHead] {
        var heads: [MessageHead] = []
        while let head = takeHead() { heads.append(head) }
        return heads
    }

    /// Reads `bytes` in pieces of so many.
    fileprivate mutating func scan(_ bytes: [UInt8], inPiecesOf piece: Int) {
        var from = 0
        while from < bytes.count {
            let to = piece < bytes.count - from ? from + piece : bytes.count
            var part = Array(bytes[from..<to])
            _ = unsafe part.withUnsafeMutableBytes { unsafe scan($0) }
            from = to
        }
    }
}

/// What comes of `text`, sent in pieces of so many bytes.
private func scanned(_ text: String, inPiecesOf piece: Int = .max) -> MessageScanner {
    var scanner = MessageScanner(limits)
    scanner.scan(Array(text.utf8), inPiecesOf: piece)
    return scanner
}

/// Messages that are what RFC 9112 says messages are, and the body each announces.
private let goodMessages: [(text: String, length: Int?, isChunked: Bool)] = [
    ("GET / HTTP/1.1\r\nHost: x\r\n\r\n", nil, false),
    ("GET / HTTP/1.1\r\nhost:x\r\n\r\n", nil, false),
    ("GET / HTTP/1.1\r\nHOST: \t x:80 \t\r\n\r\n", nil, false),
    ("GET / HTTP/1.1\r\nHost:\r\n\r\n", nil, false),
    ("GET / HTTP/1.1\r\nHost: [::1]:8080\r\nX:\r\nY: a\tb \u{E9}\r\n\r\n", nil, false),
    ("GET / HTTP/1.0\r\n\r\n", nil, false),
    ("GET / HTTP/1.9\r\nHost: x\r\n\r\n", nil, false),
    ("GET http://x/a?b=%00 HTTP/1.1\r\nHost: x\r\n\r\n", nil, false),
    ("OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", nil, false),
    ("!#$%&'*+-.^_`|~ / HTTP/1.1\r\nHost: x\r\n\r\n", nil, false),
    ("\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n", nil, false),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc", 3, false),
    ("POST / HTTP/1.1\r\nHost: x\r\nCONTENT-LENGTH: 003\r\n\r\nabc", 3, false),
    ("POST / HTTP/1.1\r\nHost: x\r\ncontent-length:3\r\n\r\nabc", 3, false),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n", 0, false),
    ("POST / HTTP/1.0\r\nContent-Length: 2\r\n\r\n\r\n", 2, false),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", nil, true),
    (
        """
        POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3 ; a = b\r\nabc\r\n0\t \t;\tc\r\n\r\n
        """,
        nil, true
    ),
    (
        """
        POST / HTTP/1.1\r\nHost: x\r\nTRANSFER-ENCODING:\t CHUNKED\r\n\r\n3\r\nabc\r\n0A;x=\"y \
        z\"\r\n\r\n\r\n1234\r\n\r\n00\r\n\r\n
        """,
        nil, true
    ),
    (
        """
        POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n\n\r\n0\r\nX: y\r\nContent-Length: \
        z\r\n\r\n
        """,
        nil, true
    ),
]

/// Messages that there are two readings of, or none, and what is wrong with them.
private let badMessages: [(text: String, fault: Refusal)] = [
    ("GET / HTTP/1.1\r\nHost : x\r\n\r\n", .malformed(.fieldName)),
    ("GET / HTTP/1.1\r\nHost\t: x\r\n\r\n", .malformed(.fieldName)),
    ("GET / HTTP/1.1\r\nHost: x\r\nContent-Length : 5\r\n\r\nabcde", .malformed(.fieldName)),
    ("GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding\t: chunked\r\n\r\n0\r\n\r\n", .malformed(.fieldName)),
    ("GET / HTTP/1.1\r\n Host: x\r\n\r\n", .malformed(.foldedLine)),
    ("GET / HTTP/1.1\r\nHost: x\r\nX: y\r\n z\r\n\r\n", .malformed(.foldedLine)),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length:\r\n 5\r\n\r\nabcde", .malformed(.contentLength)),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\t5\r\n\r\nabcde", .malformed(.foldedLine)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n", .unsupportedTransferCoding),
    ("GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n", .malformed(.fieldName)),
    ("GET / HTTP/1.1\r\nHost: x\r\n:\r\n\r\n", .malformed(.fieldName)),
    ("GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n", .malformed(.fieldName)),
    ("GET / HTTP/1.1\r\nHost: x\r\nX\u{0}: y\r\n\r\n", .malformed(.fieldName)),
    ("GET / HTTP/1.1\r\nHost: x\r\nX\u{7F}: y\r\n\r\n", .malformed(.fieldName)),
    ("GET / HTTP/1.1\r\nHost: x\r\nX(: y\r\n\r\n", .malformed(.fieldName)),
    ("GET / HTTP/1.1\r\nHost: x\r\n\u{E9}: y\r\n\r\n", .malformed(.fieldName)),
    ("GET / HTTP/1.1\r\nHost: x\r\nX: a\u{0}b\r\n\r\n", .malformed(.fieldValue)),
    ("GET / HTTP/1.1\r\nHost: x\r\nX: a\u{8}b\r\n\r\n", .malformed(.fieldValue)),
    ("GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n", .malformed(.bareReturn)),
    ("GET / HTTP/1.1\r\nHost: x\r\nX: a\nY: b\r\n\r\n", .malformed(.bareLineFeed)),
    ("GET / HTTP/1.1\nHost: x\n\n", .malformed(.requestLine)),
    ("GET / HTTP/1.1\r\nHost: x\r\n\n", .malformed(.bareLineFeed)),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\u{0}\r\n\r\nabcde", .malformed(.fieldValue)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chun\u{0}ked\r\n\r\n0\r\n\r\n", .malformed(.fieldValue)),
    ("GET / HTTP/1.1\r\n\r\n", .malformed(.host)),
    ("GET / HTTP/1.1\r\nX: y\r\n\r\n", .malformed(.host)),
    ("GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n", .malformed(.host)),
    ("GET / HTTP/1.0\r\nHost: x\r\nhost: y\r\n\r\n", .malformed(.host)),
    ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", .malformed(.host)),
    ("GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", .malformed(.host)),
    ("GET / HTTP/1.1\r\nHost: a,b\r\n\r\n", .malformed(.host)),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1 \r\n\r\na", .malformed(.contentLength)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked \t\r\n\r\n0\r\n\r\n", .unsupportedTransferCoding),
    ("GET / HTTP/01.1\r\nHost: x\r\n\r\n", .malformed(.requestLine)),
    ("GET / HTTP/1.1\r\nHost: a@b\r\n\r\n", .malformed(.host)),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", .malformed(.contentLength)),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: +1\r\n\r\na", .malformed(.contentLength)),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0x1\r\n\r\na", .malformed(.contentLength)),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1, 1\r\n\r\na", .malformed(.contentLength)),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1 1\r\n\r\na", .malformed(.contentLength)),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length:\r\n\r\n", .malformed(.contentLength)),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", .malformed(.contentLength)),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\ncontent-length: 1\r\n\r\na", .malformed(.contentLength)),
    ("GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n", .malformed(.contentLength)),
    (
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        .malformed(.lengthAndTransferCoding)
    ),
    (
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
        .malformed(.lengthAndTransferCoding)
    ),
    ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", .malformed(.transferCodingInHTTP10)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n", .unsupportedTransferCoding),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n", .unsupportedTransferCoding),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked2\r\n\r\n", .unsupportedTransferCoding),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, chunked\r\n\r\n", .unsupportedTransferCoding),
    (
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n",
        .unsupportedTransferCoding
    ),
    (
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: a/b\r\nContent-Type: a/b\r\n\r\n",
        .malformed(.repeatedField("Content-Type"))
    ),
    (
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\ncontent-encoding: identity\r\n\r\n",
        .malformed(.repeatedField("Content-Encoding"))
    ),
    ("GET /\r\n\r\n", .malformed(.requestLine)),
    ("GET\r\n\r\n", .malformed(.requestLine)),
    ("GET  / HTTP/1.1\r\nHost: x\r\n\r\n", .malformed(.requestLine)),
    ("GET /  HTTP/1.1\r\nHost: x\r\n\r\n", .malformed(.requestLine)),
    ("GET\t/ HTTP/1.1\r\nHost: x\r\n\r\n", .malformed(.requestLine)),
    ("GET / HTTP/1.1 \r\nHost: x\r\n\r\n", .malformed(.requestLine)),
    ("GET / http/1.1\r\nHost: x\r\n\r\n", .malformed(.requestLine)),
    ("GET / HTTP/1.\r\nHost: x\r\n\r\n", .malformed(.requestLine)),
    ("GET / HTTP/1.11\r\nHost: x\r\n\r\n", .malformed(.requestLine)),
    ("GET /a b HTTP/1.1\r\nHost: x\r\n\r\n", .malformed(.requestLine)),
    ("GET /a\u{0}b HTTP/1.1\r\nHost: x\r\n\r\n", .malformed(.controlInTarget(0))),
    ("GET /a\tb HTTP/1.1\r\nHost: x\r\n\r\n", .malformed(.controlInTarget(9))),
    (" GET / HTTP/1.1\r\nHost: x\r\n\r\n", .malformed(.requestLine)),
    ("\nGET / HTTP/1.1\r\nHost: x\r\n\r\n", .malformed(.requestLine)),
    ("G\u{0}T / HTTP/1.1\r\nHost: x\r\n\r\n", .malformed(.requestLine)),
    ("\u{16}\u{3}\u{1}\u{0}", .malformed(.requestLine)),
    (String(repeating: "\r\n", count: 9), .malformed(.requestLine)),
    ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", .versionNotSupported),
    ("GET / HTTP/0.9\r\n\r\n", .versionNotSupported),
    ("GET / HTTP/3.0\r\n\r\n", .versionNotSupported),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\nabc\r\n0\r\n\r\n", .malformed(.bareLineFeed)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\n0\r\n\r\n", .malformed(.bareLineFeed)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n", .malformed(.chunkEnd)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\rX0\r\n\r\n", .malformed(.bareReturn)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n\r\n0\r\n\r\n", .malformed(.chunkSize)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n", .malformed(.chunkSize)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n", .malformed(.chunkSize)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n 3\r\nabc\r\n0\r\n\r\n", .malformed(.chunkSize)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3 \r\nabc\r\n0\r\n\r\n", .malformed(.chunkSize)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3 a\r\nabc\r\n0\r\n\r\n", .malformed(.chunkSize)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3 3\r\nabc\r\n0\r\n\r\n", .malformed(.chunkSize)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n ;a\r\nabc\r\n0\r\n\r\n", .malformed(.chunkSize)),
    (
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3" + String(repeating: " ", count: 2_000)
            + ";a\r\n", .malformed(.chunkExtension)
    ),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0x3\r\nabc\r\n0\r\n\r\n", .malformed(.chunkSize)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n00000000000000003\r\n", .malformed(.chunkSize)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3;a\u{0}\r\nabc\r\n", .malformed(.chunkSize)),
    (
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3;" + String(repeating: "x", count: 2_000)
            + "\r\n", .malformed(.chunkExtension)
    ),
    (
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
        .bodyTooLarge(limit: 1_000)
    ),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n100000001\r\n", .bodyTooLarge(limit: 1_000)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX : y\r\n\r\n", .malformed(.fieldName)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n x\r\n\r\n", .malformed(.foldedLine)),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\n", .malformed(.bareLineFeed)),
    ("GET /" + String(repeating: "a", count: 16_384) + " HTTP/1.1\r\nHost: x\r\n\r\n", .targetTooLong(limit: 16_384)),
    ("GET / HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "a", count: 16_384), .headersTooLong(limit: 16_384)),
    ("GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "a: b\r\n", count: 100), .tooManyHeaders(limit: 100)),
    (
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
            + String(repeating: "a: b\r\n", count: 100), .tooManyHeaders(limit: 100)
    ),
]

@Suite struct `A scanner of messages` {
    @Test(arguments: [1, 2, 3, 7, .max]) func `reads what there is one reading of, wherever it is cut`(piece: Int) {
        for good in goodMessages {
            var scanner = scanned(good.text, inPiecesOf: piece)
            #expect(scanner.fault == nil, "\(good.text.debugDescription)")
            #expect(!scanner.isInside && scanner.begun == 1, "\(good.text.debugDescription)")
            let head = scanner.takeHead()
            #expect(head?.contentLength == good.length && head?.isChunked == good.isChunked)
            #expect(scanner.hasTakenAll)
        }
    }

    @Test(arguments: [1, 2, 3, 7, .max]) func `stops at what there is not, wherever it is cut`(piece: Int) {
        for bad in badMessages {
            let scanner = scanned(bad.text, inPiecesOf: piece)
            #expect(scanner.fault == bad.fault, "\(bad.text.prefix(200).debugDescription)")
        }
    }

    /// Whatever good messages come first, in one piece with it or not: they stay, and where the bad one begins is
    /// known.
    @Test func `says where a message at fault begins`() {
        var random = SeededGenerator(seed: 15)
        for round in 0..<2_000 {
            let before = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                // Its end would be a part of the next.
                goodMessages.randomElement(using: &random)?.text ?? ""
            }
            let bad = badMessages.randomElement(using: &random) ?? ("", .versionNotSupported)
            var scanner = scanned(before.joined() + bad.text)
            #expect(scanner.fault == bad.fault, "round \(round): \(bad.text.prefix(200).debugDescription)")
            #expect(scanner.start == before.joined().utf8.count, "round \(round)")
            // A message at fault that came alone may have had its head.
            if !before.isEmpty { #expect(scanner.takeHeads().count == before.count, "round \(round)") }
        }
    }

    @Test func `reads messages one after the other, cut anywhere`() {
        var random = SeededGenerator(seed: 16)
        for round in 0..<500 {
            let messages = (0..<6).compactMap { _ in goodMessages.randomElement(using: &random) }
            var scanner = MessageScanner(limits)
            var bytes = Array(messages.map(\.text).joined().utf8)[...]
            while !bytes.isEmpty {
                var piece = Array(bytes.prefix(Int.random(in: 1...40, using: &random)))
                _ = unsafe piece.withUnsafeMutableBytes { unsafe scanner.scan($0) }
                bytes = bytes.dropFirst(piece.count)
            }
            #expect(scanner.fault == nil && !scanner.isInside, "round \(round)")
            #expect(scanner.takeHeads().map(\.contentLength) == messages.map(\.length), "round \(round)")
        }
    }

    /// The library takes cookies apart, and fails at some: it is not to know the name.
    @Test(arguments: [1, 2, 5, 6, 7, 100]) func `hides cookies, and nothing else`(piece: Int) {
        let head = "GET / HTTP/1.1\r\nHost: x\r\nCookie: a=\"\r\nSet-Cookie: c\r\nCookie2: d\r\ncOOKIE: e=f\r\n\r\n"
        var scanner = MessageScanner(limits)
        var bytes = Array(head.utf8)
        for from in stride(from: 0, to: bytes.count, by: piece) {
            let to = min(from + piece, bytes.count)
            _ = unsafe bytes.withUnsafeMutableBytes { unsafe scanner.scan(.init(rebasing: $0[from..<to])) }
        }
        let names = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").dropFirst().map {
            $0.prefix { $0 != ":" }
        }
        #expect(scanner.fault == nil)
        // One that is cut right behind the six letters is nobody's here either.
        #expect(names.filter { $0.lowercased() == "cookie" }.isEmpty)
        #expect(names.contains("Set-Cookie") && names.contains("Host"))
    }

    @Test func `says what chunks announce before they come`() {
        let head = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        #expect(scanned(head + "10\r\n").chunkBytes == 16)
        #expect(scanned(head + "3\r\nabc\r\nff\r\n").chunkBytes == 258)
    }

    @Test func `lets exactly as much through as the limits allow`() {
        let target = "GET /" + String(repeating: "a", count: 16_383) + " HTTP/1.1\r\nHost: x\r\n\r\n"
        #expect(scanned(target).fault == nil)
        let fields = "GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "a: b\r\n", count: 99) + "\r\n"
        #expect(scanned(fields).fault == nil)
        // The fields alone, each with its line break: neither the request line nor the empty line.
        let rest = "Host: x\r\nX: \r\n".utf8.count
        let long = String(repeating: "a", count: 16_384 - rest)
        for method in ["GET", "OPTIONS", String(repeating: "M", count: 64)] {
            #expect(scanned("\(method) / HTTP/1.1\r\nHost: x\r\nX: \(long)\r\n\r\n").fault == nil)
        }
        #expect(scanned("GET / HTTP/1.1\r\nHost: x\r\nX: \(long)a\r\n\r\n").fault == .headersTooLong(limit: 16_384))
    }
}
