import Devices
import Dialogs
import Geometry
import JSONText

/// How the request was taken, and how the dialog came to stand where it does.
extension JSONWriter {
    mutating func write(_ presentation: PresentationReport) {
        beginObject()
        name("requested", presentation.requested)
        name("resolved", presentation.resolved)
        name("level", presentation.level)
        name("edge", presentation.edge)
        name("surface", presentation.surface)
        name("keyboard", presentation.keyboard)
        key("transition")
        beginObject()
        name("present", presentation.presentStyle)
        name("dismiss", presentation.dismissStyle)
        endObject()
        key("backdrop")
        writeBackdrop(
            presentation.backdropColor, opacity: presentation.backdropOpacity, interaction: presentation.interaction)
        key("sizing")
        beginObject()
        name("width", presentation.widthSource)
        name("height", presentation.heightSource)
        endObject()
        key("detents")
        beginArray()
        for detent in presentation.detents { write(detent) }
        endArray()
        if let popover = presentation.popover {
            key("popover")
            write(popover.value)
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
        name("on", standing.ground)
        number("height", standing.height)
        number("inset", standing.inset)
        number("keyboardOverlap", standing.keyboardOverlap)
        endObject()
    }

    private mutating func write(_ overlap: Overlap) {
        beginObject()
        name("what", overlap.what)
        name("dialog", overlap.side)
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
        number("bottomInset", detent.bottomInset)
        number("scale", detent.scale)
        bool("dimmed", detent.isDimmed)
        bool("selected", detent.isSelected)
        endObject()
    }

    private mutating func write(_ popover: PlacedPopover) {
        beginObject()
        name("side", popover.side)
        name("align", popover.alignment)
        key("arrow")
        if let arrow = popover.arrow {
            beginObject()
            name("edge", arrow.edge)
            number("offset", arrow.offset)
            number("centerOffset", arrow.centerOffset)
            endObject()
        } else {
            null()
        }
        key("available")
        beginObject()
        number("width", popover.available.width)
        number("height", popover.available.height)
        endObject()
        key("shifted")
        pair(popover.shifted.x, popover.shifted.y)
        bool("referenceHidden", popover.isReferenceHidden)
        bool("escaped", popover.isEscaped)
        endObject()
    }

    /// A backdrop as a request describes it.
    mutating func writeBackdrop(_ color: Color, opacity: Double, interaction: Interaction) {
        beginObject()
        key("color")
        write(color)
        number("opacity", opacity)
        name("interaction", interaction)
        endObject()
    }
}
