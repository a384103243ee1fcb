@testable import Typography

/// Pango's own answer over a set of fonts, whatever other tests do at the same time.
struct PoolShaper {
    private let pool: ShaperPool

    init(_ fonts: FontSet) { pool = ShaperPool(fonts) }

    func shaped(_ text: String, weight: TextStyle.Weight) -> ShapedText {
        pool.withShaper { $0.shaped(text, weight: weight) } ?? ShapedText(graphemes: [], missingGlyphs: 0)
    }
}
