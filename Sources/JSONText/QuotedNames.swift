/// The names of a closed choice as they stand in JSON, quotes included: one is told by copying 32 bytes, where a string
/// would be made, looked through and let go.
///
/// Make one for each choice, and keep it.
public struct QuotedNames<Choice: RawRepresentable<String> & CaseIterable>: Sendable {
    /// By the byte that a choice is stored as.
    @usableFromInline let names: [QuotedName]

    /// - Precondition: there are several choices, and their names are short and need no escape.
    public init() {
        var names: [QuotedName] = []
        for choice in Choice.allCases {
            let place = Self.place(of: choice)
            while names.count <= place { names.append(QuotedName("")) }
            names[place] = QuotedName(choice.rawValue)
        }
        self.names = names
    }

    /// The name of a choice.
    @inlinable public subscript(choice: Choice) -> QuotedName { names[Self.place(of: choice)] }

    /// Choices that carry nothing differ in the one byte that they are.
    @inlinable static func place(of choice: Choice) -> Int { Int(unsafe unsafeBitCast(choice, to: UInt8.self)) }
}

/// A short name between quotes.
public struct QuotedName: Sendable {
    /// The text, and in the last byte how much of it there is.
    @usableFromInline let bytes: SIMD32<UInt8>

    init(_ name: String) {
        precondition(name.utf8.count <= 29 && EscapedText.isPlain(name), "a name is short and needs no escape")
        var bytes = SIMD32<UInt8>()
        var count = 0
        for byte in [UInt8(ascii: "\"")] + name.utf8 + [UInt8(ascii: "\"")] {
            bytes[count] = byte
            count += 1
        }
        bytes[31] = UInt8(count)
        self.bytes = bytes
    }

    /// Bytes that `write` may write: beyond the name too.
    @usableFromInline static var room: Int { MemoryLayout<SIMD32<UInt8>>.size }

    /// Writes the name and returns where it ends.
    @inlinable @inline(__always) func write(at target: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        unsafe UnsafeMutableRawPointer(target).storeBytes(of: bytes, as: SIMD32<UInt8>.self)
        return unsafe target + Int(bytes[31])
    }
}
