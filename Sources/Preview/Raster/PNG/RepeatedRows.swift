/// Writes rows of a picture that are as those above them, without having them searched for repetitions: each is the
/// filter's number, 2 for "as above", and zeros for all of its bytes. That is known beforehand, and so is the block of
/// deflate that says it, in a code of its own with one bit for 258 zeros.
struct RepeatedRows {
    /// Bytes of a row without the filter's.
    private let width: Int
    private let literals: PrefixCode
    private let lengths: [Int: Int]
    /// Matches of 258 zeros in a row, and what is left of it.
    private let matches: Int
    private let rest: Int

    /// Symbols of deflate: literals are their bytes, then the block's end, then lengths of repetitions (RFC 1951, 3.2.5).
    private enum Symbol {
        static let zero = 0
        static let filter = 2
        static let end = 256
        static let longest = 285
        static let longestLength = 258
    }

    init(width: Int) {
        self.width = width
        // The first zero of each row is a literal; the others repeat the byte before.
        let repeated = width - 1
        matches = repeated / Symbol.longestLength
        rest = repeated % Symbol.longestLength
        var lengths = [Symbol.zero: 3, Symbol.filter: 3, Symbol.end: 3, Symbol.longest: 1]
        if rest >= 3 {
            lengths[Self.symbol(ofLength: rest).symbol] = 3
        } else {
            lengths[Symbol.zero] = 2
        }
        self.lengths = lengths
        literals = PrefixCode(lengths)
    }

    /// Adds a block of `count` such rows, and ends at a whole byte.
    func append(_ count: Int, to stream: inout [UInt8]) {
        var bits = DeflateBits()
        // Not the last block, and with codes of its own.
        bits.append(0b100, length: 3)
        appendCodes(to: &bits)
        let (zero, filter, longest) = (literals[Symbol.zero], literals[Symbol.filter], literals[Symbol.longest])
        let last = Self.symbol(ofLength: rest)
        for _ in 0..<count {
            bits.append(filter)
            if width > 0 { bits.append(zero) }
            for _ in 0..<matches {
                bits.append(longest)
                // The only distance there is: one byte back.
                bits.append(0, length: 1)
            }
            if rest >= 3 {
                bits.append(literals[last.symbol])
                bits.append(last.extra, length: last.extraLength)
                bits.append(0, length: 1)
            } else {
                for _ in 0..<max(0, rest) { bits.append(zero) }
            }
        }
        bits.append(literals[Symbol.end])
        bits.align()
        stream += bits.bytes
    }

    /// Says the lengths of the codes (RFC 1951, 3.2.7): of 286 literals and lengths, and of one distance.
    private func appendCodes(to bits: inout DeflateBits) {
        bits.append(286 - 257, length: 5)
        bits.append(0, length: 5)
        // Of the lengths there are 0, 1, 2 and 3, and 18, which says a number of zeros.
        let code = PrefixCode([0: 2, 1: 3, 2: 3, 3: 2, 18: 2])
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        bits.append(18 - 4, length: 4)
        for symbol in order.dropLast() { bits.append(code[symbol].length, length: 3) }
        var all = (0..<286).map { lengths[$0] ?? 0 }
        all.append(1)
        var index = 0
        while index < all.count {
            var zeros = 0
            while index + zeros < all.count, all[index + zeros] == 0, zeros < 138 { zeros += 1 }
            if zeros >= 11 {
                bits.append(code[18])
                bits.append(zeros - 11, length: 7)
                index += zeros
            } else {
                bits.append(code[all[index]])
                index += 1
            }
        }
    }

    /// How deflate says a length from 3 to 258.
    private static func symbol(ofLength length: Int) -> (symbol: Int, extra: Int, extraLength: Int) {
        if length >= 258 { return (285, 0, 0) }
        if length < 11 { return (257 + max(0, length - 3), 0, 0) }
        // From 11 on four symbols share a number of extra bits, and each covers as many lengths as these tell apart.
        var (extraLength, first) = (1, 11)
        while length >= first + 4 << extraLength {
            first += 4 << extraLength
            extraLength += 1
        }
        let step = (length - first) >> extraLength
        return (261 + 4 * extraLength + step, length - first - step << extraLength, extraLength)
    }
}
