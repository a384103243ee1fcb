@testable import Typography

/// Pango's own answer over a set of fonts, whatever other tests do at the same time.
struct FontShaper {
    private let shaper: LockedShaper

    init(_ fonts: FontSet) { shaper = LockedShaper(fonts) }

    func shaped(_ text: String, weight: TextStyle.Weight) -> ShapedText {
        shaper.withShaper { $0.shaped(text, weight: weight) } ?? ShapedText(graphemes: [], missingGlyphs: 0)
    }
}
