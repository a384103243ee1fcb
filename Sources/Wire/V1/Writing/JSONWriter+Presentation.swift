import Boxes
import Devices
import Dialogs
import Geometry
import JSONText

/// Writes how the request was interpreted, and why the dialog has its position.
extension JSONWriter {
    mutating func write(_ presentation: PresentationReport) {
        beginObject()
        if let name = presentation.ownName {
            member("requested", name)
        } else {
            member("requested", presentation.requested)
        }
        member("resolved", presentation.resolved)
        member("level", presentation.level)
        member("edge", presentation.edge)
        member("surface", presentation.surface)
        member("keyboard", presentation.keyboard)
        beginObject("transition")
        member("present", presentation.presentStyle)
        member("dismiss", presentation.dismissStyle)
        endObject()
        key("backdrop")
        writeBackdrop(
            presentation.backdropColor, opacity: presentation.backdropOpacity, interaction: presentation.interaction)
        beginObject("sizing")
        member("width", presentation.widthSource)
        member("height", presentation.heightSource)
        endObject()
        array("detents", presentation.detents) { $0.write($1) }
        if let popover = presentation.popover {
            key("popover")
            write(popover.value)
        }
        key("standing")
        write(presentation.standing)
        array("overlaps", presentation.overlaps) { $0.write($1) }
        endObject()
    }

    private mutating func write(_ standing: Standing) {
        beginObject()
        member("on", standing.ground)
        member("height", standing.height)
        member("inset", standing.inset)
        member("keyboardOverlap", standing.keyboardOverlap)
        endObject()
    }

    private mutating func write(_ overlap: Overlap) {
        beginObject()
        member("what", overlap.what)
        member("dialog", overlap.side)
        member("frame", overlap.frame)
        if let element = overlap.element {
            member("id", element.id)
            member("share", element.share)
        }
        endObject()
    }

    private mutating func write(_ detent: RestingDetent) {
        beginObject()
        key("detent")
        write(detent.detent)
        member("frame", detent.frame)
        member("bottomInset", detent.bottomInset)
        member("scale", detent.scale)
        member("dimmed", detent.isDimmed)
        member("selected", detent.isSelected)
        endObject()
    }

    private mutating func write(_ popover: PlacedPopover) {
        beginObject()
        member("side", popover.side)
        member("align", popover.alignment)
        key("arrow")
        if let arrow = popover.arrow {
            beginObject()
            member("edge", arrow.edge)
            member("offset", arrow.offset)
            member("centerOffset", arrow.centerOffset)
            endObject()
        } else {
            null()
        }
        member("available", popover.available)
        member("shifted", popover.shifted.x, popover.shifted.y)
        member("referenceHidden", popover.isReferenceHidden)
        member("escaped", popover.isEscaped)
        endObject()
    }

    /// Writes a backdrop in the form of a request's member.
    mutating func writeBackdrop(_ color: Color, opacity: Double, interaction: Interaction) {
        beginObject()
        member("color", color)
        member("opacity", opacity)
        member("interaction", interaction)
        endObject()
    }
}
