private import CSimdjson

/// A parsed body, together with its parser. It is made once for each thread, and then reused for one body after
/// another.
///
/// It refuses some things that JSON allows: members that occur twice, nesting beyond the limit, and numbers that exceed
/// the range of doubles.
///
/// It owns its pointers: they are made in `init`, freed in `deinit`, and exposed only inside `withRoot`.
@safe @usableFromInline package final class JSONDocument {
    /// Owned; freed in `deinit`.
    private let parser: OpaquePointer?
    private var source = Source.none
    private var tape = unsafe scrim_json_tape(words: nil, strings: nil)
    private var dotted = DottedTape()

    private enum Source { case none, parser, dotted }

    /// The context for reading the current document. Each parse empties it.
    ///
    /// Because of it, most bodies need no context of their own. It is valid until the next parse.
    package let context: DecodingContext

    /// Creates an empty document.
    ///
    /// - Parameter advice: Extends each fault in reading by what was probably meant.
    package init(advice: @escaping FaultAdvice = NearestName.advise) {
        context = DecodingContext(advice: advice)
        unsafe parser = scrim_json_parser_new()
    }

    deinit {
        // This matches the `scrim_json_parser_new` in `init`.
        unsafe scrim_json_parser_free(parser)
    }

    /// Parses a body. Arrays and objects may nest `maxDepth` deep.
    ///
    /// After an error the document is empty.
    /// - Complexity: O(bytes), and O(m log m) for an object of more than sixteen members.
    package func parse(_ bytes: Span<UInt8>, maxDepth: Int) throws(JSONSyntaxError) {
        source = .none
        context.reset()
        guard let parser = unsafe parser else { throw JSONSyntaxError(.outOfMemory) }
        // Parsing works on a copy of the tape. In place, it would be under a check of exclusive access all the time.
        var parsed = unsafe tape
        let status = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe scrim_json_parse(parser, buffer.baseAddress, buffer.count, max(0, maxDepth), &parsed)
        }
        unsafe tape = parsed
        guard status == SCRIM_JSON_OK, let root else {
            throw SyntaxScanner.fault(in: bytes, maxDepth: maxDepth) ?? JSONSyntaxError(Self.reason(status, maxDepth))
        }
        switch TapeCheck.run(root, maxDepth: maxDepth) {
        case .sound:
            source = .parser
        case .tooDeep:
            throw SyntaxScanner.fault(in: bytes, maxDepth: maxDepth) ?? JSONSyntaxError(.tooDeep(limit: maxDepth))
        case .duplicates(let pointers, let unlisted):
            throw JSONSyntaxError(.duplicateMembers(pointers, unlisted: unlisted))
        }
    }

    /// Calls `read` with JSON without the white space between its tokens.
    ///
    /// - Parameter json: JSON that `parse` accepts.
    package static func withCompact(_ json: Span<UInt8>, _ read: (Span<UInt8>) -> Void) {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: json.count) { compact in
            let count = unsafe json.withUnsafeBufferPointer { json in
                unsafe scrim_json_compact(json.baseAddress, json.count, compact.baseAddress)
            }
            unsafe read(UnsafeBufferPointer(rebasing: compact[..<count]).span)
        }
    }

    /// Parses a body given as an array.
    package func parse(_ bytes: [UInt8], maxDepth: Int) throws(JSONSyntaxError) {
        try parse(bytes.span, maxDepth: maxDepth)
    }

    /// Makes a document of dotted members, as a URL gives them: `dialog.content.actions.0.title=OK`.
    ///
    /// Each value is text whose type is decided by its reader; a value that is the text of a JSON array or object may
    /// also be read as one. If all members are numbered from 0, they form an array, whatever their order is.
    /// - Parameters:
    ///   - members: Names and values, already percent-decoded. Their order does not matter.
    ///   - maxDepth: The deepest nesting of arrays and objects.
    ///   - schema: The members of the document that are not read like all others.
    package func parse(
        dottedMembers members: [(name: String, value: String)], maxDepth: Int, as schema: DottedSchema = DottedSchema()
    ) throws(JSONSyntaxError) {
        source = .none
        context.reset()
        // It makes a separate parser for values that are JSON themselves, which are rare.
        dotted = try DottedTape(members, maxDepth: maxDepth, schema)
        source = .dotted
    }

    /// Calls `body` with the root of the document that was parsed last; `nil` if the last parse failed.
    ///
    /// The node and all that is reached from it are valid only inside `body`, and the document must not parse
    /// meanwhile.
    @inlinable package func withRoot<Result, Failure: Error>(
        _ body: (JSONNode) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard let root = parsedRoot else { return try withDottedRoot(body) }
        return try body(root)
    }

    /// The root of the document that was parsed last; `nil` if parsing failed, or if the document was made from dotted
    /// members.
    @usableFromInline var parsedRoot: JSONNode? { source == .parser ? root : nil }

    @usableFromInline func withDottedRoot<Result, Failure: Error>(
        _ body: (JSONNode) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        source == .dotted ? try dotted.withRoot(body) : nil
    }

    /// The root of the parser's tape, even if that must not be read.
    private var root: JSONNode? {
        guard let words = unsafe tape.words, let strings = unsafe tape.strings else { return nil }
        return unsafe JSONNode(words: words, strings: strings, index: 1)
    }

    /// The reason for a status of the parser, for when the scanner does not find a fault.
    private static func reason(_ status: scrim_json_status, _ maxDepth: Int) -> JSONSyntaxError.Reason {
        switch status {
        case SCRIM_JSON_EMPTY: .empty
        case SCRIM_JSON_NOT_UTF8: .invalidUTF8
        case SCRIM_JSON_TOO_DEEP: .tooDeep(limit: maxDepth)
        case SCRIM_JSON_NUMBER: .numberOutOfRange("in it")
        case SCRIM_JSON_NO_MEMORY: .outOfMemory
        default: .notJSON("it breaks the grammar of RFC 8259")
        }
    }
}
