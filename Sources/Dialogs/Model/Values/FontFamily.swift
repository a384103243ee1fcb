package import Boxes
package import Devices
package import Typography

/// A font family by the name that renderers use, with its source; the counterpart of `StyleFigure` for fonts.
///
/// One object is shared by all texts that are set in the family.
package final class FontFamily: Sendable {
    /// The platform's name for the family.
    package let name: String
    /// Families to use if this one is not installed, in order of preference: its other names, those in which its texts
    /// are measured, and a generic one of CSS.
    package let fallbacks: [String]
    /// The typeface in which its texts are measured and drawn.
    package let typeface: Typeface
    /// Which texts use the family, in words.
    package let texts: String
    /// The systems that have the family.
    package let eras: [Eras]
    package let confidence: StyleFigure.Confidence
    package let source: String
    /// This family for texts in further scripts, with fallbacks for their fonts.
    private let ofFurtherScripts: FontFamily?
    /// Storage for the writers of answers.
    package let written = Attached()

    /// - Parameters:
    ///   - aliases: Other names of the same fonts.
    ///   - typeface: The typeface in which its texts are measured and drawn.
    package convenience init(
        _ name: String, aliases: [String] = [], _ typeface: Typeface, texts: String,
        eras: [Eras], _ confidence: StyleFigure.Confidence, source: String
    ) {
        let described = Description(texts: texts, eras: eras, confidence: confidence, source: source)
        let own = typeface.family.rawValue
        // The typeface's own family comes before the families to which all texts fall back, of which Inter is already
        // the first.
        let first = aliases + (own == name || typeface.family == .inter ? [] : [own])
        let further = FontFamily(
            name, first + FontName.ofScripts.map(\.rawValue) + ["sans-serif"], typeface, described,
            ofFurtherScripts: nil)
        self.init(
            name, first + FontName.first.map(\.rawValue) + ["sans-serif"], typeface, described,
            ofFurtherScripts: further)
    }

    private struct Description {
        let texts: String
        let eras: [Eras]
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

    /// Returns the family for a measured text, whose fallbacks name the fonts by which the text was measured.
    @inline(__always) func of(_ text: MeasuredText) -> FontFamily {
        text.usesScriptFonts ? ofFurtherScripts ?? self : self
    }
}
