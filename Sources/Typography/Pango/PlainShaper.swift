/// Measures text of plain characters without Pango, with exactly the same result: each advance and each line break is
/// what Pango returned earlier for the same neighbours. Texts with other characters, or with neighbours that have not
/// occurred yet, are left to Pango.
final class PlainShaper: Sendable {
    private let alphabet = PlainAlphabet.shared
    private let typeface: Typeface
    /// For each weight, the lightest first: the advances that are known. Index `before * size + after` has the advance
    /// of the character `before` when `after` follows, in Pango's units at `Shaper.size`.
    private let advances: [AtomicMemo]
    /// For the index of each `LineBreakContext` that is known: 1 if a line may begin there, otherwise 0.
    private let breaks: AtomicMemo

    /// Makes a shaper that knows nothing yet; `nil` if there is not enough memory.
    init?(_ typeface: Typeface = .sanFrancisco) {
        self.typeface = typeface
        let size = PlainAlphabet.size
        let advances = TextStyle.Weight.allCases.compactMap { _ in AtomicMemo(count: size * size) }
        guard advances.count == TextStyle.Weight.allCases.count,
            let breaks = AtomicMemo(count: LineBreakContext.size)
        else { return nil }
        self.advances = advances
        self.breaks = breaks
    }

    /// If everything about `text` is known, stores its graphemes in `clusters`. Returns whether it did.
    func set(_ text: String, style: TextStyle, into clusters: inout Clusters) -> Bool {
        typeface.isCut
            ? set(text, style: style, into: &clusters) { $0.append(cutting: $1) }
            : set(text, style: style, into: &clusters) { $0.append($1) }
    }

    @inline(__always)
    private func set(
        _ text: String, style: TextStyle, into clusters: inout Clusters,
        appending append: (inout Clusters.Writer, Cluster) -> Void
    ) -> Bool {
        let advances = advances[style.weight.index]
        let tracking = Tracking.of(typeface, style)
        return clusters.write(atMost: text.utf8.count) { writer in
            walk(text) { step in
                guard let mayBreak = breaks.number(at: step.lineBreak) else { return false }
                var cluster = Cluster(advance: 0, offset: step.offset, kind: step.kind, mayBeginLine: mayBreak == 1)
                if let at = step.advance {
                    guard let advance = advances.number(at: at) else { return false }
                    if advance > 0 {
                        cluster.advance = Double(advance) * Shaper.unit * style.size
                        cluster.tracking = tracking.points(step.tracking, behind: cluster.advance)
                        cluster.isKerned = true
                    }
                }
                append(&writer, cluster)
                return true
            }
        }
    }

    /// The sum of the advances of `text`, in points, without tracking; `nil` if any is unknown.
    func width(of text: String, style: TextStyle) -> Double? {
        let advances = advances[style.weight.index]
        var width = 0.0
        let isKnown = walk(text) { step in
            guard let at = step.advance else { return true }
            guard let advance = advances.number(at: at) else { return false }
            let points = Double(advance) * Shaper.unit * style.size
            width += typeface.isCut ? QtAdvance.cut(points) : points
            return true
        }
        return isKnown ? width : nil
    }

    /// Remembers the advances and line breaks that Pango found for `text`.
    func learn(_ text: String, _ shaped: ShapedText, weight: TextStyle.Weight) {
        guard shaped.missingGlyphs == 0, walk(text, { _ in true }) else { return }
        let advances = advances[weight.index]
        var index = 0
        _ = walk(text) { step in
            guard index < shaped.graphemes.count, shaped.graphemes[index].offset == step.offset else { return false }
            let grapheme = shaped.graphemes[index]
            index += 1
            breaks.learn(grapheme.mayBeginLine ? 1 : 0, at: step.lineBreak)
            let advance = Int((grapheme.advance / Shaper.unit).rounded())
            // An advance from another font does not depend on the neighbours in this alphabet.
            if let at = step.advance, Double(advance) * Shaper.unit == grapheme.advance,
                grapheme.tracking != .none || advance == 0,
                alphabet.isFixed(at / PlainAlphabet.size, at % PlainAlphabet.size)
            {
                advances.learn(advance, at: at)
            }
            return true
        }
    }

    /// A character of a text, with the indexes under which its advance and line break are stored.
    private struct Step {
        /// The index of its advance; `nil` for a newline.
        var advance: Int?
        /// The index of the line break before it.
        var lineBreak: Int
        /// Its offset, in UTF-8 bytes.
        var offset: Int
        var kind: Cluster.Kind
        var tracking: Tracking.Class
    }

    /// Calls `visit` for each character of `text` until it returns false. Returns whether all were visited; it is
    /// false, too, if the text has characters that are not plain, or of several scripts. Some may have been visited
    /// then.
    @inline(__always)
    private func walk(_ text: String, _ visit: (Step) -> Bool) -> Bool {
        // Reading and visiting are separate loops, so that the values of each fit into registers.
        unsafe withUnsafeTemporaryAllocation(of: PlainAlphabet.Character.self, capacity: text.utf8.count) { room in
            guard let count = unsafe read(text.utf8Span.span, into: room) else { return false }
            var context = LineBreakContext()
            var before = alphabet.nothing
            var offset = 0
            for index in 0..<count {
                let current = unsafe room[index]
                let after = unsafe index + 1 < count ? room[index + 1] : alphabet.nothing
                guard !alphabet.mayMultiply(current, between: before, after) else { return false }
                let step = Step(
                    advance: current.number == PlainAlphabet.edge
                        ? nil : current.number * PlainAlphabet.size + after.number,
                    lineBreak: context.index(before: current, isDigitNext: after.role == .digit), offset: offset,
                    kind: current.kind, tracking: current.tracking)
                guard visit(step) else { return false }
                context.pass(current)
                offset += current.length
                before = current
            }
            return true
        }
    }

    /// Reads the characters of a text, and returns their number; `nil` if they are not plain or belong to several
    /// scripts.
    @inline(__always)
    private func read(_ bytes: Span<UInt8>, into room: UnsafeMutableBufferPointer<PlainAlphabet.Character>) -> Int? {
        var count = 0
        var next = 0
        var scripts: UInt32 = 0
        while next < bytes.count {
            let (scalar, length) = PlainShaper.scalar(in: bytes, at: next)
            guard let character = alphabet.character(of: scalar) else { return nil }
            unsafe room.initializeElement(at: count, to: character)
            scripts |= character.script
            count += 1
            next += length
        }
        return scripts & (scripts &- 1) == 0 ? count : nil
    }

    /// The scalar at an offset, and its number of bytes; 0 for scalars above U+FFFF, which are in no alphabet.
    @inline(__always)
    static func scalar(in bytes: Span<UInt8>, at offset: Int) -> (scalar: UInt32, length: Int) {
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
