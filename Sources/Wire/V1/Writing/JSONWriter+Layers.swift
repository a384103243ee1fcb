import Boxes
import Devices
import Dialogs
import Geometry
import JSONText
import Typography

extension JSONWriter {
    mutating func write(_ layers: Span<Layer>, at index: Int) {
        beginObject()
        writeMembers(of: layers, at: index)
        endObject()
    }

    /// Writes the wanted parts of a layer; its geometry is always written.
    @inline(never) mutating func write(_ parts: AnswerParts, of layers: Span<Layer>, at index: Int) {
        let details = layers[index].details
        beginObject()
        writeGeometry(of: layers, at: index, details)
        if parts.contains(.layerLooks) { writeLook(of: layers, at: index) } else { nullMember("background") }
        if let details { writeOutline(of: details) }
        if parts.contains(.layerLooks) { writeFeatures(of: layers, at: index, details) }
        if parts.contains(.layerActions) { writeAction(of: layers, at: index) }
        if parts.contains(.layerTexts) { writeText(of: layers, at: index) }
        endObject()
    }

    @inline(__always) mutating func writeMembers(of layers: Span<Layer>, at index: Int) {
        let details = layers[index].details
        writeGeometry(of: layers, at: index, details)
        writeLook(of: layers, at: index)
        if let details { writeOutline(of: details) }
        writeFeatures(of: layers, at: index, details)
        writeAction(of: layers, at: index)
        writeText(of: layers, at: index)
    }

    /// Writes the layer's id, role, parent and frame.
    @inline(__always) private mutating func writeGeometry(
        of layers: Span<Layer>, at index: Int, _ details: Boxed<LayerDetails>?
    ) {
        member("id", inPlace: layers[index].id)
        member("role", layers[index].role)
        member("parent", ifAny: layers[index].parent)
        member("frame", layers[index].frame)
        if let details { writeScrolling(of: details) }
        member("opacity", layers[index].opacity)
        let cornerRadius = layers[index].cornerRadius
        let hasCorner =
            switch layers[index].role {
            case .dialog: true
            default: cornerRadius != 0
            }
        if hasCorner { member("cornerRadius", cornerRadius) }
        if let details { writeCorners(of: details) }
        if layers[index].scale != 1 { member("scale", layers[index].scale) }
        if let details { writeRotation(of: details) }
        if layers[index].rotationY != 0 { member("rotationY", layers[index].rotationY) }
        if let isVisible = layers[index].isBackfaceVisible { member("backfaceVisible", isVisible) }
    }

    @inline(__always) private mutating func writeLook(of layers: Span<Layer>, at index: Int) {
        if let look = layers[index].look { write(look) } else { nullMember("background") }
    }

    /// Writes the members that few layers have.
    @inline(__always) private mutating func writeFeatures(
        of layers: Span<Layer>, at index: Int, _ details: Boxed<LayerDetails>?
    ) {
        if let tint = layers[index].tint { member("tint", tint) }
        if let details {
            writeParallax(of: details)
            writeImage(of: details)
            writeSymbol(of: details)
            writeBlock(of: details)
            if let data = details.data { member("data", data) }
        }
    }

    @inline(__always) private mutating func writeAction(of layers: Span<Layer>, at index: Int) {
        if let action = layers[index].action {
            key("action")
            write(action)
            if let data = action.details?.data { member("data", data) }
        }
    }

    @inline(__always) private mutating func writeText(of layers: Span<Layer>, at index: Int) {
        if let text = layers[index].text {
            key("text")
            write(text, layers[index].look)
        }
    }

    // The members that few layers have are written by functions of their own, which are not inlined.

    @inline(never) private mutating func writeScrolling(of details: Boxed<LayerDetails>) {
        if let frame = details.scrolledFrame {
            beginObject("scrolled")
            member("frame", frame)
            endObject()
        }
        if let size = details.contentSize { member("contentSize", size) }
        if let offset = details.contentOffset { member("contentOffset", offset.x, offset.y) }
    }

    @inline(never) private mutating func writeCorners(of details: Boxed<LayerDetails>) {
        guard let radii = details.cornerRadii else { return }
        beginObject("cornerRadii")
        member("topLeft", radii.topLeft)
        member("topRight", radii.topRight)
        member("bottomRight", radii.bottomRight)
        member("bottomLeft", radii.bottomLeft)
        endObject()
    }

