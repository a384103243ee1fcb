/// A text whose glyphs are chosen, at no size yet: what it takes to break it into lines at any size and width.
struct ShapedText {
    /// One grapheme.
    struct Grapheme {
        /// Advance in em, without tracking; never negative.
        var advance: Double
        /// Where the grapheme starts, in UTF-8 bytes.
        var offset: Int
        var kind: Cluster.Kind
        /// Whether a line may begin with the grapheme.
        var mayBeginLine: Bool
        /// Whether the advance is Inter's, and so is corrected to San Francisco's.
        var isTracked: Bool
    }

    var graphemes: [Grapheme]
    /// How many graphemes the fonts have no glyph for. Their advances are assumed.
    var missingGlyphs: Int

    /// The graphemes in a style, in points.
    func clusters(in style: TextStyle) -> [Cluster] {
        let tracking = Tracking.perCharacter(size: style.size, weight: style.weight)
        return graphemes.map { grapheme in
            let width = grapheme.advance * style.size + (grapheme.isTracked ? tracking : 0)
            return Cluster(
                width: max(0, width), offset: grapheme.offset, kind: grapheme.kind,
                mayBeginLine: grapheme.mayBeginLine)
        }
    }
}
