/// Takes bytes; gives a zlib stream (RFC 1950) of them in which runs of zeros are the only repetitions.
///
/// Of the pictures of dialogs, each row told by its difference from another, a hundredth of the bytes is not zero. What
/// a search finds beyond the runs is less than it costs: decision 0031 has the figures.
struct ZeroRunStream {
    /// 15 bits of window, quickest compression: RFC 1950, 2.2.
    private var bits = DeflateBits(after: [0x78, 0x01])
    /// Of the block at hand: bytes, and 256 more than the length for repetitions of the byte before.
    private var tokens: [UInt16] = []
    private var zeros = 0
    /// The halves of the checksum (RFC 1950, 9), not yet modulo ``prime``.
    private var sums: (low: UInt64, high: UInt64) = (1, 0)

    /// So many that the lengths of its codes, some hundred bytes, do not count.
    private static let tokensOfBlock = 1 << 16
    private static let prime: UInt64 = 65_521

    init() { tokens.reserveCapacity(Self.tokensOfBlock) }

    mutating func append(_ byte: UInt8) {
        guard byte != 0 else {
            zeros += 1
            return
        }
        if zeros > 0 { endRun() }
        sums.low += UInt64(byte)
        sums.high += sums.low
        add(UInt16(byte))
    }

    mutating func appendZeros(_ count: Int) { zeros += count }

    /// The whole stream. Something must have been appended.
    mutating func end() -> [UInt8] {
        endRun()
        endBlock(isLast: true)
        bits.align()
        var bytes = bits.bytes
        let checksum = sums.high << 16 | sums.low
        for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: checksum >> UInt64(shift))) }
        return bytes
    }

    /// Writes the zeros that have come together.
    private mutating func endRun() {
        sums.low %= Self.prime
        // With each zero the higher half grows by the lower one, which stays.
        sums.high = (sums.high + sums.low * UInt64(zeros)) % Self.prime
        guard zeros > 0 else { return }
        add(0)
        zeros -= 1
        while zeros >= RunLength.range.lowerBound {
            let length = min(zeros, RunLength.range.upperBound)
            add(UInt16(256 + length))
            zeros -= length
        }
        for _ in 0..<zeros { add(0) }
        zeros = 0
    }

    private mutating func add(_ token: UInt16) {
        if tokens.count == Self.tokensOfBlock {
            sums.low %= Self.prime
            sums.high %= Self.prime
            endBlock(isLast: false)
        }
        tokens.append(token)
    }

    /// Writes the tokens as a block with codes of its own (RFC 1951, 3.2.7).
    private mutating func endBlock(isLast: Bool) {
        let end = 256
        var frequencies = [Int](repeating: 0, count: 286)
        frequencies[end] = 1
        for token in tokens { frequencies[token < 256 ? Int(token) : RunLength.of[Int(token) - 256].symbol] += 1 }
        let code = PrefixCode(frequencies: frequencies, longest: 15)
        bits.append(isLast ? 0b101 : 0b100, length: 3)
        // And of one distance, one byte back, in one bit.
        appendLengths(code.codes.map(\.length) + [1])
        for token in tokens {
            if token < 256 {
                bits.append(code.codes[Int(token)])
            } else {
                let run = RunLength.of[Int(token) - 256]
                bits.append(code.codes[run.symbol])
                // And the distance: 0.
                bits.append(run.extra, length: run.extraLength + 1)
            }
        }
        bits.append(code.codes[end])
        tokens.removeAll(keepingCapacity: true)
    }

    /// Writes the lengths of 286 literals' codes and of one distance's: each by a code of its own, runs of zeros as
    /// such.
    private mutating func appendLengths(_ lengths: [UInt32]) {
        var symbols: [(symbol: Int, extra: UInt32, extraLength: UInt32)] = []
        var index = 0
        while index < lengths.count {
            let zeros = lengths[index...].prefix(138).prefix { $0 == 0 }.count
            switch zeros {
            case 11...: symbols.append((18, UInt32(zeros - 11), 7))
            case 3...: symbols.append((17, UInt32(zeros - 3), 3))
            default: symbols.append((Int(lengths[index]), 0, 0))
            }
            index += zeros < 3 ? 1 : zeros
        }
        var frequencies = [Int](repeating: 0, count: 19)
        for symbol in symbols { frequencies[symbol.symbol] += 1 }
        let code = PrefixCode(frequencies: frequencies, longest: 7)
        bits.append(UInt32(lengths.count - 1 - 257), length: 5)
        bits.append(0, length: 5)
        bits.append(19 - 4, length: 4)
        for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
            bits.append(code.codes[symbol].length, length: 3)
        }
        for symbol in symbols {
            bits.append(code.codes[symbol.symbol])
            bits.append(symbol.extra, length: symbol.extraLength)
        }
    }
}

/// How deflate says the length of a repetition (RFC 1951, 3.2.5): a symbol, and how far it is from the first length
/// that the symbol stands for.
private struct RunLength {
    var symbol = 0
    var extra: UInt32 = 0
    var extraLength: UInt32 = 0

    static let range = 3...258

    /// By length.
    static let of: [RunLength] = (0...range.upperBound).map { length in
        if length < range.lowerBound { return RunLength() }
        if length == range.upperBound { return RunLength(symbol: 285) }
        if length < 11 { return RunLength(symbol: 254 + length) }
        // From 11 on four symbols share a number of extra bits.
        var (extraLength, first) = (1, 11)
        while length >= first + 4 << extraLength {
            first += 4 << extraLength
            extraLength += 1
        }
        let step = (length - first) >> extraLength
        return RunLength(
            symbol: 261 + 4 * extraLength + step, extra: UInt32(length - first - step << extraLength),
            extraLength: UInt32(extraLength))
    }
}
