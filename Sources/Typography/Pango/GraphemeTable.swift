/// Finds the grapheme of a line that contains a given byte.
struct GraphemeTable {
    private struct Grapheme {
        let start: Int
        let character: Character
    }

    private var graphemes: [Grapheme] = []
    /// For each byte, the index of its grapheme.
    private var numbers: [Int32] = []

    /// - Parameter bytes: A text in UTF-8 with a terminating zero.
    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes.dropLast(), as: UTF8.self)
        graphemes.reserveCapacity(bytes.count)
        numbers.reserveCapacity(bytes.count)
        for character in text {
            let start = numbers.count
            for _ in 0..<character.utf8.count { numbers.append(Int32(truncatingIfNeeded: graphemes.count)) }
            graphemes.append(Grapheme(start: start, character: character))
        }
    }

    /// The offset of the grapheme that contains a byte.
    func start(of byte: Int) -> Int { grapheme(byte)?.start ?? byte }

    /// The grapheme that contains a byte; a space if there is none.
    func character(at byte: Int) -> Character { grapheme(byte)?.character ?? " " }

    private func grapheme(_ byte: Int) -> Grapheme? {
        guard numbers.indices.contains(byte) else { return nil }
        return graphemes[Int(numbers[byte])]
    }
}
