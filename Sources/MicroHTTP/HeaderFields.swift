internal import CMicroHTTP
private import Glibc

/// The header fields of an answer, as they are sent.
///
/// No text from outside can split an answer in two: a field whose value is empty or contains a control character is
/// left out. `Connection`, `Date` and `Content-Length` must not be added: the library sends them itself, and would not
/// notice them here.
package struct HeaderFields: Sendable {
    /// One line for each field, with two marks in place of its line break: see `give`.
    private var lines: [UInt8] = []

    /// - Parameter capacity: The bytes to reserve.
    package init(capacity: Int = 0) { lines.reserveCapacity(capacity) }

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
        lines.append(addingCapacity: name.utf8CodeUnitCount + capacity + 4) { line in
            let start = line.count
            line.write(name)
            line.write(": ")
            let beginning = line.count
            write(&line)
            if line.count > beginning { line.write(Self.lineBreak) } else { line.removeLast(line.count - start) }
        }
    }

    package mutating func add(_ others: HeaderFields) {
        if lines.isEmpty { lines = others.lines } else { lines += others.lines }
    }

    /// The bytes of all fields with their line breaks.
    package var size: Int { lines.count }

    /// All fields, one line for each, including its line break.
    var bytes: [UInt8] {
        var bytes = lines
        unsafe bytes.withUnsafeMutableBufferPointer { unsafe Self.breakLines($0) }
        return bytes
    }

    private mutating func add(_ name: StaticString, _ beginning: StaticString, _ rest: UnsafeBufferPointer<UInt8>) {
        guard !rest.isEmpty, unsafe !Self.hasControls(rest) else { return }
        let count = name.utf8CodeUnitCount + beginning.utf8CodeUnitCount + rest.count + 4
        // The array grows only once, because appending costs more than the few bytes that are appended.
        lines.append(addingCapacity: count) { line in
            line.write(name)
            line.write(": ")
            line.write(beginning)
            unsafe line.write(rest)
            line.write(Self.lineBreak)
        }
    }

    /// Whether there is a control character. It does not end at the first one, so that it looks at sixteen at a time.
    private static func hasControls(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var found: UInt8 = 0
        for index in text.indices {
            let byte = unsafe text[index]
            found |= (byte < 0x20 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
        }
        return found != 0
    }
}

extension OutputSpan<UInt8> {
    /// Appends a text that is known only at run time, as one piece. (The label distinguishes it from a literal.)
    package mutating func write(text: String) {
        unsafe text.utf8Span.span.withUnsafeBufferPointer { unsafe write($0) }
    }

    /// Appends a constant, as one piece.
    package mutating func write(_ text: StaticString) {
        unsafe write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @inline(__always) fileprivate mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.baseAddress else { return }
        unsafe withUnsafeMutableBufferPointer { buffer, count in
            guard let start = buffer.baseAddress, buffer.count - count >= bytes.count else {
                preconditionFailure("more is written than there was room reserved for")
            }
            unsafe (start + count).initialize(from: first, count: bytes.count)
            count += bytes.count
        }
    }
}

// Decision 0018. The library allocates three pieces of memory for each field, and goes through them one by one whenever
// it sends them, but it sends a field's value as it is. So it is given a single field: its name is the first field's,
// and its value is everything that follows. As it accepts no line break in a value, there are marks in place of line
// breaks, which are made in the copy that the library made.

extension HeaderFields {
    /// Stands twice for a line break. No field contains it.
    private static let mark: UInt8 = 0x1F
    private static let lineBreak: StaticString = "\u{1F}\u{1F}"

    /// Adds all fields to a response of the library that has none yet and that no other thread knows.
    ///
    /// - Returns: False if memory ran out.
    consuming func give(to response: OpaquePointer) -> Bool {
        guard let colon = lines.firstIndex(of: UInt8(ascii: ":")) else { return true }
        return unsafe lines.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return true }
            // The library requires the name and the value to end with NUL, which replaces the colon and the last line
            // break.
            unsafe start[colon] = 0
            unsafe start[buffer.count - 2] = 0
            return unsafe start.withMemoryRebound(to: CChar.self, capacity: buffer.count) { name in
                guard unsafe MHD_add_response_header(response, name, name + colon + 2) == .YES,
                    let copy = unsafe MHD_get_response_header(response, name)
                else { return false }
                let bytes = unsafe UnsafeMutableRawPointer(mutating: copy).assumingMemoryBound(to: UInt8.self)
                let count = buffer.count - colon - 4
                unsafe HeaderFields.breakLines(UnsafeMutableBufferPointer(start: bytes, count: count))
                return true
            }
        }
    }

    /// Puts line breaks in the place of marks.
    private static func breakLines(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        guard var cursor = bytes.baseAddress else { return }
        let end = unsafe cursor + bytes.count
        while let next = unsafe memchr(cursor, Int32(mark), end - cursor) {
            unsafe cursor = next.assumingMemoryBound(to: UInt8.self)
            guard unsafe end - cursor >= 2 else { return }
            unsafe cursor[0] = UInt8(ascii: "\r")
            unsafe cursor[1] = UInt8(ascii: "\n")
            unsafe cursor += 2
        }
    }

    /// Reads back the fields of a response of the library.
    init(of response: OpaquePointer) {
        self.init()
        unsafe withUnsafeMutablePointer(to: &lines) { lines in
            _ = unsafe MHD_get_response_headers(response, collectField, lines)
        }
        for index in lines.indices where lines[index] == Byte.return || lines[index] == Byte.lineFeed {
            lines[index] = Self.mark
        }
    }
}

private func collectField(
    context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, value: UnsafePointer<CChar>?
) -> MHD_Result {
    guard let lines = unsafe context?.assumingMemoryBound(to: [UInt8].self), let name = unsafe name,
        let value = unsafe value
    else { return .YES }
    unsafe lines.pointee += UnsafeRawBufferPointer(start: name, count: strlen(name))
    unsafe lines.pointee += ": ".utf8
    unsafe lines.pointee += UnsafeRawBufferPointer(start: value, count: strlen(value))
    unsafe lines.pointee += "\r\n".utf8
    return .YES
}