    @inline(never) private mutating func writeRotation(of details: Boxed<LayerDetails>) {
        if details.rotationX != 0 { member("rotationX", details.rotationX) }
    }

    @inline(never) private mutating func writeOutline(of details: Boxed<LayerDetails>) {
        if let outline = details.outline {
            key("outline")
            write(outline)
        }
    }

    @inline(never) private mutating func writeParallax(of details: Boxed<LayerDetails>) {
        guard let parallax = details.parallax else { return }
        beginObject("parallax")
        key("horizontal")
        writeTilt(parallax.horizontal)
        key("vertical")
        writeTilt(parallax.vertical)
        endObject()
    }

    @inline(never) private mutating func writeImage(of details: Boxed<LayerDetails>) {
        guard let image = details.image else { return }
        beginObject("image")
        member("fit", image.fit)
        member("source", ifAny: image.source)
        endObject()
    }

    @inline(never) private mutating func writeSymbol(of details: Boxed<LayerDetails>) {
        guard let symbol = details.symbol else { return }
        beginObject("symbol")
        member("name", symbol.name)
        key("path")
        write(symbol.path)
        member("color", symbol.color)
        endObject()
    }

    @inline(never) private mutating func writeBlock(of details: Boxed<LayerDetails>) {
        guard let block = details.block else { return }
        beginObject("block")
        member("focusable", block.isFocusable)
        member("label", ifAny: block.label)
        endObject()
    }

    /// Writes how far the layer drifts in either direction, in points.
    private mutating func writeTilt(_ reach: Double) {
        beginObject()
        member("minimum", -reach)
        member("maximum", reach)
        endObject()
    }

    private mutating func write(_ action: Action) {
        beginObject()
        member("id", inPlace: action.id)
        member("title", action.title)
        member("role", action.role)
        member("dismisses", action.dismisses)
        if action.isPreferred { member("preferred", true) }
        if !action.isEnabled { member("enabled", false) }
        endObject()
    }

    private mutating func write(_ text: Boxed<TextBlock>, _ look: SharedLook?) {
        beginObject()
        member("content", inPlace: text.content)
        beginObject("font")
        text.family.written.read(or: { WrittenFamily(text.family) }) { again($0.members) }
        member("size", text.style.size)
        member("weight", text.style.weight)
        member("lineHeight", text.style.lineHeight)
        member("letterSpacing", text.letterSpacing)
        member("ascent", text.style.ascent)
        endObject()
        if let look { writeText(of: look) }
        member("alignment", text.alignment)
        key("lines")
        writeLines(text.lines)
        if !text.scrolledLines.isEmpty { writeScrolledLines(of: text) }
        member("truncated", text.isTruncated)
        member("metrics", text.metrics)
        if text.missingGlyphs > 0 { member("missingGlyphs", text.missingGlyphs) }
        endObject()
    }

    /// Writes the lines of a text that is scrolled completely into view.
    @inline(never) private mutating func writeScrolledLines(of text: Boxed<TextBlock>) {
        key("scrolledLines")
        writeLines(text.scrolledLines)
    }

    /// Writes the lines without copying them: nearly all texts have only one.
    @inline(__always) private mutating func writeLines(_ lines: @autoclosure () -> TextLines) {
        beginArray()
        if !lines().isEmpty {
            beginObject()
            member("text", inPlace: lines().head.text)
            member("x", lines().head.x)
            member("baseline", lines().head.baseline)
            member("width", lines().head.width)
            member("direction", lines().head.direction)
            endObject()
            if !lines().rest.isEmpty { write(lines().rest) }
        }
        endArray()
    }

    @inline(never) private mutating func write(_ lines: [TextBlock.Line]) {
        let lines = lines.span
        for index in lines.indices {
            beginObject()
            member("text", inPlace: lines[index].text)
            member("x", lines[index].x)
            member("baseline", lines[index].baseline)
            member("width", lines[index].width)
            member("direction", lines[index].direction)
            endObject()
        }
    }
}

/// A font family as the bytes of an answer: members of a font.
// Unchecked, as every attachment is.
private final class WrittenFamily: Attachment, @unchecked Sendable {
    let members: [UInt8]

    @inline(never) init(_ family: FontFamily) {
        members = JSONWriter.members { json in
            json.member("family", family.name)
            json.member("fallbacks", family.fallbacks)
        }
    }
}
