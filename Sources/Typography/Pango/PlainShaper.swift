/// Sets text of plain characters without Pango, exactly as Pango would: each advance and each break is what Pango said of
/// the same neighbours before. What holds anything else, or neighbours that nobody has seen, is Pango's.
final class PlainShaper: Sendable {
    private let alphabet = PlainAlphabet.shared
    /// By weight, lightest first: at `before * size + after` the advance of the first of two neighbours, in Pango's units
    /// at `Shaper.size`.
    private let advances: [LearntNumbers]
    /// At the place of each `LineBreakContext`, 1 where a line may begin, else 0.
    private let breaks: LearntNumbers

    /// Knows nothing yet; nil where there is no memory.
    init?() {
        let size = PlainAlphabet.size
        let advances = TextStyle.Weight.allCases.compactMap { _ in LearntNumbers(count: size * size) }
        guard advances.count == TextStyle.Weight.allCases.count,
            let breaks = LearntNumbers(count: LineBreakContext.size)
        else { return nil }
        self.advances = advances
        self.breaks = breaks
    }

    /// Sets `text`, if that is known, and says whether it was.
    func set(_ text: String, style: TextStyle, into clusters: inout Clusters) -> Bool {
        let advances = advances[style.weight.index]
        let tracking = Tracking.perCharacter(size: style.size, weight: style.weight)
        clusters.begin(atMost: text.utf8.count)
        return walk(text) { neighbours, place in
            let entry = alphabet.entries[neighbours.current]
            guard let mayBreak = breaks.number(at: place) else { return false }
            var width = 0.0
            if neighbours.current != PlainAlphabet.edge {
                guard let advance = advances.number(at: neighbours.advancePlace) else { return false }
                width = max(0, Double(advance) * Shaper.unit * style.size + (advance > 0 ? tracking : 0))
            }
            clusters.append(width: width, offset: neighbours.offset, kind: entry.kind, mayBeginLine: mayBreak == 1)
            return true
        }
    }

    /// Learns from what Pango made of `text`.
    func learn(_ text: String, _ shaped: ShapedText, weight: TextStyle.Weight) {
        guard shaped.missingGlyphs == 0, walk(text, { _, _ in true }) else { return }
        let advances = advances[weight.index]
        var index = 0
        _ = walk(text) { neighbours, place in
            guard index < shaped.graphemes.count, shaped.graphemes[index].offset == neighbours.offset else {
                return false
            }
            let grapheme = shaped.graphemes[index]
            index += 1
            breaks.learn(grapheme.mayBeginLine ? 1 : 0, at: place)
            let advance = Int((grapheme.advance / Shaper.unit).rounded())
            // Another font's advances are not told by Inter's pairs.
            if neighbours.current != PlainAlphabet.edge, Double(advance) * Shaper.unit == grapheme.advance,
                grapheme.isTracked || advance == 0, alphabet.isSettled(neighbours.current, neighbours.after)
            {
                advances.learn(advance, at: neighbours.advancePlace)
            }
            return true
        }
    }

    /// A character between its neighbours, by their numbers.
    private struct Neighbours {
        var before = PlainAlphabet.edge
        var current = PlainAlphabet.edge
        var after = PlainAlphabet.edge
        /// Where the character starts, in UTF-8 bytes.
        var offset = 0

        /// The place of its advance.
        var advancePlace: Int { current * PlainAlphabet.size + after }
    }

    /// Visits each character of `text` with its neighbours and the place of its line break, until there is no more or
    /// `visit` says no. False then, and where the text is not of plain characters of one script.
    @inline(__always)
    private func walk(_ text: String, _ visit: (Neighbours, Int) -> Bool) -> Bool {
        var context = LineBreakContext()
        var neighbours = Neighbours()
        var scripts: UInt8 = 0
        var isFirst = true
        let bytes = text.utf8Span.span
        var offset = 0
        while offset <= bytes.count {
            var after = PlainAlphabet.edge
            let start = offset
            if offset == bytes.count {
                offset += 1
            } else {
                let (scalar, length) = PlainShaper.scalar(in: bytes, at: offset)
                offset += length
                if scalar != 0x0A {
                    guard let number = alphabet.number(of: scalar) else { return false }
                    after = number
                }
            }
            neighbours.after = after
            if !isFirst {
                guard pass(neighbours, &context, &scripts, visit) else { return false }
            }
            isFirst = false
            neighbours = Neighbours(before: neighbours.current, current: after, offset: start)
        }
        return true
    }

    @inline(__always)
    private func pass(
        _ neighbours: Neighbours, _ context: inout LineBreakContext, _ scripts: inout UInt8,
        _ visit: (Neighbours, Int) -> Bool
    ) -> Bool {
        let entry = alphabet.entries[neighbours.current]
        scripts |= entry.script
        guard scripts & (scripts &- 1) == 0 else { return false }
        if neighbours.current == alphabet.letterX,
            alphabet.mayMultiply(before: neighbours.before, after: neighbours.after)
        {
            return false
        }
        let isDigitNext = alphabet.entries[neighbours.after].role == .digit
        guard visit(neighbours, context.place(before: entry, isDigitNext: isDigitNext)) else { return false }
        context.pass(entry)
        return true
    }

    /// The scalar at an offset, and how many bytes it takes; above U+FFFF zero, which is in no alphabet.
    @inline(__always)
    private static func scalar(in bytes: Span<UInt8>, at offset: Int) -> (scalar: UInt32, length: Int) {
        let first = UInt32(bytes[offset])
        if first < 0x80 { return (first, 1) }
        if first < 0xE0, offset + 1 < bytes.count {
            return ((first & 0x1F) << 6 | UInt32(bytes[offset + 1]) & 0x3F, 2)
        }
        if first < 0xF0, offset + 2 < bytes.count {
            let rest = (UInt32(bytes[offset + 1]) & 0x3F) << 6 | UInt32(bytes[offset + 2]) & 0x3F
            return ((first & 0x0F) << 12 | rest, 3)
        }
        return (0, 4)
    }
}
