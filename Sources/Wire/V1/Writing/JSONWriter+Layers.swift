import Devices
import Dialogs
import Geometry
import JSONText
import Typography

extension JSONWriter {
    mutating func write(_ layers: Span<Layer>, at index: Int) {
        beginObject()
        let isDialog = layers[index].role == .dialog
        string("id", layers[index].id)
        name("role", layers[index].role.rawValue)
        if let parent = layers[index].parent {
            string("parent", parent)
        }
        key("frame")
        write(layers[index].frame)
        if let frame = layers[index].scrolledFrame {
            key("scrolled")
            beginObject()
            key("frame")
            write(frame)
            endObject()
        }
        if let size = layers[index].contentSize {
            key("contentSize")
            beginObject()
            number("width", size.width)
            number("height", size.height)
            endObject()
        }
        number("opacity", layers[index].opacity)
        let radius = layers[index].cornerRadius
        if radius != 0 || isDialog {
            number("cornerRadius", radius)
        }
        if let radii = layers[index].cornerRadii {
            key("cornerRadii")
            beginObject()
            number("topLeft", radii.topLeft)
            number("topRight", radii.topRight)
            number("bottomRight", radii.bottomRight)
            number("bottomLeft", radii.bottomLeft)
            endObject()
        }
        if layers[index].scale != 1 {
            number("scale", layers[index].scale)
        }
        if layers[index].rotationY != 0 {
            number("rotationY", layers[index].rotationY)
        }
        if let isVisible = layers[index].isBackfaceVisible {
            bool("backfaceVisible", isVisible)
        }
        if let color = layers[index].color {
            key("color")
            write(color)
        }
        writeLook(of: layers, at: index)
        if let action = layers[index].action {
            key("action")
            write(action)
        }
        if let text = layers[index].text {
            key("text")
            write(text.value)
        }
        endObject()
    }

    private mutating func writeLook(of layers: Span<Layer>, at index: Int) {
        if let background = layers[index].background {
            key("background")
            write(background)
        }
        if let border = layers[index].border {
            key("border")
            beginObject()
            number("width", border.width)
            key("color")
            write(border.color)
            endObject()
        }
        if let shadow = layers[index].shadow {
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
        if let outline = layers[index].outline {
            key("outline")
            write(outline)
        }
        if let tint = layers[index].tint {
            name("tint", tint.rawValue)
        }
        if let parallax = layers[index].parallax {
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
