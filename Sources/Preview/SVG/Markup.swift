import Animations
import Dialogs
import Geometry
import JSONText

/// Markup as bytes, appended piece by piece.
package struct Markup: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() { bytes.reserveCapacity(16_384) }

    /// A piece of markup that stands in the source.
    mutating func put(_ piece: StaticString) { bytes.append(piece) }

    /// A number with at most four decimals.
    mutating func put(_ number: Double) { JSONNumber.append(number, to: &bytes) }

    /// A whole number, zero or more.
    mutating func put(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    /// A text that needs no escape.
    mutating func append(_ plain: String.UTF8View) { bytes.append(contentsOf: plain) }

    /// Markup that was written apart.
    mutating func append(_ other: Markup) { bytes.append(contentsOf: other.bytes) }

    /// ` name="number"`, with the piece up to the quote given.
    mutating func attribute(_ start: StaticString, _ number: Double) {
        put(start)
        put(number)
        put("\"")
    }

    // MARK: Texts

    /// A text as content or as the value of an attribute in quotes.
    ///
    /// What XML 1.0 does not allow is left out: control characters and the two that are none. Line ends and tabs become
    /// spaces. What turns the direction of a text stays: it is the text's own, and ends with its element.
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
            // The last two of each plane are no characters either.
            case let value where value & 0xFFFE == 0xFFFE: break
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
    }

    // MARK: Values

    /// `#RRGGBB`.
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

    /// ` fill="#RRGGBB"`, and the alpha where it is not opaque; the pieces are those up to the quotes.
    mutating func paint(_ name: StaticString, _ opacity: StaticString, _ color: Color) {
        put(name)
        put(color)
        put("\"")
        if color.alpha < 255 { attribute(opacity, Double(color.alpha) / 255) }
    }

    /// Path data.
    ///
    /// - Parameter parts: Coordinates are told in so many parts of a point; nil tells all their decimals.
    mutating func put(_ path: VectorPath, parts: Double? = nil) { bytes.append(path, parts: parts) }

    /// `matrix(…)`, or `translate(…)` where it is no more than that. Perspective is no part of it.
    mutating func put(_ transform: PlaneTransform) {
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            put("translate(")
            put(transform.tx)
        } else {
            put("matrix(")
            for number in [transform.a, transform.b, transform.c, transform.d] {
                // The scale of a whole device is in these.
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
