/// A text whose glyphs have been chosen. It contains what is needed to break it into lines at any size and width.
struct ShapedText {
    struct Grapheme {
        /// The advance in em, without tracking; never negative.
        var advance: Double
        /// The offset of the grapheme, in UTF-8 bytes.
        var offset: Int
        var kind: Cluster.Kind
        /// Whether a line may begin with the grapheme.
        var mayBeginLine: Bool
        /// The class by which the advance is corrected to San Francisco's; `none` if the glyph does not come from the
        /// first font.
        var tracking: Tracking.Class
        /// Whether it belongs to a joining script.
        var isJoining = false
    }

    var graphemes: [Grapheme]
    /// The number of graphemes for which the fonts have no glyph. Their advances are assumed.
    var missingGlyphs: Int

    /// Returns the graphemes in a style, in points. Latin letters and the like come from `typeface`.
    func clusters(in style: TextStyle, of typeface: Typeface = .sanFrancisco) -> [Cluster] {
        let tracking = Tracking.of(typeface, style)
        return graphemes.map { grapheme in
            let advance = grapheme.advance * style.size
            return Cluster(
                advance: advance, tracking: tracking.points(grapheme.tracking, behind: advance),
                isKerned: grapheme.tracking != .none, isJoining: grapheme.isJoining, offset: grapheme.offset,
                kind: grapheme.kind, mayBeginLine: grapheme.mayBeginLine)
        }
    }

    /// The sum of all advances in a style, in points, without tracking.
    ///
    /// - Parameter isCut: Whether advances are rounded down as Qt does; see ``QtAdvance``.
    func width(in style: TextStyle, isCut: Bool = false) -> Double {
        graphemes.reduce(0) { sum, grapheme in
            let advance = grapheme.advance * style.size
            return sum + (isCut ? QtAdvance.cut(advance) : advance)
        }
    }
}
