import Boxes
import Dialogs
import Geometry
import JSONText

/// A look as the bytes of an answer: members of a layer, and those of a text.
// Unchecked, as every attachment is.
private final class WrittenLook: Attachment, @unchecked Sendable {
    let layer: [UInt8]
    let text: [UInt8]

    init(layer: [UInt8], text: [UInt8]) {
        self.layer = layer
        self.text = text
    }
}

// Writes the looks of layers. Many layers share few looks, so each is written once and then copied.
extension JSONWriter {
    /// Writes the members that a layer has from its look.
    @inline(__always) mutating func write(_ look: SharedLook) {
        look.written.read(or: { Self.written(look) }) { again($0.layer) }
    }

    /// Writes the members that a text has from the look of its layer.
    @inline(__always) mutating func writeText(of look: SharedLook) {
        look.written.read(or: { Self.written(look) }) { again($0.text) }
    }

    @inline(never) private static func written(_ shared: SharedLook) -> WrittenLook {
        let look = shared.look
        return WrittenLook(
            layer: members { json in
                if shared.writesColor, let background = look.background { json.member("color", background.flat) }
                json.writeMembers(of: look)
            },
            text: members { json in
                guard let text = look.text else { return }
                json.writeText(text)
                if let shadow = look.textShadow { json.writeTextShadow(shadow) }
            })
    }

    private mutating func writeMembers(of look: PartLook) {
        writeMember(look.background)
        if let border = look.border { write(border) }
        if !look.shadows.isEmpty { write(look.shadows) }
        if let curve = look.cornerCurve { member("cornerCurve", curve) }
        if let clips = look.clips { member("clips", clips) }
        if let states = look.states { write(states) }
    }

    private mutating func writeTextShadow(_ shadow: Shadow) {
        beginObject("shadow")
        member("color", shadow.color)
        member("opacity", shadow.opacity)
        member("blur", shadow.blur)
        member("offset", shadow.offset.x, shadow.offset.y)
        endObject()
    }

    private mutating func writeText(_ paint: Paint) {
        member("color", paint.flat)
        if let role = paint.role { member("role", role) }
    }

    private mutating func writeMember(_ background: Background?) {
        guard let background else { return nullMember("background") }
        key("background")
        write(background)
    }

    mutating func write(_ background: Background) {
        beginObject()
        member("color", background.color)
        member("opacity", background.opacity)
        if let role = background.role { member("role", role) }
        if let material = background.material {
            beginObject("material")
            member("name", material.name)
            member("blur", material.blur)
            member("saturation", material.saturation)
            beginObject("tint")
            member("color", material.tint.color)
            member("opacity", material.tint.opacity)
            endObject()
            endObject()
        }
        if !background.gradient.isEmpty {
            beginArray("gradient")
            for stop in background.gradient {
                beginObject()
                member("at", stop.at)
                member("color", stop.paint.color)
                member("opacity", stop.paint.opacity)
                endObject()
            }
            endArray()
        }
        if let towards = background.towards { member("towards", towards) }
        if let radial = background.radial {
            beginObject("radial")
            member("center", radial.center.x, radial.center.y)
            member("radii", radial.radii.width, radial.radii.height)
            endObject()
        }
        endObject()
    }

    private mutating func write(_ border: Border) {
        beginObject("border")
        member("width", border.width)
        member("color", border.color)
        member("opacity", border.opacity)
        if let role = border.role { member("role", role) }
        if let sides = border.sides { array("sides", sides) { $0.name($1) } }
        endObject()
    }

    private mutating func write(_ shadows: [Shadow]) {
        beginArray("shadows")
        for shadow in shadows {
            beginObject()
            member("color", shadow.color)
            member("opacity", shadow.opacity)
            member("blur", shadow.blur)
            member("spread", shadow.spread)
            member("offset", shadow.offset.x, shadow.offset.y)
            if shadow.isClipped { member("clipped", true) }
            endObject()
        }
        endArray()
    }

    private mutating func write(_ states: PartStates) {
        beginObject("states")
        if let pressed = states.pressed { write("pressed", pressed) }
        if let focused = states.focused { write("focused", focused) }
        if let disabled = states.disabled { write("disabled", disabled) }
        endObject()
    }

    private mutating func write(_ name: StaticString, _ state: StateLook) {
        beginObject(name)
        writeMember(state.background)
        if let border = state.border { write(border) }
        if let text = state.text {
            beginObject("text")
            writeText(text)
            endObject()
        }
        if let opacity = state.opacity { member("opacity", opacity) }
        endObject()
    }
}
