/// Reads the bytes that come on a connection, message after message, as strictly as RFC 9112 allows.
///
/// libmicrohttpd 0.9.75 reads past much that other readers of HTTP stop at, and what follows such a fault is then a
/// second request to the one and none to the other. The scanner sees each byte before the library does
/// (docs/decisions/0021), so the library only ever gets messages that there is one reading of, in which every limit
/// holds. It keeps no bytes, and what comes may be cut anywhere.
///
/// - Complexity: `scan` is O(number of bytes), without allocation unless requests are pipelined.
struct MessageScanner {
    /// Where in a message the next byte is.
    private enum State {
        /// Before the method, where empty lines may come.
        case start
        case emptyLineFeed
        case method
        case target
        case version
        case requestLineFeed
        /// At the beginning of a line of the head, or of the trailer section.
        case lineStart
        case fieldName
        /// In the white space before a value.
        case beforeValue
        case value
        case fieldLineFeed
        case headLineFeed
        /// In a body of announced length.
        case body
        case chunkSize
        case chunkExtension
        case chunkSizeLineFeed
        case chunkData
        case chunkReturn
        case chunkLineFeed
    }

    private let limits: MessageLimits
    private var state = State.start
    /// What the bytes broke; nothing is read after it.
    private(set) var fault: Refusal?
    /// Heads that are complete, in order, until they are taken; that of the message in hand is the last, if it is complete.
    /// Nearly always there is but one.
    private var firstHead: MessageHead?
    private var laterHeads: [MessageHead] = []
    /// Messages whose first byte has come.
    private(set) var begun = 0
    /// Where the last message begins in the bytes scanned last; 0 for one that began before.
    private(set) var start = 0
    /// Messages whose head was taken.
    private var taken = 0
    /// Messages that had begun before the last scan.
    private var begunBefore = 0
    /// Whether the head of the last message is among those that are complete.
    private var hasNewHead = false
    /// Bytes of the last message's body that its chunks have announced so far.
    private(set) var chunkBytes = 0

    // Of the message in hand.
    private var head = MessageHead()
    private var emptyLines = 0
    private var targetBytes = 0
    /// Bytes of everything in head and trailer section but the target.
    private var headerBytes = 0
    private var fieldCount = 0
    private var isHTTP1 = true
    private var hosts = 0
    private var isTrailer = false
    private var matched = 0
    private var name = FieldName()
    private var field = FieldMeaning.other
    private var hasContentType = false
    private var hasContentEncoding = false
    /// Bytes of the body or of the chunk that are to come.
    private var left = 0
    private var digits = 0
    private var extensionBytes = 0

    init(_ limits: MessageLimits) {
        self.limits = limits
    }

    /// Whether the last message has begun and is not complete.
    var isInside: Bool {
        if case .start = state { false } else { true }
    }

    /// The head of the first message whose head was not taken yet.
    mutating func takeHead() -> MessageHead? {
        taken += 1
        defer { firstHead = laterHeads.isEmpty ? nil : laterHeads.removeFirst() }
        return firstHead
    }

    /// Whether the fault is in the message whose head was taken last.
    var isFaultInTaken: Bool { fault != nil && taken == begun }

    /// Whether every head that is complete was taken.
    var hasTakenAll: Bool { firstHead == nil }

    /// What a scan ends in.
    enum Progress {
        /// Every message is complete.
        case complete
        /// The last message began in these bytes, and is not complete.
        case begun
        /// The message goes on that had begun before.
        case inside
        case fault
    }

    /// Reads what came next; up to the first fault, after which `start` tells where its message begins.
    ///
    /// Changes one byte of a name that the library must not know: `Cookie`, whose value it would take apart, with memory for
    /// each cookie, and past its end for `a="`.
    @discardableResult
    mutating func scan(_ bytes: UnsafeMutableRawBufferPointer) -> Progress {
        unsafe read(bytes)
        if fault != nil { return .fault }
        return isInside ? (begun == begunBefore ? .inside : .begun) : .complete
    }

