import Animations
import Boxes
import Dialogs
import Geometry
package import JSONText
package import Preview
import Typography

/// Takes a dialog at rest; writes it as a card of DivKit: containers whose children overlap, each at its place, and
/// what is lost by that. Places and radii are whole there, colours are `#AARRGGBB`.
///
/// Source: DivKit, schema of `div-data`, `div-container` and `div-text`.
package struct DivCard {
    private let layers: [Layer]
    private let children: [String: [Layer]]

    package init(_ depiction: Depiction) {
        layers = depiction.dialogLayers
        children = Dictionary(grouping: layers.dropFirst()) { $0.parent ?? "" }
    }

    package func write(to json: inout JSONWriter) {
        var losses = CardLosses()
        for loss: StaticString in ["motion", "dimming", "place"] { losses.add(loss) }
        json.beginObject()
        json.beginObject("templates")
        json.endObject()
        json.beginObject("card")
        json.member("log_id", "dialog")
        json.beginArray("states")
        if let dialog = layers.first {
            json.beginObject()
            json.member("state_id", 0)
            json.key("div")
            write(dialog, at: .zero, &losses, to: &json)
            json.endObject()
        }
        json.endArray()
        json.endObject()
        losses.write(to: &json)
        json.endObject()
    }

    // Layers are not nested deeply: a dialog, a group or a bar, a row.
    private func write(_ layer: Layer, at origin: Point, _ losses: inout CardLosses, to json: inout JSONWriter) {
        losses.addLooks(of: layer)
        if layer.rotationX != 0 || layer.rotationY != 0 || layer.scale != 1 { losses.add("transform", of: layer) }
        let carried = children[layer.id] ?? []
        json.beginObject()
        json.member("type", "container")
        json.member("id", layer.id)
        json.member("orientation", "overlap")
        Self.writePlace(
            Rect(x: origin.x, y: origin.y, width: layer.frame.width, height: layer.frame.height), to: &json)
        if layer.opacity != 1 { json.member("alpha", layer.opacity) }
        Self.writeBackground(layer, to: &json)
        Self.writeBorder(layer, &losses, to: &json)
        if layer.action != nil {
            json.beginArray("actions")
            json.beginObject()
            json.member("log_id", layer.id)
            json.endObject()
            json.endArray()
        }
        json.beginArray("items")
        if let text = layer.text?.value { Self.write(text, layer, to: &json) }
        for child in carried where !json.isFull {
            let origin = child.frame.origin
            write(child, at: Point(x: origin.x - layer.frame.minX, y: origin.y - layer.frame.minY), &losses, to: &json)
        }
        json.endArray()
        json.endObject()
    }

    private static func writePlace(_ frame: Rect, to json: inout JSONWriter) {
        for (name, length) in [("width" as StaticString, frame.width), ("height", frame.height)] {
            json.beginObject(name)
            json.member("type", "fixed")
            json.member("value", length)
            json.endObject()
        }
        json.beginObject("margins")
        json.member("left", Int(frame.minX.rounded()))
        json.member("top", Int(frame.minY.rounded()))
        json.endObject()
        json.member("alignment_horizontal", "left")
        json.member("alignment_vertical", "top")
    }

    private static func write(_ text: TextBlock, _ layer: Layer, to json: inout JSONWriter) {
        guard !text.lines.isEmpty else { return }
        let top = text.lines.head.baseline - text.style.baseline - layer.frame.minY
        let height = text.style.lineHeight * Double(text.lines.count)
        json.beginObject()
        json.member("type", "text")
        json.member("text", text.lines.map(\.text).joined(separator: "\n"))
        writePlace(Rect(x: 0, y: top, width: layer.frame.width, height: height), to: &json)
        json.member("font_size", Int(text.style.size.rounded()))
        json.member("font_weight_value", Int(CSSText.weight(text.style.weight)) ?? 400)
        json.member("line_height", Int(text.style.lineHeight.rounded()))
        json.member("letter_spacing", text.letterSpacing)
        json.member("text_alignment_horizontal", text.alignment.rawValue)
        if let paint = layer.look?.look.text { json.writeDivColor("text_color", paint.flat) }
        json.endObject()
    }

    private static func writeBackground(_ layer: Layer, to json: inout JSONWriter) {
        guard let background = layer.background else { return }
        json.beginArray("background")
        json.beginObject()
        if background.gradient.count > 1, background.radial == nil {
            json.member("type", "gradient")
            json.member("angle", 270)
            json.beginArray("colors")
            for stop in background.gradient { json.string(Self.text(stop.paint.flat)) }
            json.endArray()
        } else {
            json.member("type", "solid")
            json.writeDivColor("color", background.flat)
        }
        json.endObject()
        json.endArray()
    }

    private static func writeBorder(_ layer: Layer, _ losses: inout CardLosses, to json: inout JSONWriter) {
        let look = layer.look?.look
        guard
            layer.cornerRadius != 0 || layer.cornerRadii != nil || look?.border != nil || look?.shadows.isEmpty == false
        else { return }
        json.beginObject("border")
        if let radii = layer.cornerRadii {
            json.beginObject("corners_radius")
            json.member("top-left", Int(radii.topLeft.rounded()))
            json.member("top-right", Int(radii.topRight.rounded()))
            json.member("bottom-right", Int(radii.bottomRight.rounded()))
            json.member("bottom-left", Int(radii.bottomLeft.rounded()))
            json.endObject()
        } else {
            json.member("corner_radius", Int(layer.cornerRadius.rounded()))
        }
        if let border = look?.border {
            if border.sides != nil { losses.add("sidesOfBorder", of: layer) }
            json.beginObject("stroke")
            json.writeDivColor("color", Paint(border.color, opacity: border.opacity).flat)
            json.member("width", border.width)
            json.endObject()
        }
        if let shadow = look?.shadows.first {
            if (look?.shadows.count ?? 0) > 1 || shadow.spread != 0 { losses.add("shadows", of: layer) }
            writeShadow(shadow, to: &json)
        }
        json.endObject()
    }

    private static func writeShadow(_ shadow: Shadow, to json: inout JSONWriter) {
        json.member("has_shadow", true)
        json.beginObject("shadow")
        json.member("alpha", Double(shadow.color.alpha) / 255 * shadow.opacity)
        json.member("blur", Int(shadow.blur.rounded()))
        json.writeDivColor("color", Color(red: shadow.color.red, green: shadow.color.green, blue: shadow.color.blue))
        json.beginObject("offset")
        for (name, distance) in [("x" as StaticString, shadow.offset.x), ("y", shadow.offset.y)] {
            json.beginObject(name)
            json.member("value", distance)
            json.endObject()
        }
        json.endObject()
        json.endObject()
    }

    fileprivate static func text(_ color: Color) -> String {
        let channels = [color.alpha, color.red, color.green, color.blue]
        return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

extension JSONWriter {
    fileprivate mutating func writeDivColor(_ name: StaticString, _ color: Color) { member(name, DivCard.text(color)) }
}
