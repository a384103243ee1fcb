import Boxes
import Typography

/// A family of fonts as a renderer asks for it, with where that comes from; what `StyleFigure` is to numbers.
///
/// One for all texts that are set in it. What is written of it is kept beside it, so that it is written once.
package final class FontFamily: Sendable {
    /// As the platform calls it.
    package let name: String
    /// What stands in for it where it is not there, best first: its other names, the families in which texts are measured,
    /// and a generic one of CSS.
    package let fallbacks: [String]
    /// The texts that it sets, in words.
    package let texts: String
    /// The systems that have it, in words.
    package let eras: String
    package let confidence: StyleFigure.Confidence
    package let source: String
    private let kept = Once<WrittenFamily>()

    /// - Parameters:
    ///   - aliases: Other names of the same fonts.
    ///   - generic: What CSS calls its kind.
    package init(
        _ name: String, aliases: [String] = [], generic: String = "sans-serif", texts: String, eras: String,
        _ confidence: StyleFigure.Confidence, source: String
    ) {
        self.name = name
        fallbacks = aliases + Self.measured + [generic]
        self.texts = texts
        self.eras = eras
        self.confidence = confidence
        self.source = source
    }

    /// What `write` makes of the family; made once, whoever asks. `write` has to be the same for all who ask.
    @inline(__always) package func written(by write: (FontFamily) -> [UInt8]) -> [UInt8] {
        kept.value(or: { WrittenFamily(write(self)) }).members
    }
}

/// A family as the members of a font in an answer.
private final class WrittenFamily: Sendable {
    let members: [UInt8]

    init(_ members: [UInt8]) { self.members = members }
}

extension FontFamily {
    /// The families in which all texts are measured, in the order in which they are asked for a glyph.
    private static let measured = PinnedFont.Family.allCases.map(\.rawValue)
}
