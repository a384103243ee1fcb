/// A prefix code as in deflate (RFC 1951, 3.2.2): determined by the lengths of its codes, with codes of one length in
/// the order of their symbols.
struct PrefixCode {
    /// A code, whose first bit is the lowest one: codes are defined from their highest bit down, but streams are filled
    /// from the lowest bit up.
    struct Code {
        var bits: UInt32 = 0
        /// The length in bits; 0 for a symbol that never occurs.
        var length: UInt32 = 0
    }

    /// The codes by symbol.
    private(set) var codes: [Code]

    /// Makes the code that takes the fewest bits, or nearly so if that would have codes of more than `longest` bits.
    ///
    /// - Parameters:
    ///   - frequencies: How often each symbol occurs. At least two symbols must occur, since decoders reject a code of
    ///     one symbol as incomplete.
    ///   - longest: The greatest length, which must leave enough codes for all symbols.
    init(frequencies: [Int], longest: Int) {
        var frequencies = frequencies
        var lengths = Self.lengths(frequencies)
        while lengths.contains(where: { $0 > longest }) {
            // More similar frequencies give more similar lengths.
            frequencies = frequencies.map { $0 == 0 ? 0 : $0 / 2 + 1 }
            lengths = Self.lengths(frequencies)
        }
        codes = lengths.map { Code(length: UInt32($0)) }
        var next: UInt32 = 0
        for length in 1...UInt32(max(1, longest)) {
            for symbol in codes.indices where codes[symbol].length == length {
                codes[symbol].bits = Self.reversed(next, length)
                next += 1
            }
            next <<= 1
        }
    }

    private static func reversed(_ bits: UInt32, _ length: UInt32) -> UInt32 {
        var (rest, reversed): (UInt32, UInt32) = (bits, 0)
        for _ in 0..<length {
            reversed = reversed << 1 | rest & 1
            rest >>= 1
        }
        return reversed
    }

    /// Returns the depth of each symbol in Huffman's tree, which is made by repeatedly joining the two trees with the
    /// least weights.
    private static func lengths(_ frequencies: [Int]) -> [Int] {
        var lengths = [Int](repeating: 0, count: frequencies.count)
        let leaves = frequencies.indices.filter { frequencies[$0] > 0 }.sorted {
            (frequencies[$0], $0) < (frequencies[$1], $1)
        }
        // The leaves, the rarest first, followed by the inner nodes, which are created in the order of their weights,
        // too.
        var weights = leaves.map { frequencies[$0] }
        var parents = [Int](repeating: 0, count: max(1, 2 * leaves.count - 1))
        var (leaf, inner) = (0, leaves.count)
        while weights.count < parents.count {
            var weight = 0
            for _ in 0..<2 {
                let isLeaf = leaf < leaves.count && (inner >= weights.count || weights[leaf] <= weights[inner])
                let rarest = isLeaf ? leaf : inner
                if isLeaf { leaf += 1 } else { inner += 1 }
                parents[rarest] = weights.count
                weight += weights[rarest]
            }
            weights.append(weight)
        }
        var depths = [Int](repeating: 0, count: parents.count)
        for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
        for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
        return lengths
    }
}
