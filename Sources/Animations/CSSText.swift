import Geometry
import JSONText
import Timeline

/// Values in the syntax of CSS. Lengths have four decimals, as in answers. Angles and factors have six, because they
/// are multiplied by lengths.
package enum CSSText {
    package static func number(_ value: Double, decimals: Int = 4) -> String {
        JSONNumber.text(value, decimals: decimals)
    }

    package static func length(_ value: Double) -> String { number(value) + "px" }

    package static func angle(_ value: Double) -> String { number(value, decimals: 6) + "deg" }

    package static func lengths(_ x: Double, _ y: Double) -> String { length(x) + " " + length(y) }

    /// Two factors, written as one if they are equal.
    package static func factors(_ x: Double, _ y: Double, separator: String = " ") -> String {
        let first = number(x, decimals: 6)
        return x == y ? first : first + separator + number(y, decimals: 6)
    }

    /// Four radii, starting at the top left, written as one if they are equal.
    package static func radii(_ radii: SIMD4<Double>) -> String {
        if radii == SIMD4(repeating: radii.x) { return length(radii.x) }
        return lengths(radii.x, radii.y) + " " + lengths(radii.z, radii.w)
    }

    /// A control point of a curve.
    package static func control(_ x: Double, _ y: Double) -> String {
        number(x, decimals: 9) + ", " + number(y, decimals: 9)
    }

    /// An SVG document as a data URL. Characters that have a meaning in URLs or in strings of CSS are escaped (RFC
    /// 3986, section 2.1).
    package static func url(svg document: [UInt8]) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var text = Array("url(\"data:image/svg+xml,".utf8)
        for byte in document where byte != UInt8(ascii: "\n") {
            switch byte {
            case 0x21, 0x24, 0x26...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x20: text.append(byte)
            default: text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: text, as: UTF8.self) + "\")"
    }

    /// The perspective function, which must precede the rotations in space.
    package static func perspective(_ distance: Double) -> String { "perspective(" + length(distance) + ")" }
}

extension CSSEasing {
    /// The easing in the syntax of CSS.
    package var text: String {
        switch self {
        case .curve(.linear): "linear"
        case .curve(let curve):
            "cubic-bezier(" + CSSText.control(curve.x1, curve.y1) + ", " + CSSText.control(curve.x2, curve.y2) + ")"
        case .steps(let steps): "steps(" + String(steps.count) + ", " + steps.position.cssText + ")"
        case .linear(let stops): Self.text(of: stops)
        }
    }

    private static func text(of stops: [LinearEasing.Stop]) -> String {
        var text = "linear("
        for index in stops.indices {
            if index > 0 { text += ", " }
            text += CSSText.number(stops[index].progress, decimals: 6)
            // Without a fraction of its own, the first stop is at 0 and the last at 1.
            let fraction = stops[index].fraction
            if index == 0, fraction == 0 { continue }
            if index == stops.count - 1, fraction == 1, stops[index - 1].fraction < 1 { continue }
            text += " " + CSSText.number(fraction * 100) + "%"
        }
        return text + ")"
    }
}

extension StepsEasing.Position {
    fileprivate var cssText: String {
        switch self {
        case .start: "start"
        case .end: "end"
        case .jumpStart: "jump-start"
        case .jumpEnd: "jump-end"
        case .jumpNone: "jump-none"
        case .jumpBoth: "jump-both"
        }
    }
}
