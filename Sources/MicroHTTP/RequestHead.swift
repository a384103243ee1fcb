internal import CMicroHTTP
private import Glibc

/// The head of one request. It can be read only while the handler runs, so it cannot be copied or kept.
///
/// Header names are compared without regard to case. Bytes that are not UTF-8 become U+FFFD in a `String`. The members
/// that every request uses are not generic: across modules generic functions are not specialised, and then cost more
/// than what they do.
@safe package struct RequestHead: ~Copyable {
    package let method: Method
    /// The notes on the request. They belong to the connection, which exists longer than any borrowed head.
    package let notes: UnsafeMutablePointer<RequestNotes>
    // Both are valid while one of the library's callbacks runs, and no borrowed head exists longer than that.
    private let rawTarget: UnsafeBufferPointer<UInt8>
    private let connection: OpaquePointer?
    /// The fields of a head that came without a connection; otherwise none.
    private let lines: FieldLines
    private let fields: FieldFilter
    private let socket: Int32
    private let earliest: Int

    /// - Parameters:
    ///   - fields: A filter for the names of its fields.
    ///   - earliest: The millisecond, by `monotonicMilliseconds`, before which the request cannot have been complete; 0
    ///     if only the system knows.
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

    /// Creates a head that did not come over a connection, in memory that exists longer than it.
    ///
    /// - Parameter lines: The fields, which a scanner has accepted.
    init(
        method: Method, target: UnsafeBufferPointer<UInt8>, fields: FieldFilter, lines: FieldLines,
        notes: UnsafeMutablePointer<RequestNotes>
    ) {
        unsafe self.notes = unsafe notes
        self.method = method
        socket = -1
        // A request that is made by a call is handled at once.
        earliest = monotonicMilliseconds()
        unsafe rawTarget = unsafe target
        self.fields = fields
        unsafe connection = nil
        self.lines = lines
    }

    /// Whether a complete request has waited longer than `limit` milliseconds (accurate to about 10) in the listen
    /// backlog and behind other connections of its thread. This is known from when its last bytes arrived; false if the
    /// system does not report that.
    package func hasWaited(over limit: Int) -> Bool {
        // On a busy connection, the system need not be asked, because the previous request was complete a moment ago.
        // If a request was sent together with that one, it has waited only for other connections since, and that is
        // what counts here.
        if monotonicMilliseconds() - earliest + Self.clockStep <= limit { return false }
        var information = tcp_info()
        var size = socklen_t(MemoryLayout<tcp_info>.size)
        guard unsafe getsockopt(socket, Int32(IPPROTO_TCP), TCP_INFO, &information, &size) == 0 else { return false }
        return Int(information.tcpi_last_data_recv) > limit
    }

    /// The longest step of the coarse clock, in milliseconds.
    private static let clockStep = 10

    /// The request target exactly as it was sent, neither decoded nor shortened. It is made anew at each call; see
    /// `withTarget`.
    package var target: String { unsafe String(decoding: rawTarget, as: UTF8.self) }

    /// The request target exactly as it was sent; `nil` if that is not UTF-8. It is made anew at each call.
    package var validTarget: String? { unsafe String(validating: rawTarget, as: UTF8.self) }

    /// Calls `read` with the bytes of the target, without copying them.
    package func withTarget(_ read: (Span<UInt8>) -> Void) { unsafe read(rawTarget.span) }

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

    /// Whether the target's query has a member with this name, written without escapes.
    ///
    /// - Parameter name: The name followed by `=`.
    package func hasQueryMember(_ name: StaticString) -> Bool {
        var rest = unsafe UnsafeRawBufferPointer(rawTarget)
        // Each member is preceded by `?` or `&`.
        var mark = UInt8(ascii: "?")
        while let start = rest.baseAddress, let found = unsafe memchr(start, Int32(mark), rest.count) {
            unsafe rest = UnsafeRawBufferPointer(rebasing: rest[(UnsafeRawPointer(found) - start + 1)...])
            mark = UInt8(ascii: "&")
            if unsafe UnsafeRawBufferPointer(rebasing: rest.prefix(name.utf8CodeUnitCount)).equals(name) { return true }
        }
        return false
    }

    /// Whether there is a header field of this name.
    package func hasHeader(_ name: StaticString) -> Bool { unsafe find(name) != nil }

    /// The first value of the field `name`, without the white space around it; `nil` if there is none.
    package func header(_ name: StaticString) -> String? {
        unsafe find(name).map { unsafe String(decoding: $0, as: UTF8.self) }
    }

    /// Whether the first value of the field `name` is exactly `text`; `nil` if there is none.
    package func header(_ name: StaticString, equals text: StaticString) -> Bool? {
        unsafe find(name).map { unsafe UnsafeRawBufferPointer($0).equals(text) }
    }

    /// Whether the first value of the field `name` is exactly these bytes; `nil` if there is none.
    package func header(_ name: StaticString, equals bytes: Span<UInt8>) -> Bool? {
        guard let value = unsafe find(name) else { return nil }
        return unsafe bytes.withUnsafeBufferPointer { unsafe UnsafeRawBufferPointer(value).equals($0) }
    }

    /// The index of the text in `texts` that equals the first value of the field `name`; `nil` if there is none.
    package func header(_ name: StaticString, among texts: [StaticString]) -> Int? {
        guard let value = unsafe find(name) else { return nil }
        let bytes = UnsafeRawBufferPointer(value)
        for index in texts.indices where unsafe bytes.equals(texts[index]) { return index }
        return nil
    }

    /// All values of the field `name`, in the order of arrival. O(number of header fields).
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
        // The field may be empty, as in "Headers: Value", for which the library returns a null value.
        guard let start = unsafe UnsafeRawPointer(value)?.assumingMemoryBound(to: UInt8.self) else {
            return unsafe UnsafeBufferPointer(start: nil, count: 0)
        }
        // The library does not remove white space after a value, which is not part of it (RFC 9110, 5.5).
        while size > 0, unsafe start[size - 1] == Byte.space || start[size - 1] == Byte.tab { size -= 1 }
        return unsafe UnsafeBufferPointer(start: start, count: size)
    }
}

/// The name for which `collectHeader` searches, and the values found so far.
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
