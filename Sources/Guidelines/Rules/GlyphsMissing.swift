import Boxes
import Devices
import Dialogs

/// Characters that the fonts at hand have no glyph for: their widths are estimates, and the answer says so.
package final class GlyphsMissing: Rule {
    package init() {}

    package var id: String { "glyphsMissing" }
    package var guideline: String {
        "No answer is wrong in silence: text that could not be measured is named."
    }

    package func check(_ subject: Subject) -> [Finding] {
        guard subject.resolved.hasMissingGlyphs else { return [] }
        let content = subject.request.content
        return subject.resolved.layers.compactMap { layer in
            guard let count = layer.text?.missingGlyphs, count > 0 else { return nil }
            let characters = count == 1 ? "1 character has" : "\(count) characters have"
            return finding(
                .note, "\(characters) no glyph in the server's fonts; the width is assumed.",
                at: content.field(ofText: layer), fix: "Start the server with --fonts and fonts that have them.")
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

extension Content {
    /// Where the text of a layer stands in the request.
    fileprivate func field(ofText layer: Layer) -> FieldPath {
        switch layer.role {
        case .title: ["dialog", "content", "title"]
        case .message: ["dialog", "content", "message"]
        case .navigationBar: ["dialog", "content", "navigationBar", "title"]
        case .textField:
            if let index = textFields.firstIndex(where: { "field:" + $0.id == layer.id }) {
                FieldPath(
                    components: ["dialog", "content", "textFields"].map { .member($0) } + [
                        .index(index), .member("placeholder"),
                    ])
            } else {
                ["dialog", "content", "textFields"]
            }
        case .action:
            if let field = locatedActions.first(where: { "action:" + $0.0.id == layer.id })?.1 {
                FieldPath(components: field.components + [.member("title")])
            } else {
                ["dialog", "content", "actions"]
            }
        case .presenter, .container, .dimming, .dialog, .group, .arrow, .grabber, .scroll, .image, .separator:
            ["dialog", "content"]
        }
    }
}
