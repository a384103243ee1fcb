internal import CMicroHTTP
private import Glibc

/// The head of one request, readable while the handler runs and no longer: it cannot be copied or kept.
///
/// Header names are compared without regard to case. Bytes that are no UTF-8 become U+FFFD in a `String`. What is asked
/// of every request is no generic function: unspecialised, as across rooms they are, such cost more than what they do.
@safe package struct RequestHead: ~Copyable {
    /// The request method.
    package let method: Method
    /// What is remarked on the request. The connection's, which lives for longer than anyone can hold a borrowed head.
    package let notes: UnsafeMutablePointer<RequestNotes>
    // Both valid while one of the library's callbacks runs, which is as long as anyone can hold a borrowed head.
    private let rawTarget: UnsafeBufferPointer<UInt8>
    private let connection: OpaquePointer?
    /// Where the fields are that no connection has.
    private let lines: FieldLines
    private let fields: FieldFilter
    private let socket: Int32
    private let earliest: Int

    /// - Parameters:
    ///   - fields: Which names there may be at all.
    ///   - earliest: The millisecond before which the request cannot have come whole, by `monotonicMilliseconds`; 0
    ///     where only the system knows.
    init(
        method: Method, target: UnsafeBufferPointer<UInt8>, fields: FieldFilter, socket: Int32, earliest: Int,
        connection: OpaquePointer?, notes: UnsafeMutablePointer<RequestNotes>
    ) {
        unsafe self.notes = unsafe notes
        self.method = method
        self.socket = socket
        self.earliest = earliest
        unsafe rawTarget = unsafe target
        self.fields = fields
        unsafe self.connection = unsafe connection
        lines = .none
    }

    /// A head that came by no connection, in memory that outlives it.
    ///
    /// - Parameter lines: Its fields, which a scanner has let pass.
    init(
        method: Method, target: UnsafeBufferPointer<UInt8>, fields: FieldFilter, lines: FieldLines,
        notes: UnsafeMutablePointer<RequestNotes>
    ) {
        unsafe self.notes = unsafe notes
        self.method = method
        socket = -1
        // It is worked at while it is asked.
        earliest = monotonicMilliseconds()
        unsafe rawTarget = unsafe target
        self.fields = fields
        unsafe connection = nil
        self.lines = lines
    }

    /// Whether a complete request has waited for more than so many milliseconds, to about 10, in the listen backlog and
    /// behind others of its thread: whether the last bytes came so long ago. False where the system does not say.
    package func hasWaited(over limit: Int) -> Bool {
        // A busy connection need not ask the system: its request before was complete a moment ago. What was sent
        // together with that one has waited since then for other connections, which is what counts here.
        if monotonicMilliseconds() - earliest + Self.clockStep <= limit { return false }
        var information = tcp_info()
        var size = socklen_t(MemoryLayout<tcp_info>.size)
        guard unsafe getsockopt(socket, Int32(IPPROTO_TCP), TCP_INFO, &information, &size) == 0 else {
            return false
        }
        return Int(information.tcpi_last_data_recv) > limit
    }

    /// The milliseconds from one reading of the coarse clock to the next, at most.
    private static let clockStep = 10

    /// The request target exactly as sent: neither decoded nor cut. Made anew at each call; see `withTarget`.
    package var target: String { unsafe String(decoding: rawTarget, as: UTF8.self) }

    /// Calls `read` with the bytes of the target, uncopied.
    package func withTarget(_ read: (Span<UInt8>) -> Void) {
        unsafe read(rawTarget.span)
    }

    /// Whether the target was sent as exactly these bytes.
    package func hasTarget(_ text: StaticString) -> Bool {
        unsafe UnsafeRawBufferPointer(rawTarget).equals(text)
    }

    /// Whether the target is exactly this path, whatever its query.
    package func hasPath(_ text: StaticString) -> Bool {
        let bytes = unsafe UnsafeRawBufferPointer(rawTarget)
        let count = text.utf8CodeUnitCount
        guard bytes.count >= count, unsafe UnsafeRawBufferPointer(rebasing: bytes[..<count]).equals(text) else {
            return false
        }
        return unsafe bytes.count == count || bytes[count] == UInt8(ascii: "?")
    }

    /// Whether the target's query has a member of that name, spelt without escapes.
    ///
    /// - Parameter name: With the `=` behind it.
    package func hasQueryMember(_ name: StaticString) -> Bool {
        var rest = unsafe UnsafeRawBufferPointer(rawTarget)
        // In front of each member stands one of the two.
        var mark = UInt8(ascii: "?")
        while let start = rest.baseAddress, let found = unsafe memchr(start, Int32(mark), rest.count) {
            unsafe rest = UnsafeRawBufferPointer(rebasing: rest[(UnsafeRawPointer(found) - start + 1)...])
            mark = UInt8(ascii: "&")
            if unsafe UnsafeRawBufferPointer(rebasing: rest.prefix(name.utf8CodeUnitCount)).equals(name) { return true }
        }
        return false
    }

    /// Whether there is a header field of that name.
    package func hasHeader(_ name: StaticString) -> Bool {
        unsafe find(name) != nil
    }

    /// The first value of that name, without white space around it; nil when there is none.
    package func header(_ name: StaticString) -> String? {
        unsafe find(name).map { unsafe String(decoding: $0, as: UTF8.self) }
    }

    /// Whether the first value of that name is exactly these bytes; nil when there is none.
    package func header(_ name: StaticString, equals text: StaticString) -> Bool? {
        unsafe find(name).map { unsafe UnsafeRawBufferPointer($0).equals(text) }
    }

    /// Whether the first value of that name is exactly these bytes; nil when there is none.
    package func header(_ name: StaticString, equals bytes: Span<UInt8>) -> Bool? {
        guard let value = unsafe find(name) else { return nil }
        return unsafe bytes.withUnsafeBufferPointer { unsafe UnsafeRawBufferPointer(value).equals($0) }
    }

    /// Which of `texts` the first value of that name exactly is; nil where it is none, or there is none.
    package func header(_ name: StaticString, among texts: [StaticString]) -> Int? {
        guard let value = unsafe find(name) else { return nil }
        let bytes = UnsafeRawBufferPointer(value)
        for index in texts.indices where unsafe bytes.equals(texts[index]) { return index }
        return nil
    }

    /// Every value of that name, in the order of arrival. O(number of header fields).
    package func headerValues(_ name: StaticString) -> [String] {
        guard fields.mayContain(name) else { return [] }
        guard let connection = unsafe connection else {
            var values: [String] = []
            unsafe lines.each(name) { value in
                values.append(unsafe String(decoding: value, as: UTF8.self))
                return true
            }
            return values
        }
        var search = HeaderSearch(name: name)
        unsafe withUnsafeMutablePointer(to: &search) { search in
            unsafe scrim_each_header(connection, collectHeader, search)
        }
        return search.values
    }

    private func find(_ name: StaticString) -> UnsafeBufferPointer<UInt8>? {
        guard fields.mayContain(name) else { return nil }
        guard let connection = unsafe connection else { return unsafe lines.first(name) }
        var value: UnsafePointer<CChar>?
        var size = 0
        let isFound = unsafe name.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.utf8CodeUnitCount) {
            unsafe scrim_header(connection, $0, name.utf8CodeUnitCount, &value, &size)
        }
        guard isFound else { return nil }
        // "Headers: Value": the library hands out a null value for one that is empty.
        guard let start = unsafe UnsafeRawPointer(value)?.assumingMemoryBound(to: UInt8.self) else {
            return unsafe UnsafeBufferPointer(start: nil, count: 0)
        }
        // The library leaves blanks behind a value, which are not part of it (RFC 9110, 5.5).
        while size > 0, unsafe start[size - 1] == Byte.space || start[size - 1] == Byte.tab { size -= 1 }
        return unsafe UnsafeBufferPointer(start: start, count: size)
    }
}

/// What `collectHeader` looks for, and what it found so far.
private struct HeaderSearch {
    let name: StaticString
    var values: [String] = []
}

private func collectHeader(
    context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameSize: Int,
    value: UnsafePointer<CChar>?, valueSize: Int
) -> MHD_Result {
    guard let search = unsafe context?.assumingMemoryBound(to: HeaderSearch.self), let name = unsafe name else {
        return .YES
    }
    let found = unsafe UnsafeRawBufferPointer(start: name, count: nameSize)
    if unsafe found.equalsIgnoringCase(search.pointee.name) {
        let bytes = unsafe UnsafeRawBufferPointer(start: value, count: valueSize)
        unsafe search.pointee.values.append(String(decoding: bytes, as: UTF8.self))
    }
    return .YES
}
