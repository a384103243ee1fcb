internal import CMicroHTTP
private import Glibc

/// The header fields of an answer, as they are sent.
///
/// No text from outside can split an answer in two: a field whose value is empty or contains a control character is
/// left out. `Connection`, `Date` and `Content-Length` must not be added: the library sends them itself, and would not
/// notice them here.
package struct HeaderFields: Sendable {
    /// One line for each field, including its line break.
    private(set) var bytes: [UInt8] = []

    /// - Parameter capacity: The bytes to reserve.
    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    package init(_ fields: [(name: StaticString, value: String)]) {
        for field in fields { add(field.name, "", field.value) }
    }

    /// Adds a field.
    package mutating func add(_ name: StaticString, _ value: StaticString) {
        unsafe add(name, "", UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
    }

    /// Adds a field whose value is `beginning` followed by `rest`.
    package mutating func add(_ name: StaticString, _ beginning: StaticString, _ rest: String) {
        unsafe rest.utf8Span.span.withUnsafeBufferPointer { unsafe add(name, beginning, $0) }
    }

    /// Adds a field whose value is known only at run time. (The label distinguishes it from a literal.)
    package mutating func add(_ name: StaticString, text value: String) { add(name, "", value) }

    /// Adds a field whose value is given as bytes.
    package mutating func add(_ name: StaticString, bytes value: Span<UInt8>) {
        unsafe value.withUnsafeBufferPointer { unsafe add(name, "", $0) }
    }

    /// Adds a field whose value is written in place by `write`: only visible characters, at most `capacity` of them. If
    /// it writes none, the field is left out.
    package mutating func add(_ name: StaticString, capacity: Int, _ write: (inout OutputSpan<UInt8>) -> Void) {
        bytes.append(addingCapacity: name.utf8CodeUnitCount + capacity + 4) { line in
            let start = line.count
            line.write(name)
            line.write(": ")
            let beginning = line.count
            write(&line)
            if line.count > beginning { line.write("\r\n") } else { line.removeLast(line.count - start) }
        }
    }

    /// Adds all of `others`.
    package mutating func add(_ others: HeaderFields) { bytes += others.bytes }

    private mutating func add(_ name: StaticString, _ beginning: StaticString, _ rest: UnsafeBufferPointer<UInt8>) {
        guard !rest.isEmpty, unsafe rest.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return }
        let count = name.utf8CodeUnitCount + beginning.utf8CodeUnitCount + rest.count + 4
        // The array grows only once, because appending costs more than the few bytes that are appended.
        bytes.append(addingCapacity: count) { line in
            line.write(name)
            line.write(": ")
            line.write(beginning)
            unsafe line.write(rest)
            line.write("\r\n")
        }
    }
}

extension OutputSpan<UInt8> {
    /// Appends a constant, as one piece.
    package mutating func write(_ text: StaticString) {
        unsafe write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    fileprivate mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        unsafe withUnsafeMutableBufferPointer { buffer, count in
            _ = unsafe buffer[count...].initialize(fromContentsOf: bytes)
            count += bytes.count
        }
    }
}

// Decision 0018. The library allocates three pieces of memory for each field, and goes through them one by one whenever
// it sends them, but it sends a field's value as it is. So it is given a single field: its name is the first field's,
// and its value is everything that follows. As it accepts no line break in a value, line breaks are replaced by marks,
// and restored in the copy that the library made.

extension HeaderFields {
    /// Replaces each byte of a line break. No field contains it.
    private static let mark: UInt8 = 0x1F

    /// Adds all fields to a response of the library that has none yet and that no other thread knows.
    ///
    /// - Returns: False if memory ran out.
    consuming func give(to response: OpaquePointer) -> Bool {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return true }
        return unsafe bytes.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return true }
            let value = unsafe UnsafeMutableBufferPointer(rebasing: buffer[(colon + 2)..<(buffer.count - 2)])
            unsafe HeaderFields.replace(UInt8(ascii: "\r"), by: HeaderFields.mark, HeaderFields.mark, in: value)
            // The library requires the name and the value to end with NUL, which replaces the colon and the last line
            // break.
            unsafe start[colon] = 0
            unsafe start[buffer.count - 2] = 0
            return unsafe start.withMemoryRebound(to: CChar.self, capacity: buffer.count) { name in
                guard unsafe MHD_add_response_header(response, name, name + colon + 2) == .YES,
                    let copy = unsafe MHD_get_response_header(response, name)
                else { return false }
                let bytes = unsafe UnsafeMutableRawPointer(mutating: copy).assumingMemoryBound(to: UInt8.self)
                let whole = unsafe UnsafeMutableBufferPointer(start: bytes, count: value.count)
                unsafe HeaderFields.replace(HeaderFields.mark, by: UInt8(ascii: "\r"), UInt8(ascii: "\n"), in: whole)
                return true
            }
        }
    }

    /// Overwrites each byte that equals `found`, and the byte after it, with `first` and `second`.
    private static func replace(
        _ found: UInt8, by first: UInt8, _ second: UInt8, in bytes: UnsafeMutableBufferPointer<UInt8>
    ) {
        guard var cursor = bytes.baseAddress else { return }
        let end = unsafe cursor + bytes.count
        while let next = unsafe memchr(cursor, Int32(found), end - cursor) {
            unsafe cursor = next.assumingMemoryBound(to: UInt8.self)
            guard unsafe end - cursor >= 2 else { return }
            unsafe cursor[0] = first
            unsafe cursor[1] = second
            unsafe cursor += 2
        }
    }

    /// Reads back the fields of a response of the library.
    init(of response: OpaquePointer) {
        self.init()
        unsafe withUnsafeMutablePointer(to: &bytes) { bytes in
            _ = unsafe MHD_get_response_headers(response, collectField, bytes)
        }
    }
}

private func collectField(
    context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, value: UnsafePointer<CChar>?
) -> MHD_Result {
    guard let bytes = unsafe context?.assumingMemoryBound(to: [UInt8].self), let name = unsafe name,
        let value = unsafe value
    else { return .YES }
    unsafe bytes.pointee += UnsafeRawBufferPointer(start: name, count: strlen(name))
    unsafe bytes.pointee += ": ".utf8
    unsafe bytes.pointee += UnsafeRawBufferPointer(start: value, count: strlen(value))
    unsafe bytes.pointee += "\r\n".utf8
    return .YES
}
