/// JSON's grammar of numbers (RFC 8259, section 6), for texts that are not numbers on the tape.
enum NumberLiteral {
    /// The double nearest to the number in `bytes`; infinite if it is out of range; `nil` if the bytes are not a number
    /// in JSON.
    static func value(of bytes: Span<UInt8>) -> Double? {
        guard length(in: bytes, from: 0) == bytes.count else { return nil }
        return unsafe bytes.withUnsafeBufferPointer { Double(unsafe String(decoding: $0, as: UTF8.self)) }
    }

    /// The length of the number literal that begins at `start`; `nil` if there is none. Bytes that are not part of a
    /// number may follow it.
    static func length(in bytes: Span<UInt8>, from start: Int) -> Int? {
        var at = start
        func digits() -> Bool {
            let first = at
            while at < bytes.count, isDigit(bytes[at]) { at += 1 }
            return at > first
        }
        if at < bytes.count, bytes[at] == UInt8(ascii: "-") { at += 1 }
        let integer = at
        guard digits() else { return nil }
        if bytes[integer] == UInt8(ascii: "0"), at - integer > 1 { return nil }
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
            at += 1
            guard digits() else { return nil }
        }
        if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
            guard digits() else { return nil }
        }
        return at - start
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
