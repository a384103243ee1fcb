import Devices
import Dialogs
import Geometry
import JSONText
import Typography

extension JSONWriter {
    mutating func write(_ layer: Layer) {
        beginObject()
        key("id")
        string(layer.id)
        key("role")
        string(layer.role.rawValue)
        if let parent = layer.parent {
            key("parent")
            string(parent)
        }
        key("frame")
        write(layer.frame)
        if let frame = layer.scrolledFrame {
            key("scrolled")
            beginObject()
            key("frame")
            write(frame)
            endObject()
        }
        if let size = layer.contentSize {
            key("contentSize")
            beginObject()
            key("width")
            number(size.width)
            key("height")
            number(size.height)
            endObject()
        }
        key("opacity")
        number(layer.opacity)
        if layer.role == .dialog || layer.cornerRadius != 0 {
            key("cornerRadius")
            number(layer.cornerRadius)
        }
        if let radii = layer.cornerRadii {
            key("cornerRadii")
            beginObject()
            key("topLeft")
            number(radii.topLeft)
            key("topRight")
            number(radii.topRight)
            key("bottomRight")
            number(radii.bottomRight)
            key("bottomLeft")
            number(radii.bottomLeft)
            endObject()
        }
        if layer.scale != 1 {
            key("scale")
            number(layer.scale)
        }
        if layer.rotationY != 0 {
            key("rotationY")
            number(layer.rotationY)
        }
        if let isVisible = layer.isBackfaceVisible {
            key("backfaceVisible")
            bool(isVisible)
        }
        if let color = layer.color {
            key("color")
            write(color)
        }
        writeLook(of: layer)
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

    private mutating func writeLook(of layer: Layer) {
        if let background = layer.background {
            key("background")
            write(background)
        }
        if let border = layer.border {
            key("border")
            beginObject()
            key("width")
            number(border.width)
            key("color")
            write(border.color)
            endObject()
        }
        if let shadow = layer.shadow {
            key("shadow")
            beginObject()
            key("color")
            write(shadow.color)
            key("opacity")
            number(shadow.opacity)
            key("radius")
            number(shadow.radius)
            key("offset")
            pair(shadow.offset.x, shadow.offset.y)
            endObject()
        }
        if let outline = layer.outline {
            key("outline")
            write(outline)
        }
        if let tint = layer.tint {
            key("tint")
            string(tint.rawValue)
        }
        if let parallax = layer.parallax {
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
        key("opacity")
        number(background.opacity)
        endObject()
    }

    /// How far the layer drifts either way, in points.
    private mutating func writeTilt(_ reach: Double) {
        beginObject()
        key("minimum")
        number(-reach)
        key("maximum")
        number(reach)
        endObject()
    }

    private mutating func write(_ action: Action) {
        beginObject()
        key("id")
        string(action.id)
        key("title")
        string(action.title)
        key("role")
        string(action.role.rawValue)
        key("dismisses")
        string(action.dismisses.rawValue)
        endObject()
    }

    private mutating func write(_ text: TextBlock) {
        beginObject()
        key("content")
        string(text.content)
        key("font")
        beginObject()
        key("size")
        number(text.style.size)
        key("weight")
        string(text.style.weight.rawValue)
        key("lineHeight")
        number(text.style.lineHeight)
        endObject()
        if let color = text.color {
            key("color")
            write(color)
        }
        key("alignment")
        string(text.alignment.rawValue)
        key("lines")
        write(text.lines)
        if !text.scrolledLines.isEmpty {
            key("scrolledLines")
            write(text.scrolledLines)
        }
        key("truncated")
        bool(text.isTruncated)
        key("metrics")
        string(text.metrics.rawValue)
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
            key("text")
            string(line.text)
            key("x")
            number(line.x)
            key("baseline")
            number(line.baseline)
            key("width")
            number(line.width)
            endObject()
        }
        endArray()
    }
}
