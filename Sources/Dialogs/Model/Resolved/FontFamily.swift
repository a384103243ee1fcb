package import Boxes
package import Typography

/// A family of fonts as a renderer asks for it, with where that comes from; what `StyleFigure` is to numbers.
///
/// One for all texts that are set in it.
package final class FontFamily: Sendable {
    /// As the platform calls it.
    package let name: String
    /// Families to use where this one is not installed, best first: its other names, those in which its texts are
    /// measured, and a generic one of CSS.
    package let fallbacks: [String]
    /// In what its texts are measured and drawn.
    package let typeface: Typeface
    /// The texts that it sets, in words.
    package let texts: String
    /// The systems that have it, in words.
    package let eras: String
    package let confidence: StyleFigure.Confidence
    package let source: String
    /// This family for texts that take the fonts of further scripts, which its fallbacks then name too.
    private let ofFurtherScripts: FontFamily?
    /// What writers of answers keep of it.
    package let written = Attached()

    /// - Parameters:
    ///   - aliases: Other names of the same fonts.
    ///   - typeface: In what its texts are measured and drawn.
    ///   - generic: What CSS calls its kind.
    package convenience init(
        _ name: String, aliases: [String] = [], _ typeface: Typeface, generic: String = "sans-serif", texts: String,
        eras: String, _ confidence: StyleFigure.Confidence, source: String
    ) {
        let described = Description(texts: texts, eras: eras, confidence: confidence, source: source)
        let own = typeface.family.rawValue
        // Ahead of the families that all texts fall back to, the first of which may be its own.
        // Inter is the first of those that all texts fall back to.
        let first = aliases + (own == name || typeface.family == .inter ? [] : [own])
        let further = FontFamily(
            name, first + FontName.ofScripts.map(\.rawValue) + [generic], typeface, described, ofFurtherScripts: nil)
        self.init(
            name, first + FontName.first.map(\.rawValue) + [generic], typeface, described, ofFurtherScripts: further)
    }

    private struct Description {
        let texts, eras: String
        let confidence: StyleFigure.Confidence
        let source: String
    }

    private init(
        _ name: String, _ fallbacks: [String], _ typeface: Typeface, _ described: Description,
        ofFurtherScripts: FontFamily?
    ) {
        self.name = name
        self.typeface = typeface
        self.fallbacks = fallbacks
        texts = described.texts
        eras = described.eras
        confidence = described.confidence
        source = described.source
        self.ofFurtherScripts = ofFurtherScripts
    }

    /// The family of a measured text: its fallbacks name the fonts by which that was measured.
    @inline(__always) func of(_ text: MeasuredText) -> FontFamily {
        text.usesScriptFonts ? ofFurtherScripts ?? self : self
    }
}
