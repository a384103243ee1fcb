import Boxes
import Devices
import Dialogs

/// Characters that the available fonts have no glyph for: their widths are estimates.
struct GlyphsMissing: Rule {
    var id: String { "glyphsMissing" }
    var guideline: String {
        "No answer is wrong in silence: text that could not be measured is named."
    }

    static let needs: SubjectTraits = .missingGlyphs

    func check(_ subject: Subject) -> [Finding] {
        guard subject.resolved.hasMissingGlyphs else { return [] }
        return subject.resolved.layers.compactMap { layer in
            guard let count = layer.text?.missingGlyphs, count > 0 else { return nil }
            let characters = count == 1 ? "1 character has" : "\(count) characters have"
            return finding(
                .note, "\(characters) no glyph in the server's fonts; the width is assumed.",
                at: subject.request.field(ofText: layer), fix: "Start the server with --fonts and fonts that have them."
            )
        }
    }
}

extension ResolvedDialog {
    fileprivate var hasMissingGlyphs: Bool {
        let layers = layers.span
        for index in layers.indices {
            if let text = layers[index].text, text.missingGlyphs > 0 { return true }
        }
        return false
    }
}
