/// Widths of graphemes in one style, and whether any had to be assumed.
struct Ruler {
    private let advances: Advances
    private let weightOffset: Int
    private let pointsPerUnit: Double
    private let tracking: Tracking
    private let size: Double
    private(set) var metrics = TextMetrics.measured

    init(advances: Advances, style: TextStyle) {
        self.advances = advances
        weightOffset = advances.offset(of: style.weight)
        pointsPerUnit = style.size / advances.unitsPerEm
        tracking = Tracking(size: style.size, weight: style.weight)
        size = style.size
    }

    /// Advance of an ASCII character, in points; a tab is as wide as a space, other control characters have no width.
    func width(ofASCII byte: UInt8) -> Double {
        tabulated(byte == 0x09 ? 0x20 : UInt32(byte)) ?? 0
    }

    private func tabulated(_ scalar: UInt32) -> Double? {
        guard let units = advances.units(of: scalar, weightOffset: weightOffset) else { return nil }
        return max(0, Double(units) * pointsPerUnit + tracking[Tracking.Class(of: scalar)])
    }

    mutating func cluster(of character: Character, at offset: Int) -> Cluster {
        let kind = ScalarTraits.kind(of: character)
        if kind == .newline { return Cluster(width: 0, offset: offset, kind: .newline) }
        if ScalarTraits.isEmoji(character) {
            return Cluster(width: ScalarTraits.emojiAdvance * size, offset: offset, kind: .ideograph)
        }
        let width = character.unicodeScalars.reduce(0) { $0 + self.width(of: $1) }
        return Cluster(width: width, offset: offset, kind: kind)
    }

    /// Advance of one scalar of a grapheme, in points.
    private mutating func width(of scalar: Unicode.Scalar) -> Double {
        if scalar.value < 0x80 { return width(ofASCII: UInt8(truncatingIfNeeded: scalar.value)) }
        if ScalarTraits.isZeroWidth(scalar) { return 0 }
        if let width = tabulated(scalar.value) { return width }
        if let advance = ScalarTraits.fixedAdvance(of: scalar.value) { return advance * size }
        metrics = .assumed
        return ScalarTraits.assumedAdvance * size
    }
}
