/// A cursor over the bytes of SVG path data that reads one terminal of the grammar at a time.
///
/// Source: SVG 2 §9.3.9, and one form that only SVG 1.1 §8.3.9 allows: a number may end in its decimal point (`1.`).
struct PathDataScanner {
    private let bytes: [UInt8]
    /// Bytes read so far.
    private(set) var offset = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The byte under the cursor, nil at the end.
    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func fault(_ reason: PathSyntaxError.Reason) -> PathSyntaxError {
        PathSyntaxError(offset: offset, reason: reason)
    }

    /// Steps over the byte under the cursor, if there is one.
    mutating func advance() { if offset < bytes.count { offset += 1 } }

    /// Steps over white space.
    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B { offset += 1 }
    }

    /// Steps over white space with at most one comma in it, and returns whether there was a comma.
    mutating func skipSeparator() -> Bool {
        skipSpace()
        guard next == UInt8(ascii: ",") else { return false }
        offset += 1
        skipSpace()
        return true
    }

    /// Whether a number may start here.
    var isAtNumber: Bool {
        guard let next else { return false }
        return switch next {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"): true
        default: false
        }
    }

    /// Reads the longest number under the cursor. Its magnitude is at most ``VectorPath/greatestCoordinate``.
    mutating func number() throws(PathSyntaxError) -> Double {
        let start = offset
        var end = offset
        func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
        func isSign(_ index: Int) -> Bool { byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") }
        func digits(from index: Int) -> Int {
            var index = index
            while let digit = byte(index), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { index += 1 }
            return index
        }
        if isSign(end) { end += 1 }
        let whole = digits(from: end)
        var count = whole - end
        end = whole
        if byte(end) == UInt8(ascii: ".") {
            let fraction = digits(from: end + 1)
            count += fraction - end - 1
            end = fraction
        }
        guard count > 0 else { throw fault(.missingNumber) }
        if byte(end) == UInt8(ascii: "e") || byte(end) == UInt8(ascii: "E") {
            let first = isSign(end + 1) ? end + 2 : end + 1
            let exponent = digits(from: first)
            // An `e` without digits is no exponent: the letter belongs to whatever follows the number.
            if exponent > first { end = exponent }
        }
        let value = Double(String(decoding: bytes[start..<end], as: UTF8.self))
        guard let value, abs(value) <= VectorPath.greatestCoordinate else { throw fault(.numberOutOfRange) }
        offset = end
        return value
    }

    /// Reads an arc flag: a single digit, no matter what follows it.
    mutating func flag() throws(PathSyntaxError) -> Bool {
        switch next {
        case UInt8(ascii: "0"):
            offset += 1
            return false
        case UInt8(ascii: "1"):
            offset += 1
            return true
        default: throw fault(.badFlag)
        }
    }
}
