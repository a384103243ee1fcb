private import CPixels

/// Compresses bytes to a zlib stream (RFC 1950) in which runs of zeros are the only repetitions.
///
/// In pictures of dialogs, whose rows are encoded as differences from others, only a hundredth of the bytes are not
/// zero. Searching for other repetitions costs more than it saves: decision 0031 has the figures.
@safe struct ZeroRunStream {
    /// The header: a window of 15 bits, fastest compression (RFC 1950, 2.2).
    private var bits = DeflateBits(after: [0x78, 0x01])
    /// The tokens of the current block.
    private let tokens = TokenBuffer()
    private var state: scrim_tokens

    init() {
        unsafe state = scrim_tokens(
            tokens: tokens.start, count: 0, room: TokenBuffer.room, zeros: 0, state: scrim_run_none, low: 1, high: 0)
    }

    mutating func append(_ byte: UInt8) {
        guard byte != 0 else { return appendZeros(1) }
        endRun()
        if unsafe state.count == state.room { endBlock(isLast: false) }
        unsafe state.low = (state.low + UInt64(byte)) % Self.prime
        unsafe state.high = (state.high + state.low) % Self.prime
        unsafe state.tokens[state.count] = UInt16(byte)
        unsafe state.count += 1
    }

    mutating func appendZeros(_ count: Int) { unsafe state.zeros += UInt64(count) }

    /// Appends the differences of pixels from others by channel; see `scrim_add_differences`.
    mutating func append(
        _ pixels: UnsafePointer<UInt32>, from others: UnsafePointer<UInt32>, _ count: Int, bytesPerPixel: Int
    ) {
        var done = 0
        while true {
            unsafe done += scrim_add_differences(
                &state, pixels + done, others + done, count - done, Int32(bytesPerPixel))
            guard done < count else { return }
            endBlock(isLast: false)
        }
    }

    /// Ends the stream and returns it. Something must have been appended.
    mutating func end() -> [UInt8] {
        endRun()
        endBlock(isLast: true)
        bits.align()
        var bytes = bits.bytes
        let checksum = unsafe (state.high % Self.prime) << 16 | state.low % Self.prime
        for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: checksum >> UInt64(shift))) }
        return bytes
    }

    /// The modulus of both halves of the checksum (RFC 1950, 9).
    private static let prime: UInt64 = 65_521

    /// Writes the pending run of zeros.
    private mutating func endRun() { while unsafe scrim_end_run(&state) == 0 { endBlock(isLast: false) } }

    /// Writes the tokens as a block with codes of its own (RFC 1951, 3.2.7).
    private mutating func endBlock(isLast: Bool) {
        let end = 256
        let block = unsafe UnsafeBufferPointer(start: state.tokens, count: state.count)
        var counts = [Int](repeating: 0, count: RunLength.of.count + 256)
        for index in unsafe 0..<state.count { counts[Int(unsafe state.tokens[index])] += 1 }
        var frequencies = [Int](repeating: 0, count: 286)
        frequencies[end] = 1
        for (token, count) in counts.enumerated() where count > 0 {
            frequencies[token < 256 ? token : RunLength.of[token - 256].symbol] += count
        }
        let code = PrefixCode(frequencies: frequencies, longest: 15)
        bits.append(isLast ? 0b101 : 0b100, length: 3)
        // There is a single distance code, for one byte back, of one bit.
        appendLengths(code.codes.map(\.length) + [1])
        unsafe bits.append(block, codes: Self.codes(of: code))
        bits.append(code.codes[end])
        unsafe state.count = 0
    }

    /// The bits for each token, as `scrim_write_codes` takes them. For a run: the code of its length, the extra bits of
    /// the length, and the distance code, 0.
    private static func codes(of code: PrefixCode) -> [UInt32] {
        code.codes.prefix(256).map { $0.bits | $0.length << 24 }
            + RunLength.of.map { run in
                let own = code.codes[run.symbol]
                return own.bits | run.extra << own.length | (own.length + run.extraLength + 1) << 24
            }
    }

    /// Writes the code lengths of 286 literals and of one distance, with a code of their own and with runs of zeros.
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

/// How deflate writes the length of a repetition (RFC 1951, 3.2.5): a symbol, and the difference from the shortest
/// length of that symbol.
private struct RunLength {
    var symbol = 0
    var extra: UInt32 = 0
    var extraLength: UInt32 = 0

    static let range = 3...258

    /// The encoding of each length.
    static let of: [RunLength] = (0...range.upperBound).map { length in
        if length < range.lowerBound { return RunLength() }
        if length == range.upperBound { return RunLength(symbol: 285) }
        if length < 11 { return RunLength(symbol: 254 + length) }
        // From length 11 on, four symbols in turn have the same number of extra bits.
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

/// The memory for the tokens of a block.
@safe private final class TokenBuffer {
    /// The number of tokens: large enough that the code lengths of a block, some hundred bytes, are negligible.
    static let room = 1 << 16

    let start = UnsafeMutablePointer<UInt16>.allocate(capacity: room)

    deinit { unsafe start.deallocate() }
}
