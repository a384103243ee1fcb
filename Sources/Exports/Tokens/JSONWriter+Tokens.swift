import Animations
import Dialogs
import Geometry
import JSONText
import Timeline
import Typography

/// The forms in which values of design tokens are written.
package enum TokenDialect: Sendable {
    /// Design Tokens Format Module 2025.10: colours, lengths and times are objects.
    case format
    /// Style Dictionary 4, whose transforms expect strings: `#rrggbb`, `12px`, `300ms`.
    case styleDictionary
}

// Writes values of design tokens, in the form of a dialect.
extension JSONWriter {
    mutating func writeColor(_ paint: Paint, _ dialect: TokenDialect) {
        let color = paint.flat
        let value = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
        if dialect == .styleDictionary {
            let isOpaque = color.alpha == 255
            let whole = isOpaque ? value : value << 8 | UInt32(color.alpha)
            string(UInt8(ascii: "#"), hexadecimal: whole, digits: isOpaque ? 6 : 8)
            return
        }
        beginObject()
        member("colorSpace", "srgb")
        array("components", [color.red, color.green, color.blue]) { $0.number(Double($1) / 255) }
        member("alpha", paint.alpha)
        key("hex")
        string(UInt8(ascii: "#"), hexadecimal: value, digits: 6)
        endObject()
    }

    mutating func writeDimension(_ points: Double, _ dialect: TokenDialect) { write(points, "px", dialect) }

    mutating func writeDuration(_ seconds: Double, _ dialect: TokenDialect) { write(seconds * 1000, "ms", dialect) }

    private mutating func write(_ value: Double, _ unit: String, _ dialect: TokenDialect) {
        if dialect == .styleDictionary { return string(CSSText.number(value) + unit) }
        beginObject()
        member("value", value)
        member("unit", unit)
        endObject()
    }

    mutating func writeGradient(_ stops: [GradientStop], _ dialect: TokenDialect) {
        beginArray()
        for stop in stops {
            beginObject()
            key("color")
            writeColor(stop.paint, dialect)
            member("position", stop.at)
            endObject()
        }
        endArray()
    }

    mutating func writeBorder(_ border: Border, _ dialect: TokenDialect) {
        beginObject()
        key("color")
        writeColor(Paint(border.color, opacity: border.opacity), dialect)
        key("width")
        writeDimension(border.width, dialect)
        member("style", "solid")
        endObject()
    }

    mutating func writeShadows(_ shadows: [Shadow], _ dialect: TokenDialect) {
        beginArray()
        for shadow in shadows {
            beginObject()
            key("color")
            writeColor(Paint(shadow.color, opacity: shadow.opacity), dialect)
            key("offsetX")
            writeDimension(shadow.offset.x, dialect)
            key("offsetY")
            writeDimension(shadow.offset.y, dialect)
            key("blur")
            writeDimension(shadow.blur, dialect)
            key("spread")
            writeDimension(shadow.spread, dialect)
            member("inset", false)
            endObject()
        }
        endArray()
    }

    mutating func writeTypography(_ text: TextBlock, _ dialect: TokenDialect) {
        beginObject()
        beginArray("fontFamily")
        string(text.family.name)
        for name in text.family.fallbacks { string(name) }
        endArray()
        key("fontSize")
        writeDimension(text.style.size, dialect)
        key("fontWeight")
        integer(Int(CSSText.weight(text.style.weight)) ?? 400)
        key("letterSpacing")
        writeDimension(text.letterSpacing, dialect)
        member("lineHeight", text.style.size > 0 ? text.style.lineHeight / text.style.size : 1)
        endObject()
    }

    /// Writes an easing as its own or the nearest Bézier curve, and for a spring also its parameters.
    ///
    /// - Parameter fit: Finds the nearest curve; `nil` if there is no more time.
    mutating func writeEasing(_ easing: Easing, _ fit: () -> BezierFit?) {
        var curve = CubicBezier.linear
        var error: Double?
        if case .cubicBezier(let own) = easing {
            curve = own
        } else {
            if let fit = fit() { (curve, error) = (fit.curve, fit.error) }
        }
        beginObject()
        array("$value", [curve.x1, curve.y1, curve.x2, curve.y2]) { $0.number($1, decimals: 9) }
        if let error {
            member("$description", "The nearest curve; off by at most " + CSSText.number(error) + " of the way.")
            if case .spring(let spring) = easing { writeExtension(spring) }
            if case .steps(let stairs) = easing { writeExtension(stairs) }
        }
        endObject()
    }

    private mutating func writeExtension(_ stairs: StepsEasing) {
        beginObject("$extensions")
        beginObject("scrim.steps")
        member("count", stairs.count)
        member("position", stairs.position.rawValue)
        endObject()
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

extension Paint {
    /// The alpha, 0…1, not rounded to the steps of a colour's own.
    var alpha: Double { Double(color.alpha) / 255 * max(0, min(1, opacity)) }
}
