import Devices
import Dialogs
import Geometry
import JSONText
import Typography

extension JSONWriter {
    mutating func write(_ layer: Layer) {
        let details = layer.details
        beginObject()
        string("id", layer.id)
        name("role", layer.role.rawValue)
        if let parent = layer.parent {
            string("parent", parent)
        }
        key("frame")
        write(layer.frame)
        if let frame = details?.scrolledFrame {
            key("scrolled")
            beginObject()
            key("frame")
            write(frame)
            endObject()
        }
        if let size = details?.contentSize {
            key("contentSize")
            beginObject()
            number("width", size.width)
            number("height", size.height)
            endObject()
        }
        number("opacity", layer.opacity)
        if layer.role == .dialog || layer.cornerRadius != 0 {
            number("cornerRadius", layer.cornerRadius)
        }
        if let radii = details?.cornerRadii {
            key("cornerRadii")
            beginObject()
            number("topLeft", radii.topLeft)
            number("topRight", radii.topRight)
            number("bottomRight", radii.bottomRight)
            number("bottomLeft", radii.bottomLeft)
            endObject()
        }
        if layer.scale != 1 {
            number("scale", layer.scale)
        }
        if layer.rotationY != 0 {
            number("rotationY", layer.rotationY)
        }
        if let isVisible = layer.isBackfaceVisible {
            bool("backfaceVisible", isVisible)
        }
        if let color = layer.color {
            key("color")
            write(color)
        }
        writeLook(of: layer, with: details)
        if let action = layer.action {
            key("action")
            write(action)
        }
        if let text = layer.text {
            key("text")
            write(text.value)
        }
        endObject()
    }

    private mutating func writeLook(of layer: Layer, with details: Shared<LayerDetails>?) {
        if let background = layer.background {
            key("background")
            write(background)
        }
        if let border = details?.border {
            key("border")
            beginObject()
            number("width", border.width)
            key("color")
            write(border.color)
            endObject()
        }
        if let shadow = details?.shadow {
            key("shadow")
            beginObject()
            key("color")
            write(shadow.color)
            number("opacity", shadow.opacity)
            number("radius", shadow.radius)
            key("offset")
            pair(shadow.offset.x, shadow.offset.y)
            endObject()
        }
        if let outline = details?.outline {
            key("outline")
            write(outline)
        }
        if let tint = layer.tint {
            name("tint", tint.rawValue)
        }
        if let parallax = details?.parallax {
            key("parallax")
            beginObject()
            key("horizontal")
            writeTilt(parallax.horizontal)
            key("vertical")
            writeTilt(parallax.vertical)
            endObject()
        }
    }

    mutating func write(_ background: Background) {
        beginObject()
        key("color")
        write(background.color)
        number("opacity", background.opacity)
        endObject()
    }

    /// How far the layer drifts either way, in points.
    private mutating func writeTilt(_ reach: Double) {
        beginObject()
        number("minimum", -reach)
        number("maximum", reach)
        endObject()
    }

    private mutating func write(_ action: Action) {
        beginObject()
        string("id", action.id)
        string("title", action.title)
        name("role", action.role.rawValue)
        name("dismisses", action.dismisses.rawValue)
        endObject()
    }

    private mutating func write(_ text: TextBlock) {
        beginObject()
        string("content", text.content)
        key("font")
        beginObject()
        number("size", text.style.size)
        name("weight", text.style.weight.rawValue)
        number("lineHeight", text.style.lineHeight)
        endObject()
        if let color = text.color {
            key("color")
            write(color)
        }
        name("alignment", text.alignment.rawValue)
        key("lines")
        write(text.lines)
        if !text.scrolledLines.isEmpty {
            key("scrolledLines")
            write(text.scrolledLines)
        }
        bool("truncated", text.isTruncated)
        name("metrics", text.metrics.rawValue)
        if text.missingGlyphs > 0 {
            key("missingGlyphs")
            integer(text.missingGlyphs)
        }
        endObject()
    }

    private mutating func write(_ lines: TextLines) {
        beginArray()
        for index in 0..<lines.endIndex {
            let line = lines[index]
            beginObject()
            string("text", line.text)
            number("x", line.x)
            number("baseline", line.baseline)
            number("width", line.width)
            endObject()
        }
        endArray()
    }
}
