private import Glibc
import Dialogs

/// A colour on its way to the screen: red, green and blue of sRGB, 0…1, premultiplied by alpha.
struct Pigment {
    private(set) var red: Double
    private(set) var green: Double
    private(set) var blue: Double
    /// The share of what is below that is covered, 0…1.
    private(set) var alpha: Double

    static let clear = Pigment(red: 0, green: 0, blue: 0, alpha: 0)

    /// An opaque grey: black at 0, white at 1.
    static func grey(_ level: Double) -> Pigment { Pigment(red: level, green: level, blue: level, alpha: 1) }

    /// Returns this pigment painted over `below`, mixed channel by channel in sRGB, as CSS and the platforms do.
    func over(_ below: Pigment) -> Pigment {
        let rest = 1 - alpha
        return Pigment(
            red: red + below.red * rest, green: green + below.green * rest, blue: blue + below.blue * rest,
            alpha: alpha + below.alpha * rest)
    }

    /// Returns this pigment with its opacity multiplied by `share`.
    func faded(to share: Double) -> Pigment {
        Pigment(red: red * share, green: green * share, blue: blue * share, alpha: alpha * share)
    }

    /// The colour that a screen shows for this pigment over black, with eight bits per channel.
    var shown: Color {
        func channel(_ value: Double) -> UInt8 { UInt8(max(0, min(1, value)) * 255 + 0.5) }
        return Color(red: channel(red), green: channel(green), blue: channel(blue))
    }

    /// The contrast ratio of two opaque pigments, 1…21 (WCAG 2.2, contrast ratio).
    func contrast(with other: Pigment) -> Double { shown.contrast(with: other.shown) }
}

extension Pigment {
    init(_ paint: Paint) {
        let alpha = Double(paint.color.alpha) / 255 * max(0, min(1, paint.opacity))
        let share = alpha / 255
        self.init(
            red: Double(paint.color.red) * share, green: Double(paint.color.green) * share,
            blue: Double(paint.color.blue) * share, alpha: alpha)
    }
}

extension Color {
    /// The contrast ratio of two opaque colours, 1…21 (WCAG 2.2, contrast ratio).
    func contrast(with other: Color) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Relative luminance, 0…1 (WCAG 2.2, relative luminance).
    var luminance: Double {
        0.2126 * Color.linear[Int(red)] + 0.7152 * Color.linear[Int(green)] + 0.0722 * Color.linear[Int(blue)]
    }

    /// The linear light of each of the 256 levels of a channel.
    private static let linear: [Double] = (0...255).map { level in
        let value = Double(level) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Returns this colour mixed with a share of black or white, which keeps its hue.
    func mixed(with other: Color, share: Double) -> Color {
        func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8(max(0, min(255, (Double(from) + (Double(to) - Double(from)) * share).rounded())))
        }
        return Color(red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue))
    }
}
