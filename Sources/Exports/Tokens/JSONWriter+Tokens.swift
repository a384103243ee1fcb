import Animations
import Dialogs
import Geometry
import JSONText
import Timeline
import Typography

// Values of design tokens, each as the format has it.
extension JSONWriter {
    mutating func writeColor(_ color: Color) {
        beginObject()
        member("colorSpace", "srgb")
        beginArray("components")
        for channel in [color.red, color.green, color.blue] { number(Double(channel) / 255) }
        endArray()
        member("alpha", Double(color.alpha) / 255)
        key("hex")
        let value = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
        string(UInt8(ascii: "#"), hexadecimal: value, digits: 6)
        endObject()
    }

    mutating func writeDimension(_ points: Double) {
        beginObject()
        member("value", points)
        member("unit", "px")
        endObject()
    }

    mutating func writeDuration(_ seconds: Double) {
        beginObject()
        member("value", seconds * 1000)
        member("unit", "ms")
        endObject()
    }

    mutating func writeGradient(_ stops: [GradientStop]) {
        beginArray()
        for stop in stops {
            beginObject()
            key("color")
            writeColor(stop.paint.flat)
            member("position", stop.at)
            endObject()
        }
        endArray()
    }

    mutating func writeBorder(_ border: Border) {
        beginObject()
        key("color")
        writeColor(Paint(border.color, opacity: border.opacity).flat)
        key("width")
        writeDimension(border.width)
        member("style", "solid")
        endObject()
    }

    mutating func writeShadows(_ shadows: [Shadow]) {
        beginArray()
        for shadow in shadows {
            beginObject()
            key("color")
            writeColor(Paint(shadow.color, opacity: shadow.opacity).flat)
            key("offsetX")
            writeDimension(shadow.offset.x)
            key("offsetY")
            writeDimension(shadow.offset.y)
            key("blur")
            writeDimension(shadow.blur)
            key("spread")
            writeDimension(shadow.spread)
            member("inset", false)
            endObject()
        }
        endArray()
    }

    mutating func writeTypography(_ text: TextBlock) {
        beginObject()
        beginArray("fontFamily")
        string(text.family.name)
        for name in text.family.fallbacks { string(name) }
        endArray()
        key("fontSize")
        writeDimension(text.style.size)
        key("fontWeight")
        integer(Int(CSSText.weight(text.style.weight)) ?? 400)
        key("letterSpacing")
        writeDimension(text.letterSpacing)
        member("lineHeight", text.style.size > 0 ? text.style.lineHeight / text.style.size : 1)
        endObject()
    }

    /// An easing with the Bézier curve that it is, or that is nearest to it, and with what it is if it is a spring.
    ///
    /// - Parameter fit: Finds the nearest curve; nil where there is no more time for it.
    mutating func writeEasing(_ easing: Easing, _ fit: () -> BezierFit?) {
        var curve = CubicBezier.linear
        var error: Double?
        if case .cubicBezier(let own) = easing {
            curve = own
        } else {
            if let fit = fit() { (curve, error) = (fit.curve, fit.error) }
        }
        beginObject()
        beginArray("$value")
        for value in [curve.x1, curve.y1, curve.x2, curve.y2] { number(value, decimals: 9) }
        endArray()
        if let error {
            member("$description", "The nearest curve; off by at most " + CSSText.number(error) + " of the way.")
            if case .spring(let spring) = easing { writeExtension(spring) }
        }
        endObject()
    }

    private mutating func writeExtension(_ spring: Spring) {
        beginObject("$extensions")
        beginObject("scrim.spring")
        member("mass", spring.mass, decimals: 9)
        member("stiffness", spring.stiffness, decimals: 9)
        member("damping", spring.playedDamping, decimals: 9)
        member("initialVelocity", spring.initialVelocity, decimals: 9)
        endObject()
        endObject()
    }
}
