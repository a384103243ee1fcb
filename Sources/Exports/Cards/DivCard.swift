import Boxes
package import Dialogs
import Geometry
package import JSONText
package import Preview
import Typography

/// Writes a dialog at rest as a card of DivKit: containers whose children overlap, each at its position, and a list of
/// what the card loses.
///
/// DivKit's lengths are integers, so edges are rounded, and sizes follow from them. No child begins above or to the
/// left of its parent. Source: DivKit, `schema/div-data.json`, `div-container.json`, `div-text.json`, `div-input.json`,
/// `div-border.json`.
package struct DivCard {
    private let layers: [Layer]
    private let children: [String: [Layer]]
    private let fields: [String: TextField]

    /// - Parameter fields: The request's text fields, by the ids of their layers.
    package init(_ depiction: Depiction, fields: [String: TextField]) {
        layers = depiction.dialogLayers
        children = Dictionary(grouping: layers.dropFirst()) { $0.parent ?? "" }
        self.fields = fields
    }

    package func write(to json: inout JSONWriter) {
        var losses = CardLosses()
        for loss: StaticString in ["motion", "dimming", "place", "fonts"] { losses.add(loss) }
        json.beginObject()
        json.member("templates", [:])
        json.beginObject("card")
        json.member("log_id", "dialog")
        json.beginArray("states")
        json.beginObject()
        json.member("state_id", 0)
        json.key("div")
        if let dialog = layers.first {
            write(dialog, in: dialog.frame.wholeEdges, &losses, to: &json)
        } else {
            json.write(["type": "container"])
        }
        json.endObject()
        json.endArray()
        writeVariables(to: &json)
        json.endObject()
        losses.write(to: &json)
        json.endObject()
    }

    /// Writes the variables that hold the typed texts, named by the ids of the fields.
    private func writeVariables(to json: inout JSONWriter) {
        let typed = layers.filter { $0.role == .textField }
        guard !typed.isEmpty else { return }
        json.array("variables", typed) { json, layer in
            let text = Self.literal(fields[layer.id]?.shownText ?? "")
            json.write(["type": "string", "name": .string(name(of: layer)), "value": .string(text)])
        }
    }

    private func name(of field: Layer) -> String { fields[field.id]?.id ?? field.id }

    /// - Parameter parent: The frame of the parent, with whole edges.
    private func write(_ layer: Layer, in parent: Rect, _ losses: inout CardLosses, to json: inout JSONWriter) {
        losses.addLooks(of: layer)
        if layer.rotationX != 0 || layer.rotationY != 0 || layer.scale != 1 { losses.add("transform", of: layer) }
        let frame = layer.frame.wholeEdges
        if frame.minX < parent.minX || frame.minY < parent.minY { losses.add("outside", of: layer) }
        json.beginObject()
        json.member("type", layer.role == .textField ? "input" : "container")
        json.member("id", layer.id)
        json.writeFrame(frame, in: parent)
        if layer.opacity != 1 { json.member("alpha", layer.opacity) }
        json.writeDivBackground(layer, &losses)
        json.writeDivBorder(layer, &losses)
        Self.writeMeaning(of: layer, to: &json)
        if layer.role == .textField {
            writeField(layer, in: frame, to: &json)
            return json.endObject()
        }
        json.member("orientation", "overlap")
        // Booleans are written as numbers, which every version of the schema reads.
        if layer.look?.look.clips != true { json.member("clip_to_bounds", 0) }
        writeItems(of: layer, in: frame, &losses, to: &json)
        json.endObject()
    }

    /// Writes the roles and labels for touches and screen readers.
    private static func writeMeaning(of layer: Layer, to json: inout JSONWriter) {
        func describe(_ type: JSONValue, _ words: String? = nil) {
            json.member("accessibility", ["type": type, "description": words.map { .string(literal($0)) }])
        }
        if layer.role == .title { return describe("header") }
        guard let action = layer.action else { return }
        describe("button", action.title)
        guard action.isEnabled else { return }
        json.member("actions", [["log_id": .string(layer.id), "payload": action.called]])
    }

    private func writeItems(of layer: Layer, in frame: Rect, _ losses: inout CardLosses, to json: inout JSONWriter) {
        let text = layer.text.flatMap { $0.value.drawnLines.isEmpty ? nil : $0.value }
        // A child that is entirely above or to the left of its parent cannot be placed.
        let carried = (children[layer.id] ?? []).filter { child in
            let isSeen = child.frame.maxX > frame.minX && child.frame.maxY > frame.minY
            if !isSeen { losses.add("outside", of: child) }
            return isSeen
        }
        guard text != nil || !carried.isEmpty else { return }
        json.beginArray("items")
        if let text { Self.write(text, layer, in: frame, to: &json) }
        for child in carried where !json.isFull { write(child, in: frame, &losses, to: &json) }
        json.endArray()
    }

    // MARK: Texts

    /// Returns a text that is not read as an expression. Expressions begin with `@{`; a backslash only escapes in texts
    /// that have one.
    private static func literal(_ text: String) -> String {
        text.contains("@{") ? text.replacing("\\", with: "\\\\").replacing("@{", with: "\\@{") : text
    }

    private static func write(_ text: TextBlock, _ layer: Layer, in frame: Rect, to json: inout JSONWriter) {
        let top = text.drawnLines.head.baseline - text.style.baseline
        let height = text.style.lineHeight * Double(text.drawnLines.count)
        json.beginObject()
        json.member("type", "text")
        json.member("text", literal(text.drawnLines.map(\.text).joined(separator: "\n")))
        json.writeFrame(Rect(x: frame.minX, y: top, width: frame.width, height: height).wholeEdges, in: frame)
        json.writeDivFont(text)
        if let paint = layer.look?.look.text { json.member("text_color", paint.flat.ofDivKit) }
        json.endObject()
    }

    private func writeField(_ layer: Layer, in frame: Rect, to json: inout JSONWriter) {
        let field = fields[layer.id]
        json.member("text_variable", name(of: layer))
        json.member("keyboard_type", field?.isSecure == true ? "password" : "single_line_text")
        if let hint = field == nil ? layer.text?.content : field?.placeholder {
            json.member("hint_text", Self.literal(hint))
        }
        guard let text = layer.text?.value else { return }
        json.writeDivFont(text)
        let paint = layer.look?.look.text
        if let paint { json.member(field?.isFilled == true ? "text_color" : "hint_color", paint.flat.ofDivKit) }
        guard let line = text.drawnLines.first else { return }
        json.member("paddings", ["left": .integer(max(0, Int((line.x - frame.minX).rounded())))])
    }
}

extension Rect {
    /// The rectangle with each edge rounded to the nearest whole number.
    fileprivate var wholeEdges: Rect {
        let (left, top) = (minX.rounded(), minY.rounded())
        return Rect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
    }
}
