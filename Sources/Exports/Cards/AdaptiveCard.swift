import Boxes
package import Dialogs
package import JSONText
package import Preview

/// Writes a dialog at rest as an Adaptive Card of version 1.5: its texts, fields and actions, which the host lays out
/// and paints, and a list of what the card loses.
///
/// Source: Adaptive Cards, schema 1.5.0 (`adaptive-card.json`).
package struct AdaptiveCard {
    private let depiction: Depiction
    private let fields: [String: TextField]

    /// - Parameter fields: The request's text fields, by the ids of their layers.
    package init(_ depiction: Depiction, fields: [String: TextField]) {
        (self.depiction, self.fields) = (depiction, fields)
    }

    package func write(to json: inout JSONWriter) {
        let layers = depiction.dialogLayers
        let isMirrored = depiction.stage.state.layoutDirection == .rightToLeft
        var losses = CardLosses()
        for loss: StaticString in ["motion", "dimming", "frames", "colors", "fonts"] { losses.add(loss) }
        json.beginObject()
        json.beginObject("card")
        json.member("type", "AdaptiveCard")
        json.member("$schema", "http://adaptivecards.io/schemas/adaptive-card.json")
        json.member("version", "1.5")
        if isMirrored { json.member("rtl", true) }
        json.beginArray("body")
        for layer in layers where !json.isFull {
            losses.addLooks(of: layer)
            // The room of what the app draws itself.
            if layer.role == .block { losses.add("block", of: layer) }
            guard layer.action == nil, let text = layer.text?.value else { continue }
            if layer.role == .textField {
                writeField(layer, text.content, to: &json)
            } else {
                if Self.isMarkdown(text.content) { losses.add("literalText", of: layer) }
                Self.write(text, layer, to: &json)
            }
        }
        json.endArray()
        json.beginArray("actions")
        for layer in layers where layer.action != nil { Self.writeAction(layer, to: &json) }
        json.endArray()
        json.endObject()
        losses.write(to: &json)
        json.endObject()
    }

    private func writeField(_ layer: Layer, _ shown: String, to json: inout JSONWriter) {
        let field = fields[layer.id]
        json.write([
            "type": "Input.Text", "id": .string(layer.id),
            "placeholder": (field == nil ? shown : field?.placeholder).map { .string($0) },
            "value": (field?.shownText).map { .string($0) }, "style": field?.isSecure == true ? "password" : nil,
        ])
    }

    private static func write(_ text: TextBlock, _ layer: Layer, to json: inout JSONWriter) {
        let isTitle = layer.role == .title
        json.write([
            "type": "TextBlock", "text": .string(text.content), "wrap": true, "weight": isTitle ? "Bolder" : nil,
            "style": isTitle ? "heading" : nil, "horizontalAlignment": .string(text.alignment.rawValue),
        ])
    }

    /// Whether a host may interpret a text as Markdown: the format cannot mark a text as plain.
    private static func isMarkdown(_ text: String) -> Bool {
        if text.contains(where: { "*_`[".contains($0) }) || text.contains("{{") { return true }
        return text.split(separator: "\n").contains { line in
            let mark = line.drop { $0.isNumber }
            return ["- ", "+ "].contains { line.hasPrefix($0) } || (mark.count < line.count && mark.hasPrefix(". "))
        }
    }

    /// Writes an action. Its submitted data contains the action's id and the caller's own data.
    private static func writeAction(_ layer: Layer, to json: inout JSONWriter) {
        guard let action = layer.action else { return }
        json.write([
            "type": "Action.Submit", "id": .string(layer.id),
            "title": .string(layer.text?.content ?? action.title),
            "style": action.role == .destructive ? "destructive" : action.isPreferred ? "positive" : nil,
            "isEnabled": action.isEnabled ? nil : false,
            "associatedInputs": action.role == .cancel ? "none" : nil, "data": action.called,
        ])
    }
}

extension Action {
    /// What an app receives about the chosen action.
    var called: JSONValue {
        ["action": .string(id), "data": (details?.value.data).map { .json(Array($0.text.utf8)) }]
    }
}

extension TextField {
    /// What the field holds, unless it is secure: no answer has a secret.
    var shownText: String? { isSecure ? nil : text }
}
