/// A colour in sRGB with eight bits per channel, written as `#RRGGBB` or `#RRGGBBAA`.
package struct Color: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    /// The alpha; 255 is opaque.
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Reads `#RRGGBB` or `#RRGGBBAA`, with digits in either case; returns `nil` for anything else.
    package init?(hex: String) {
        let bytes = Array(hex.utf8)
        guard bytes.count == 7 || bytes.count == 9, bytes[0] == UInt8(ascii: "#") else { return nil }
        var channels: [UInt8] = []
        for index in stride(from: 1, to: bytes.count, by: 2) {
            guard let high = Color.digit(bytes[index]), let low = Color.digit(bytes[index + 1]) else { return nil }
            channels.append(high << 4 | low)
        }
        self.init(
            red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count == 4 ? channels[3] : 255)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    package static let black = Color(red: 0, green: 0, blue: 0)
    package static let white = Color(red: 255, green: 255, blue: 255)
    package static let blue = Color(red: 0, green: 0, blue: 255)

    /// Whether white text is more legible on this colour than black text.
    ///
    /// True if the relative luminance is below 0.179, where both have the same contrast (contrast ratio of WCAG 2.2).
    /// The gamma of sRGB is taken as 2.
    package var isDark: Bool { luminance < 0.179 }

    /// Relative luminance, 0…1, with the gamma of sRGB taken as 2. Alpha is ignored.
    private var luminance: Double {
        func linear(_ part: UInt8) -> Double { (Double(part) / 255) * (Double(part) / 255) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The least contrast of text (WCAG 2.2, 1.4.3).
    @inlinable package static var leastContrastOfText: Double { 4.5 }

    /// The least contrast of large text (WCAG 2.2, 1.4.3), and of graphics and controls (1.4.11).
    @inlinable package static var leastContrast: Double { 3 }

    /// The contrast ratio of WCAG 2.2, 1…21, computed from ``luminance``.
    package func plainContrast(with other: Color) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The colour as `#RRGGBB`, or `#RRGGBBAA` if it is not opaque; digits in upper case.
    package var hex: String {
        var bytes: [UInt8] = [UInt8(ascii: "#")]
        for channel in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
            for digit in [channel >> 4, channel & 15] {
                bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
