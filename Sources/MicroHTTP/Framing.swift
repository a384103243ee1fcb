internal import CMicroHTTP

/// How the body of a request is delimited, read from all of its headers at once.
///
/// libmicrohttpd 0.9.75 answers 400 to a Content-Length that is no number and 413 to one beyond 64 bits. It looks at the
/// first Content-Length only, lets Transfer-Encoding win over it, and reads an unknown coding as a body without an
/// end (`parse_connection_headers`); those three are caught here.
struct Framing {
    private(set) var contentLength: Int?
    private(set) var isChunked = false
    private(set) var fault: Refusal?
    /// Which fields the head may have.
    private(set) var fields = FieldFilter()

    /// Whether a body was announced.
    var announcesBody: Bool { isChunked || (contentLength ?? 0) > 0 }

    /// - Parameter connection: must have its head complete.
    /// - Complexity: O(number of header fields), without allocation.
    init(of connection: OpaquePointer?) {
        unsafe withUnsafeMutablePointer(to: &self) { framing in
            unsafe scrim_each_header(connection, noteFraming, framing)
        }
    }

    fileprivate mutating func note(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        unsafe fields.insert(name)
        if unsafe name.equalsIgnoringCase("Content-Length") {
            noteLength(unsafe Framing.number(in: value))
        } else if unsafe name.equalsIgnoringCase("Transfer-Encoding") {
            let isOther = unsafe !value.equalsIgnoringCase("chunked")
            if isChunked || isOther { fault = .unsupportedTransferCoding }
            isChunked = true
        }
        if isChunked, contentLength != nil { fault = .malformed(.lengthAndTransferCoding) }
    }

    private mutating func noteLength(_ length: Int?) {
        guard let length, contentLength == nil || contentLength == length else {
            fault = .malformed(.contentLength)
            return
        }
        contentLength = length
    }

    /// The decimal number that `text` is; one too large for any limit counts as the largest there is.
    private static func number(in text: UnsafeRawBufferPointer) -> Int? {
        guard unsafe !text.isEmpty else { return nil }
        var number = 0
        for index in text.indices {
            let digit = unsafe text[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            let (shifted, overflow) = number.multipliedReportingOverflow(by: 10)
            let (sum, carry) = shifted.addingReportingOverflow(Int(digit))
            number = overflow || carry ? Int.max : sum
            if number == Int.max { return number }
        }
        return number
    }
}

private func noteFraming(
    context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameSize: Int,
    value: UnsafePointer<CChar>?, valueSize: Int
) -> MHD_Result {
    unsafe context?.assumingMemoryBound(to: Framing.self).pointee.note(
        name: UnsafeRawBufferPointer(start: name, count: name == nil ? 0 : nameSize),
        value: UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize))
    return .YES
}
