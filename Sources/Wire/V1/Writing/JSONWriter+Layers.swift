import Devices
import Dialogs
import Geometry
import JSONText
import Typography

extension JSONWriter {
    mutating func write(_ layers: Span<Layer>, at index: Int) {
        beginObject("id", inPlace: layers[index].id)
        name("role", layers[index].role)
        string("parent", ifAny: layers[index].parent)
        key("frame")
        write(layers[index].frame)
        if let details = layers[index].details { writeScrolling(of: details) }
        number("opacity", layers[index].opacity)
        let cornerRadius = layers[index].cornerRadius
        let tellsCorner =
            switch layers[index].role {
            case .dialog: true
            default: cornerRadius != 0
            }
        if tellsCorner {
            number("cornerRadius", cornerRadius)
        }
        if let details = layers[index].details { writeCorners(of: details) }
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
        if let background = layers[index].background {
            key("background")
            write(background)
        }
        if let details = layers[index].details { writeOutline(of: details) }
        if let tint = layers[index].tint {
            name("tint", tint)
        }
        if let details = layers[index].details { writeParallax(of: details) }
        if let action = layers[index].action {
            key("action")
            write(action)
        }
        if let text = layers[index].text {
            key("text")
            write(text)
        }
        endObject()
    }

    // What few layers have stands apart, out of the way of the others.

    @inline(never) private mutating func writeScrolling(of details: Shared<LayerDetails>) {
        if let frame = details.scrolledFrame {
            key("scrolled")
            beginObject()
            key("frame")
            write(frame)
            endObject()
        }
        if let size = details.contentSize {
            key("contentSize")
            beginObject("width", size.width)
            number("height", size.height)
            endObject()
        }
    }

    @inline(never) private mutating func writeCorners(of details: Shared<LayerDetails>) {
        guard let radii = details.cornerRadii else { return }
        key("cornerRadii")
        beginObject("topLeft", radii.topLeft)
        number("topRight", radii.topRight)
        number("bottomRight", radii.bottomRight)
        number("bottomLeft", radii.bottomLeft)
        endObject()
    }

    @inline(never) private mutating func writeOutline(of details: Shared<LayerDetails>) {
        if let border = details.border {
            key("border")
            beginObject("width", border.width)
            key("color")
            write(border.color)
            endObject()
        }
        if let shadow = details.shadow {
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
        if let outline = details.outline {
            key("outline")
            write(outline)
        }
    }

    @inline(never) private mutating func writeParallax(of details: Shared<LayerDetails>) {
        guard let parallax = details.parallax else { return }
        key("parallax")
        beginObject()
        key("horizontal")
        writeTilt(parallax.horizontal)
        key("vertical")
        writeTilt(parallax.vertical)
        endObject()
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
        beginObject("id", inPlace: action.id)
        string("title", action.title)
        name("role", action.role)
        name("dismisses", action.dismisses)
        endObject()
    }

    private mutating func write(_ text: Shared<TextBlock>) {
        beginObject("content", inPlace: text.content)
        key("font")
        beginObject("size", text.style.size)
        name("weight", text.style.weight)
        number("lineHeight", text.style.lineHeight)
        endObject()
        if let color = text.color {
            key("color")
            write(color)
        }
        name("alignment", text.alignment)
        key("lines")
        writeLines(text.lines)
        if !text.scrolledLines.isEmpty { writeScrolledLines(of: text) }
        bool("truncated", text.isTruncated)
        name("metrics", text.metrics)
        if text.missingGlyphs > 0 {
            key("missingGlyphs")
            integer(text.missingGlyphs)
        }
        endObject()
    }

    @inline(never) private mutating func writeScrolledLines(of text: Shared<TextBlock>) {
        key("scrolledLines")
        writeLines(text.scrolledLines)
    }

    /// The lines, each member read where it lies: nearly all texts have one line, which is not worth a copy.
    @inline(__always) private mutating func writeLines(_ lines: @autoclosure () -> TextLines) {
        beginArray()
        if !lines().isEmpty {
            beginObject("text", inPlace: lines().head.text)
            number("x", lines().head.x)
            number("baseline", lines().head.baseline)
            number("width", lines().head.width)
            endObject()
            if !lines().rest.isEmpty { write(lines().rest) }
        }
        endArray()
    }

    @inline(never) private mutating func write(_ lines: [TextBlock.Line]) {
        let lines = lines.span
        for index in lines.indices {
            beginObject("text", inPlace: lines[index].text)
            number("x", lines[index].x)
            number("baseline", lines[index].baseline)
            number("width", lines[index].width)
            endObject()
        }
    }
}
