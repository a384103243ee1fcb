private import CSimdjson

/// A parsed body, with its parser: made once for each thread, then reused from body to body.
///
/// It refuses some of what JSON allows: members that come twice, nesting beyond the limit, and numbers that no double
/// holds.
///
/// It owns its pointers: they are made in `init`, freed in `deinit`, and exposed only inside `withRoot`.
@safe @usableFromInline package final class JSONDocument {
    /// Owned; freed in `deinit`.
    private let parser: OpaquePointer?
    private var source = Source.none
    private var tape = unsafe scrim_json_tape(words: nil, strings: nil)
    private var dotted = DottedTape()

    private enum Source { case none, parser, dotted }

    /// The context for reading the document that was parsed last; emptied by each parse.
    ///
    /// It saves most bodies a context of their own, and is valid until the next parse.
    package let context: DecodingContext

    /// Creates an empty document.
    ///
    /// - Parameter advice: Adds to each fault of reading what its author probably meant.
    package init(advice: @escaping FaultAdvice = NearestName.advise) {
        context = DecodingContext(advice: advice)
        unsafe parser = scrim_json_parser_new()
    }

    deinit {
        // Pairs with the `scrim_json_parser_new` of `init`.
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
        // In place, the tape would be under a check of exclusive access all the while.
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

    /// Returns JSON without the white space between its tokens.
    ///
    /// - Parameter json: JSON that `parse` accepts.
    package static func compact(_ json: Span<UInt8>) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: json.count) { bytes, count in
            unsafe json.withUnsafeBufferPointer { json in
                unsafe count = scrim_json_compact(json.baseAddress, json.count, bytes.baseAddress)
            }
        }
    }

    /// Parses a body given as an array.
    package func parse(_ bytes: [UInt8], maxDepth: Int) throws(JSONSyntaxError) {
        try parse(bytes.span, maxDepth: maxDepth)
    }

    /// Makes a document of dotted members, as a URL gives them: `dialog.content.actions.0.title=OK`.
    ///
    /// Each value is text whose type its reader decides; a value that is a JSON array or object in itself may also be
    /// read as one. Members that are all numbered from 0 make an array, in whatever order they come.
    /// - Parameters:
    ///   - members: Names and values, already percent-decoded. Their order does not matter.
    ///   - maxDepth: The deepest nesting of arrays and objects.
    ///   - scalarKeys: For names that may have a value and members at once: the member of the object that gets the
    ///     value, by the last of the dotted names: `["device": "profile"]`; `devices.#` for the items of a list.
    package func parse(
        dottedMembers members: [(name: String, value: String)], maxDepth: Int, scalarKeys: [String: String] = [:]
    ) throws(JSONSyntaxError) {
        source = .none
        context.reset()
        // It makes its own parser for values that are JSON in themselves, which are rare.
        dotted = try DottedTape(members, maxDepth: maxDepth, scalarKeys: scalarKeys)
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

    /// The root of the document that was parsed last; `nil` if that failed, or the members came dotted.
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

    /// The reason for a status of the parser, if the scanner finds no fault.
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
