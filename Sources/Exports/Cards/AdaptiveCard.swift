import Boxes
import Dialogs
package import JSONText
package import Preview

/// Takes a dialog at rest; writes its texts, fields and actions as an Adaptive Card of version 1.5, which the host lays
/// out and paints, and what is lost by that.
///
/// Source: Adaptive Cards, schema 1.5.
package struct AdaptiveCard {
    private let depiction: Depiction

    package init(_ depiction: Depiction) { self.depiction = depiction }

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
            Self.writeElement(layer, isMirrored: isMirrored, to: &json)
        }
        json.endArray()
        json.beginArray("actions")
        for layer in layers where layer.action != nil { Self.writeAction(layer, to: &json) }
        json.endArray()
        json.endObject()
        losses.write(to: &json)
        json.endObject()
    }

    private static func writeElement(_ layer: Layer, isMirrored: Bool, to json: inout JSONWriter) {
        guard layer.action == nil, let text = layer.text?.value else { return }
        json.beginObject()
        if layer.role == .textField {
            json.member("type", "Input.Text")
            json.member("id", layer.id)
            json.member("placeholder", text.content)
        } else {
            json.member("type", "TextBlock")
            json.member("text", text.content)
            json.member("wrap", true)
            if layer.role == .title {
                json.member("weight", "Bolder")
                json.member("style", "heading")
            }
            json.member("horizontalAlignment", text.alignment.rawValue)
        }
        json.endObject()
    }

    private static func writeAction(_ layer: Layer, to json: inout JSONWriter) {
        guard let action = layer.action else { return }
        json.beginObject()
        json.member("type", "Action.Submit")
        json.member("id", layer.id)
        json.member("title", layer.text?.content ?? action.title)
        if action.role == .destructive { json.member("style", "destructive") }
        json.endObject()
    }
}