    private mutating func read(_ mutableBytes: UnsafeMutableRawBufferPointer) {
        guard fault == nil else { return }
        let bytes = UnsafeRawBufferPointer(mutableBytes)
        start = 0
        begunBefore = begun
        var index = 0
        let end = bytes.count
        while index < end {
            let byte = unsafe bytes[index]
            switch state {
            case .start:
                begin(at: index)
                if byte == Byte.return {
                    state = .emptyLineFeed
                } else {
                    state = .method
                    continue
                }
            case .emptyLineFeed:
                emptyLines += 1
                guard byte == Byte.lineFeed, emptyLines <= Self.mostEmptyLines else { return fail(.requestLine) }
                state = .method
            case .method:
                if byte == Byte.return, headerBytes == 0 {
                    state = .emptyLineFeed
                } else {
                    let next = unsafe Byte.endOfToken(in: bytes, from: index)
                    headerBytes += next - index
                    index = next
                    guard headerBytes <= Self.longestMethod else { return fail(.requestLine) }
                    guard next < end else { return }
                    guard unsafe bytes[next] == Byte.space, headerBytes > 0 else { return fail(.requestLine) }
                    state = .target
                }
            case .target:
                // Everything visible up to the next space.
                let next = unsafe Byte.endOfVisible(in: bytes, from: index)
                targetBytes += next - index
                guard targetBytes <= limits.targetBytes else {
                    return fail(.targetTooLong(limit: limits.targetBytes))
                }
                index = next
                guard next < end else { return }
                guard unsafe bytes[next] == Byte.space else {
                    return fail(unsafe bytes[next] == Byte.return ? .requestLine : .controlInTarget)
                }
                guard targetBytes > 0 else { return fail(.requestLine) }
                matched = 0
                state = .version
            case .version:
                if matched == 0, index + Self.version.utf8CodeUnitCount < end,
                    unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) == Self.usualVersion
                {
                    matched = Self.version.utf8CodeUnitCount
                    headerBytes += matched
                    isHTTP1 = true
                    index += matched
                    continue
                }
                if byte == Byte.return, matched == Self.version.utf8CodeUnitCount {
                    guard isHTTP1 else { return fail(.versionNotSupported) }
                    state = .requestLineFeed
                } else if !readVersion(byte) {
                    return
                }
            case .requestLineFeed:
                guard byte == Byte.lineFeed else { return fail(.bareReturn) }
                state = .lineStart
            case .lineStart:
                // Already counted: the request line's own bytes, or the line before.
                if byte == Byte.return {
                    state = .headLineFeed
                } else {
                    guard byte != Byte.space, byte != Byte.tab else { return fail(.foldedLine) }
                    guard byte != Byte.lineFeed else { return fail(.bareLineFeed) }
                    fieldCount += 1
                    guard fieldCount <= limits.fields else {
                        return fail(.tooManyHeaders(limit: limits.fields))
                    }
                    name = FieldName()
                    state = .fieldName
                    continue
                }
            case .fieldName:
                let next = unsafe Byte.endOfToken(in: bytes, from: index)
                unsafe name.append(UnsafeRawBufferPointer(rebasing: bytes[index..<next]), isRest: next < end)
                if name.isCookie, next > index { unsafe mutableBytes[next - 1] = UInt8(ascii: "x") }
                guard count(next - index) else { return }
                index = next
                guard next < end else { return }
                guard unsafe bytes[next] == Byte.colon, name.count > 0 else { return fail(.fieldName) }
                guard beginValue() else { return }
            case .beforeValue:
                guard count(1) else { return }
                if byte == Byte.space || byte == Byte.tab { break }
                state = .value
                headerBytes -= 1
                continue
            case .value:
                var next = index
                if field == .other {
                    next = unsafe Byte.endOfValue(in: bytes, from: index)
                } else {
                    while next < end, case let byte = unsafe bytes[next], Byte.isOfValue(byte) {
                        guard readValue(byte) else { return }
                        next += 1
                    }
                }
                guard count(next - index) else { return }
                index = next
                guard next < end else { return }
                guard unsafe bytes[next] == Byte.return else {
                    return fail(unsafe bytes[next] == Byte.lineFeed ? .bareLineFeed : .fieldValue)
                }
                guard endValue() else { return }
                state = .fieldLineFeed
            case .fieldLineFeed:
                guard byte == Byte.lineFeed else { return fail(.bareReturn) }
                guard count(Self.lineBreak) else { return }
                state = .lineStart
            case .headLineFeed:
                guard byte == Byte.lineFeed else { return fail(.bareReturn) }
                guard count(Self.lineBreak) else { return }
                if isTrailer { state = .start } else { guard endHead() else { return } }
            case .body:
                let part = min(left, end - index)
                left -= part
                index += part
                if left == 0 { state = .start }
                continue
            case .chunkSize:
                guard readChunkSize(byte) else { return }
            case .chunkExtension:
                if byte == Byte.return {
                    state = .chunkSizeLineFeed
                } else {
                    extensionBytes += 1
                    guard Byte.isOfValue(byte) else {
                        return fail(byte == Byte.lineFeed ? .bareLineFeed : .chunkSize)
                    }
                    guard extensionBytes <= Self.longestExtension else { return fail(.chunkExtension) }
                }
            case .chunkSizeLineFeed:
                guard byte == Byte.lineFeed else { return fail(.bareReturn) }
                state = left > 0 ? .chunkData : .lineStart
                if left == 0 {
                    isTrailer = true
                    field = .other
                }
            case .chunkData:
                let part = min(left, end - index)
                left -= part
                index += part
                if left == 0 { state = .chunkReturn }
                continue
            case .chunkReturn:
                guard byte == Byte.return else {
                    return fail(byte == Byte.lineFeed ? .bareLineFeed : .chunkEnd)
                }
                state = .chunkLineFeed
            case .chunkLineFeed:
                guard byte == Byte.lineFeed else { return fail(.bareReturn) }
                beginChunk()
            }
            index += 1
        }
    }

    // MARK: Steps

    private mutating func begin(at index: Int) {
        begun += 1
        start = index
        hasNewHead = false
        head = MessageHead()
        chunkBytes = 0
        emptyLines = 0
        targetBytes = 0
        headerBytes = 0
        fieldCount = 0
        hosts = 0
        isTrailer = false
        hasContentType = false
        hasContentEncoding = false
    }

    private mutating func fail(_ fault: MalformedMessage) { fail(.malformed(fault)) }

    private mutating func fail(_ fault: Refusal) {
        self.fault = fault
        // Nobody will ask for the head of a message of which the library sees nothing.
        guard begun > begunBefore, hasNewHead else { return }
        if laterHeads.isEmpty { firstHead = nil } else { laterHeads.removeLast() }
    }

    /// Counts bytes of the head other than the target's; false, and a fault, where they are too many.
    private mutating func count(_ bytes: Int) -> Bool {
        headerBytes += bytes
        guard headerBytes <= limits.headerBytes else {
            fail(.headersTooLong(limit: limits.headerBytes))
            return false
        }
        return true
    }

    /// The next byte of `HTTP/1.x`: the name to the letter, one digit on each side of the point.
    private mutating func readVersion(_ byte: UInt8) -> Bool {
        defer { matched += 1 }
        guard matched < Self.version.utf8CodeUnitCount else {
            fail(.requestLine)
            return false
        }
        let wanted = unsafe Self.version.utf8Start[matched]
        switch matched {
        case Self.majorDigit, Self.minorDigit:
            guard Byte.isDigit(byte) else {
                fail(.requestLine)
                return false
            }
            if matched == Self.majorDigit {
                isHTTP1 = byte == wanted
            } else {
                head.isHTTP10 = byte == UInt8(ascii: "0")
            }
        default:
            guard byte == wanted else {
                fail(.requestLine)
                return false
            }
        }
        headerBytes += 1
        return true
    }

    /// The name of a field is complete: what its value is read for.
    private mutating func beginValue() -> Bool {
        guard count(1) else { return false }
        state = .beforeValue
        matched = 0
        field = .other
        guard !isTrailer else { return true }
        head.fields.insert(first: name.first, count: name.count)
        field = name.meaning
        switch field {
        case .contentLength: digits = 0
        case .transferEncoding: break
        case .host: hosts += 1
        case .contentType:
            field = .other
            guard !hasContentType else { return failed(.repeatedField("Content-Type")) }
            hasContentType = true
        case .contentEncoding:
            field = .other
            guard !hasContentEncoding else { return failed(.repeatedField("Content-Encoding")) }
            hasContentEncoding = true
        case .other: break
        }
        if field == .contentLength { left = 0 }
        return true
    }

    private mutating func failed(_ fault: MalformedMessage) -> Bool {
        fail(fault)
        return false
    }

    /// A byte of a value that matters here.
    ///
    /// White space behind a length or a coding, which RFC 9112 allows and nobody sends, is refused: the library takes it for a
    /// part of the value.
    private mutating func readValue(_ byte: UInt8) -> Bool {
        switch field {
        case .contentLength:
            guard Byte.isDigit(byte) else { return failed(.contentLength) }
            digits += 1
            let (shifted, overflow) = left.multipliedReportingOverflow(by: 10)
            let (sum, carry) = shifted.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            guard !overflow, !carry else {
                fail(.bodyTooLarge(limit: limits.bodyBytes))
                return false
            }
            left = sum
        case .transferEncoding:
            let coding: StaticString = "chunked"
            guard matched < coding.utf8CodeUnitCount, unsafe byte | 0x20 == coding.utf8Start[matched] else {
                fail(.unsupportedTransferCoding)
                return false
            }
            matched += 1
        case .host:
            let isSpace = byte == Byte.space || byte == Byte.tab
            guard isSpace || Byte.isOfHost(byte), matched == 0 || isSpace else { return failed(.host) }
            if isSpace { matched = 1 }
        case .contentType, .contentEncoding, .other: break
        }
        return true
    }

    private mutating func endValue() -> Bool {
        switch field {
        case .contentLength:
            guard digits > 0, head.contentLength == nil || head.contentLength == left else {
                return failed(.contentLength)
            }
            head.contentLength = left
        case .transferEncoding:
            guard matched == 7, !head.isChunked else {
                fail(.unsupportedTransferCoding)
                return false
            }
            head.isChunked = true
        case .host, .contentType, .contentEncoding, .other: break
        }
        return true
    }

    /// The head is complete: where its message ends.
    private mutating func endHead() -> Bool {
        // "A server MUST respond with a 400 ... to any HTTP/1.1 request message that lacks a Host header field and to any
        // request message that contains more than one" (RFC 9112, 3.2).
        guard hosts == 1 || (hosts == 0 && head.isHTTP10) else { return failed(.host) }
        if head.isChunked {
            guard head.contentLength == nil else { return failed(.lengthAndTransferCoding) }
            // "A server ... that receives an HTTP/1.0 message containing a Transfer-Encoding header field MUST treat the
            // message as if the framing is faulty" (RFC 9112, 6.1).
            guard !head.isHTTP10 else { return failed(.transferCodingInHTTP10) }
        }
        if firstHead == nil { firstHead = head } else { laterHeads.append(head) }
        hasNewHead = true
        if head.isChunked {
            beginChunk()
        } else {
            left = head.contentLength ?? 0
            state = left > 0 ? .body : .start
        }
        return true
    }

    private mutating func beginChunk() {
        state = .chunkSize
        left = 0
        digits = 0
        extensionBytes = 0
    }

    private mutating func readChunkSize(_ byte: UInt8) -> Bool {
        if let digit = Byte.hexadecimal(byte) {
            digits += 1
            guard digits <= Self.mostChunkDigits else { return failed(.chunkSize) }
            left = left << 4 | digit
            guard left <= Self.largestChunk else {
                fail(.bodyTooLarge(limit: limits.bodyBytes))
                return false
            }
            return true
        }
        guard digits > 0 else { return failed(.chunkSize) }
        switch byte {
        case Byte.return: state = .chunkSizeLineFeed
        case UInt8(ascii: ";"): state = .chunkExtension
        case Byte.lineFeed: return failed(.bareLineFeed)
        default: return failed(.chunkSize)
        }
        chunkBytes += left
        return true
    }

    // MARK: Numbers

    /// "A server ... SHOULD ignore at least one empty line (CRLF) received prior to the request-line" (RFC 9112, 2.2).
    private static let mostEmptyLines = 8
    /// Bytes of a method; the longest that is registered has 17.
    private static let longestMethod = 64
    /// Bytes of one chunk's extensions, which nobody here asks for.
    private static let longestExtension = 1_024
    /// What no client announces at once, in bytes: 4 GiB.
    private static let largestChunk = 1 << 32
    private static let mostChunkDigits = 16
    private static let version: StaticString = "HTTP/1.1"
    /// `HTTP/1.1`, its first byte in the lowest place.
    private static var usualVersion: UInt64 { UInt64(littleEndian: 0x312E_312F_5054_5448) }
    private static let majorDigit = 5
    private static let minorDigit = 7
    /// Bytes of a line break.
    private static let lineBreak = 2
}
