/// A colour, its opacity, and its role on the platform.
package struct Paint: Sendable, Hashable {
    /// The colour; opaque, unless a request gave it an alpha.
    package var color: Color
    /// The opacity, 0…1.
    package var opacity: Double
    /// The platform's role for the colour; `nil` if it has none.
    package var role: ColorRole?

    package init(_ color: Color, opacity: Double = 1, role: ColorRole? = nil) {
        self.color = color
        self.opacity = opacity
        self.role = role
    }

    /// Creates a paint from `0xRRGGBB`.
    package init(_ rgb: UInt32, opacity: Double = 1, role: ColorRole? = nil) {
        self.init(Color(rgb: rgb), opacity: opacity, role: role)
    }

    /// This paint with `share` of its opacity, 0…1.
    package func opacity(_ share: Double) -> Paint { Paint(color, opacity: opacity * share, role: role) }

    /// The colour with the opacity multiplied into its alpha, as for texts.
    package var flat: Color {
        var flat = color
        flat.alpha = UInt8((Double(color.alpha) * max(0, min(1, opacity))).rounded())
        return flat
    }

    package static let black = Paint(.black)
    package static let white = Paint(.white)
}

extension Color {
    /// Creates an opaque colour from `0xRRGGBB`.
    package init(rgb: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
            blue: UInt8(truncatingIfNeeded: rgb))
    }
}
