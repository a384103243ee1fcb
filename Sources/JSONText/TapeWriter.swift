/// Writes a tape word by word; see `JSONNode` for the meaning of the words.
struct TapeWriter {
    private(set) var words: [UInt64] = []
    /// It is never empty, so that it always has an address.
    private(set) var strings: [UInt8] = [0]

    /// Writes the first word, or the last.
    ///
    /// - Parameter node: A value of a document whose first word is copied; `nil` for a tape of dotted members.
    mutating func writeRoot(as node: JSONNode? = nil) { words.append(node?.firstWord ?? word(TapeTag.root, 0)) }

    /// Begins an object or array, and returns the index of its first word.
    mutating func open() -> Int {
        words.append(0)
        return words.count - 1
    }

    /// Ends the object or array that began at `opening`, with its number of members or elements.
    mutating func close(_ opening: Int, isArray: Bool, count: Int) {
        words.append(word(isArray ? TapeTag.arrayEnd : TapeTag.objectEnd, opening))
        words[opening] = word(isArray ? TapeTag.array : TapeTag.object, words.count | min(count, 0xFF_FFFF) << 32)
    }

    mutating func writeText(_ tag: UInt8, _ bytes: some Collection<UInt8>) {
        words.append(word(tag, strings.count))
        let count = UInt32(truncatingIfNeeded: bytes.count)
        unsafe withUnsafeBytes(of: count) { unsafe strings.append(contentsOf: $0) }
        strings.append(contentsOf: bytes)
        strings.append(0)
    }

    /// Copies a value from another tape.
    mutating func copy(_ node: JSONNode) {
        let offset = words.count - node.index
        let end = node.end(ofValueAt: node.index)
        var index = node.index
        while index < end {
            let source = unsafe node.words[index]
            switch node.tag(at: index) {
            case TapeTag.object, TapeTag.array, TapeTag.objectEnd, TapeTag.arrayEnd:
                // Only the index changes; the tag and the count stay the same.
                words.append(source &+ UInt64(bitPattern: Int64(offset)))
                index += 1
            case TapeTag.string, TapeTag.text, TapeTag.spliced:
                unsafe writeText(node.tag(at: index), node.utf8(at: index))
                index += 1
            case TapeTag.signed, TapeTag.unsigned, TapeTag.double:
                words.append(source)
                words.append(unsafe node.words[index + 1])
                index += 2
            default:
                words.append(source)
                index += 1
            }
        }
    }

    private func word(_ tag: UInt8, _ payload: Int) -> UInt64 { UInt64(tag) << 56 | UInt64(payload) }
}
