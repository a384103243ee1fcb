private import Glibc

/// The field lines of a head, in the memory into which they were read. They are searched line by line, without a table.
///
/// This is safe even for lines that no scanner has checked: something that is not there is simply not found.
@safe struct FieldLines {
    private let bytes: UnsafeRawBufferPointer

    /// - Parameter bytes: Lines, each with its line break; valid for as long as this is used.
    init(_ bytes: UnsafeRawBufferPointer) { unsafe self.bytes = unsafe bytes }

    static var none: FieldLines { unsafe FieldLines(UnsafeRawBufferPointer(start: nil, count: 0)) }

    /// The first value of the field `name`, whose case does not matter, without the white space around it; `nil` if
    /// there is none.
    func first(_ name: StaticString) -> UnsafeBufferPointer<UInt8>? {
        guard name.hasPointerRepresentation else { return nil }
        return unsafe first(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    /// The first value of a field whose name is known only at run time, without the white space around it; nil if there
    /// is none.
    func first(_ name: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
        var found: UnsafeBufferPointer<UInt8>?
        unsafe each(name) { value in
            unsafe found = unsafe value
            return false
        }
        return unsafe found
    }

    /// Calls `visit` with each value of the field `name` in order, until it returns false.
    func each(_ name: StaticString, _ visit: (UnsafeBufferPointer<UInt8>) -> Bool) {
        guard name.hasPointerRepresentation else { return }
        unsafe each(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), visit)
    }

    private func each(_ name: UnsafeBufferPointer<UInt8>, _ visit: (UnsafeBufferPointer<UInt8>) -> Bool) {
        var rest = unsafe bytes
        while let start = rest.baseAddress, rest.count > 0 {
            let end = unsafe memchr(start, Int32(Byte.return), rest.count).map { unsafe UnsafeRawPointer($0) - start }
            let line = unsafe UnsafeRawBufferPointer(rebasing: rest[..<(end ?? rest.count)])
            unsafe rest = UnsafeRawBufferPointer(rebasing: rest[min(rest.count, line.count + Self.lineBreak)...])
            guard line.count > name.count, unsafe line[name.count] == Byte.colon,
                unsafe UnsafeRawBufferPointer(rebasing: line[..<name.count]).equalsIgnoringCase(name)
            else { continue }
            guard unsafe visit(Self.trimmed(line[(name.count + 1)...])) else { return }
        }
    }

    private static func trimmed(_ value: Slice<UnsafeRawBufferPointer>) -> UnsafeBufferPointer<UInt8> {
        var value = unsafe value
        while unsafe value.first.map(isSpace) == true { unsafe value.removeFirst() }
        while unsafe value.last.map(isSpace) == true { unsafe value.removeLast() }
        return unsafe UnsafeRawBufferPointer(rebasing: value).assumingMemoryBound(to: UInt8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == Byte.space || byte == Byte.tab }

    /// The length of a line break, in bytes.
    private static let lineBreak = 2
}
