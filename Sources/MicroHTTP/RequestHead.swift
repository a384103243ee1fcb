internal import CMicroHTTP

/// The head of one request, readable while the handler runs and no longer: it cannot be copied or kept.
///
/// Header names are compared without regard to case. Bytes that are no UTF-8 become U+FFFD in a `String`; the `with…`
/// forms show them as sent.
@safe package struct RequestHead: ~Copyable {
    /// The request method.
    package let method: Method
    private let rawTarget: [UInt8]
    // Valid while one of the library's callbacks runs, which is as long as anyone can hold a borrowed head.
    private let connection: OpaquePointer?

    init(method: Method, target: [UInt8], connection: OpaquePointer?) {
        self.method = method
        rawTarget = target
        unsafe self.connection = unsafe connection
    }

    /// The request target exactly as sent: neither decoded nor cut. Made anew at each call; see `withTarget`.
    package var target: String { String(decoding: rawTarget, as: UTF8.self) }

    /// Calls `read` with the bytes of the target, uncopied.
    package func withTarget<Result, Failure: Error>(
        _ read: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try read(rawTarget.span)
    }

    /// Whether there is a header field of that name.
    package func hasHeader(_ name: StaticString) -> Bool {
        unsafe find(name) != nil
    }

    /// The first value of that name, without white space around it; nil when there is none.
    package func header(_ name: StaticString) -> String? {
        unsafe find(name).map { unsafe String(decoding: $0, as: UTF8.self) }
    }

    /// Calls `read` with the bytes of the first value of that name, uncopied; nil when there is none.
    package func withHeader<Result, Failure: Error>(
        _ name: StaticString, _ read: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard let value = unsafe find(name) else { return nil }
        return try unsafe read(value.span)
    }

    /// Every value of that name, in the order of arrival. O(number of header fields).
    package func headerValues(_ name: StaticString) -> [String] {
        var search = HeaderSearch(name: name)
        unsafe withUnsafeMutablePointer(to: &search) { search in
            unsafe scrim_each_header(connection, collectHeader, search)
        }
        return search.values
    }

    private func find(_ name: StaticString) -> UnsafeBufferPointer<UInt8>? {
        guard name.hasPointerRepresentation else { return nil }
        var value: UnsafePointer<CChar>?
        var size = 0
        let isFound = unsafe name.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.utf8CodeUnitCount) {
            unsafe scrim_header(connection, $0, name.utf8CodeUnitCount, &value, &size)
        }
        guard isFound else { return nil }
        // "Headers: Value": the library hands out a null value for one that is empty.
        let start = unsafe UnsafeRawPointer(value)?.assumingMemoryBound(to: UInt8.self)
        return unsafe UnsafeBufferPointer(start: start, count: start == nil ? 0 : size)
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

extension UnsafeRawBufferPointer {
    /// Whether these bytes are the ASCII letters of `name`, in any case.
    func equalsIgnoringCase(_ name: StaticString) -> Bool {
        guard name.hasPointerRepresentation, name.utf8CodeUnitCount == count else { return false }
        for index in 0..<count {
            let (ours, theirs) = unsafe (self[index], name.utf8Start[index])
            if ours == theirs { continue }
            guard ours | 0x20 == theirs | 0x20, (0x61...0x7A).contains(ours | 0x20) else { return false }
        }
        return true
    }
}
