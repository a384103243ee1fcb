/// Checks the bytes that come on a connection, message after message, as strictly as RFC 9112 allows.
///
/// libmicrohttpd 0.9.75 accepts many things that other HTTP software rejects; what follows such a fault could then be a
/// second request to one of them and not to the other. The scanner sees each byte before the library does
/// (docs/decisions/0021), so the library only gets messages that can be read in just one way and that are within every
/// limit. The scanner stores no bytes, and the input may be cut anywhere.
///
/// - Complexity: `scan` is O(number of bytes), without allocation unless requests are pipelined.
struct MessageScanner {
    /// The part of a message to which the next byte belongs.
    private enum Part {
        /// None: the previous message is complete.
        case none
        case requestLine
        case fields
        /// A body of announced length.
        case body
        case chunks
        case trailer
    }

    private let limits: MessageLimits
    private var part = Part.none
    private var line = RequestLineScanner()
    private var fields = FieldScanner()
    private var chunks = ChunkScanner()
    /// The bytes of the current body that are still to come, if its length was announced.
    private var left = 0

    /// The first fault in the bytes, after which nothing is read.
    private(set) var fault: Refusal?
    /// The complete heads that have not been taken yet, in order. If the current message's head is complete, it is the
    /// last. Nearly always there is only one.
    private var firstHead: MessageHead?
    private var laterHeads: [MessageHead] = []
    /// The number of messages whose first byte has arrived.
    private(set) var begun = 0
    /// The offset at which the last message begins, in the bytes that were scanned last; 0 if it began earlier.
    private(set) var start = 0
    /// The number of messages whose head was taken.
    private var taken = 0
    /// The number of messages that had begun before the last scan.
    private var begunBefore = 0
    /// Whether the head of the last message is complete.
    private var hasNewHead = false

    init(_ limits: MessageLimits) { self.limits = limits }

    /// Whether the last message has begun and is not complete.
    var isInside: Bool { if case .none = part { false } else { true } }

    /// Whether the last message's head has begun and is not complete.
    var isInHead: Bool {
        switch part {
        case .requestLine, .fields: true
        case .none, .body, .chunks, .trailer: false
        }
    }

    /// Whether the last message began in the bytes that were scanned last.
    var hasJustBegun: Bool { begun > begunBefore }

    /// The size of the last message's body as announced by its chunks so far, in bytes.
    var chunkBytes: Int { chunks.announced }

    /// Takes the head of the first message whose head was not taken yet.
    mutating func takeHead() -> MessageHead? {
        taken += 1
        defer { firstHead = laterHeads.isEmpty ? nil : laterHeads.removeFirst() }
        return firstHead
    }

    /// Whether the fault is in the message whose head was taken last.
    var isFaultInTaken: Bool { fault != nil && taken == begun }

    /// Whether every complete head was taken.
    var hasTakenAll: Bool { firstHead == nil }

    /// The state after a scan.
    enum Progress {
        /// Every message is complete.
        case complete
        /// The last message began in these bytes, and is not complete.
        case begun
        /// The message that had begun before is not complete yet.
        case inside
        case fault
    }

    /// Scans the next bytes, up to the first fault; after that, `start` is where the faulty message begins.
    ///
    /// Changes one byte of a name that the library must not recognise: `Cookie`. The library would parse its value, use
    /// memory for each cookie, and read past its end for `a="`. Also changes white space in a chunk's line: see
    /// `ChunkScanner`.
    @discardableResult
    mutating func scan(_ bytes: UnsafeMutableRawBufferPointer) -> Progress {
        guard fault == nil else { return .fault }
        start = 0
        begunBefore = begun
        do throws(Refusal) {
            unsafe try read(bytes)
        } catch {
            fault = error
            dropNewHead()
            return .fault
        }
        return isInside ? (begun == begunBefore ? .inside : .begun) : .complete
    }

    private mutating func read(_ bytes: UnsafeMutableRawBufferPointer) throws(Refusal) {
        var index = 0
        while index < bytes.count {
            switch part {
            case .none:
                begin(at: index)
            case .requestLine:
                guard unsafe try line.read(UnsafeRawBufferPointer(bytes), from: &index, limits) else { return }
                fields.begin(after: line)
                part = .fields
            case .fields:
                guard unsafe try fields.read(bytes, from: &index, limits) else { return }
                keepHead()
            case .body:
                let count = min(left, bytes.count - index)
                left -= count
                index += count
                if left == 0 { part = .none }
            case .chunks:
                guard unsafe try chunks.read(bytes, from: &index, limits) else { return }
                fields.beginTrailer()
                part = .trailer
            case .trailer:
                guard unsafe try fields.read(bytes, from: &index, limits) else { return }
                part = .none
            }
        }
    }

    private mutating func begin(at index: Int) {
        begun += 1
        start = index
        hasNewHead = false
        line = RequestLineScanner()
        chunks = ChunkScanner()
        part = .requestLine
    }

    /// Stores a head that is complete, and continues as it says: with a body, chunks, or the next message.
    private mutating func keepHead() {
        let head = fields.head
        if firstHead == nil { firstHead = head } else { laterHeads.append(head) }
        hasNewHead = true
        left = head.contentLength ?? 0
        part = head.isChunked ? .chunks : left > 0 ? .body : .none
    }

    /// Drops the head of a message that the library will not see, because it would never be taken.
    private mutating func dropNewHead() {
        guard begun > begunBefore, hasNewHead else { return }
        if laterHeads.isEmpty { firstHead = nil } else { laterHeads.removeLast() }
    }
}
