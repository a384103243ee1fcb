import Dialogs
import Geometry
import JSONText

/// How the request was taken, and how the dialog came to stand where it does.
extension JSONWriter {
    mutating func write(_ presentation: PresentationReport) {
        beginObject()
        key("requested")
        string(presentation.requested.rawValue)
        key("resolved")
        string(presentation.resolved.rawValue)
        key("level")
        string(presentation.level.rawValue)
        key("edge")
        string(presentation.edge.rawValue)
        key("surface")
        string(presentation.surface.rawValue)
        key("keyboard")
        string(presentation.keyboard.rawValue)
        key("transition")
        beginObject()
        key("present")
        string(presentation.presentStyle.rawValue)
        key("dismiss")
        string(presentation.dismissStyle.rawValue)
        endObject()
        key("backdrop")
        writeBackdrop(
            presentation.backdropColor, opacity: presentation.backdropOpacity, interaction: presentation.interaction)
        key("sizing")
        beginObject()
        key("width")
        string(presentation.widthSource.rawValue)
        key("height")
        string(presentation.heightSource.rawValue)
        endObject()
        key("detents")
        beginArray()
        for detent in presentation.detents { write(detent) }
        endArray()
        if let popover = presentation.popover {
            key("popover")
            write(popover)
        }
        key("standing")
        write(presentation.standing)
        key("overlaps")
        beginArray()
        for overlap in presentation.overlaps { write(overlap) }
        endArray()
        endObject()
    }

    private mutating func write(_ standing: Standing) {
        beginObject()
        key("on")
        string(standing.ground.rawValue)
        key("height")
        number(standing.height)
        key("inset")
        number(standing.inset)
        key("keyboardOverlap")
        number(standing.keyboardOverlap)
        endObject()
    }

    private mutating func write(_ overlap: Overlap) {
        beginObject()
        key("what")
        string(overlap.what.rawValue)
        key("dialog")
        string(overlap.side.rawValue)
        key("frame")
        write(overlap.frame)
        endObject()
    }

    private mutating func write(_ detent: RestingDetent) {
        beginObject()
        key("detent")
        write(detent.detent)
        key("frame")
        write(detent.frame)
        key("bottomInset")
        number(detent.bottomInset)
        key("scale")
        number(detent.scale)
        key("dimmed")
        bool(detent.isDimmed)
        key("selected")
        bool(detent.isSelected)
        endObject()
    }

    private mutating func write(_ popover: PlacedPopover) {
        beginObject()
        key("side")
        string(popover.side.rawValue)
        key("align")
        string(popover.alignment.rawValue)
        key("arrow")
        if let arrow = popover.arrow {
            beginObject()
            key("edge")
            string(arrow.edge.rawValue)
            key("offset")
            number(arrow.offset)
            key("centerOffset")
            number(arrow.centerOffset)
            endObject()
        } else {
            null()
        }
        key("available")
        beginObject()
        key("width")
        number(popover.available.width)
        key("height")
        number(popover.available.height)
        endObject()
        key("shifted")
        pair(popover.shifted.x, popover.shifted.y)
        key("referenceHidden")
        bool(popover.isReferenceHidden)
        key("escaped")
        bool(popover.isEscaped)
        endObject()
    }

    /// A backdrop as a request describes it.
    mutating func writeBackdrop(_ color: Color, opacity: Double, interaction: Interaction) {
        beginObject()
        key("color")
        write(color)
        key("opacity")
        number(opacity)
        key("interaction")
        string(interaction.rawValue)
        endObject()
    }
}
