/// Finds the widths of graphemes in one style, and notes whether any had to be assumed.
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

    /// Returns the grapheme for an ASCII character. A tab is as wide as a space; other control characters have no
    /// width.
    func cluster(ofASCII byte: UInt8, at offset: Int) -> Cluster {
        let kind = ScalarTraits.kind(of: UInt32(byte))
        var cluster = Cluster(advance: 0, offset: offset, kind: kind)
        if kind != .newline { _ = add(byte == 0x09 ? 0x20 : UInt32(byte), to: &cluster) }
        return cluster
    }

    mutating func cluster(of character: Character, at offset: Int) -> Cluster {
        let kind = ScalarTraits.kind(of: character)
        if kind == .newline { return Cluster(advance: 0, offset: offset, kind: .newline) }
        if ScalarTraits.isEmoji(character) {
            return Cluster(advance: ScalarTraits.emojiAdvance * size, offset: offset, kind: .ideograph)
        }
        var cluster = Cluster(advance: 0, offset: offset, kind: kind)
        for scalar in character.unicodeScalars { add(scalar, to: &cluster) }
        return cluster
    }

    /// Adds one scalar to a grapheme.
    private mutating func add(_ scalar: Unicode.Scalar, to cluster: inout Cluster) {
        if scalar == "\t" { return add(" ", to: &cluster) }
        if scalar.value >= 0x80, ScalarTraits.isZeroWidth(scalar) { return }
        if add(scalar.value, to: &cluster) || scalar.value < 0x80 { return }
        if let advance = ScalarTraits.fixedAdvance(of: scalar.value) {
            cluster.advance += advance * size
            return
        }
        metrics = .assumed
        cluster.advance += ScalarTraits.assumedAdvance * size
    }

    /// Adds a scalar to a grapheme if the advance table has it; returns whether it does.
    private func add(_ scalar: UInt32, to cluster: inout Cluster) -> Bool {
        guard let units = advances.units(of: scalar, weightOffset: weightOffset) else { return false }
        let advance = Double(units) * pointsPerUnit
        cluster.advance += advance
        if advance > 0 { cluster.tracking += tracking.points(Tracking.Class(of: scalar), behind: advance) }
        return true
    }
}
