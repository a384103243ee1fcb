import Animations
import Dialogs
import Geometry
import JSONText

/// Markup as bytes, appended piece by piece.
package struct Markup: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() { bytes.reserveCapacity(16_384) }

    /// Appends a literal piece of markup.
    mutating func put(_ piece: StaticString) { bytes.append(piece) }

    /// Appends a number with at most four decimals.
    mutating func put(_ number: Double) { JSONNumber.append(number, to: &bytes) }

    /// Appends a whole number, zero or more.
    mutating func put(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    /// Appends a text that needs no escapes.
    mutating func append(_ plain: String.UTF8View) { bytes.append(contentsOf: plain) }

    /// Appends markup that was written separately.
    mutating func append(_ other: Markup) { bytes.append(contentsOf: other.bytes) }

    /// Appends ` name="number"`; `start` is everything up to the first quote, inclusive.
    mutating func attribute(_ start: StaticString, _ number: Double) {
        put(start)
        put(number)
        put("\"")
    }

    // MARK: Texts

    /// Appends a text as content, or as a quoted attribute value.
    ///
    /// Characters that XML 1.0 does not allow are left out: control characters and the two noncharacters. Line ends and
    /// tabs become spaces. Control characters of the text's direction are kept: they belong to the text, and their
    /// effect ends with its element.
    mutating func text(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: bytes.append(UInt8(ascii: " "))
            case 0x00..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: break
            case 0x26: put("&amp;")
            case 0x3C: put("&lt;")
            case 0x3E: put("&gt;")
            case 0x22: put("&quot;")
            case 0x27: put("&#39;")
            case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            // The last two code points of each plane are noncharacters, too.
            case let value where value & 0xFFFE == 0xFFFE: break
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
    }

    // MARK: Values

    /// Appends `#RRGGBB`.
    mutating func put(_ color: Color) {
        bytes.append(UInt8(ascii: "#"))
        for channel in [color.red, color.green, color.blue] {
            bytes.append(Self.digit(channel >> 4))
            bytes.append(Self.digit(channel & 15))
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    /// Appends ` fill="#RRGGBB"`, and the alpha unless the colour is opaque. `name` and `opacity` are the pieces up to
    /// the first quotes, inclusive.
    mutating func paint(_ name: StaticString, _ opacity: StaticString, _ color: Color) {
        put(name)
        put(color)
        put("\"")
        if color.alpha < 255 { attribute(opacity, Double(color.alpha) / 255) }
    }

    /// Appends path data.
    ///
    /// - Parameter parts: Coordinates are rounded to 1/`parts` of a point; `nil` keeps all decimals.
    mutating func put(_ path: VectorPath, parts: Double? = nil) { bytes.append(path, parts: parts) }

    /// Appends `matrix(…)`, or `translate(…)` for a mere translation. Perspective is ignored.
    mutating func put(_ transform: PlaneTransform) {
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            put("translate(")
            put(transform.tx)
        } else {
            put("matrix(")
            for number in [transform.a, transform.b, transform.c, transform.d] {
                // These are multiplied by coordinates across a whole device, so they need more decimals.
                bytes.append(contentsOf: JSONNumber.text(number, decimals: 9).utf8)
                put(" ")
            }
            put(transform.tx)
        }
        put(" ")
        put(transform.ty)
        put(")")
    }
}
