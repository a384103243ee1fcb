import Geometry

/// A shadow that a surface casts, with the parameters of CSS's `box-shadow`, in the platform's points.
package struct ShadowFigure: Sendable {
    /// The surfaces that cast shadows: those of toolkits, Material's levels, and the elevations of Android's earlier
    /// dialogs.
    package enum Surface: String, CaseIterable, Sendable {
        case dialog, popover, message, level1, level2, level3, height6, height8, height16
    }

    package let surface: Surface
    package let offset: Double
    package let blur: Double
    /// The spread; `nil` is 0, without a figure of its own.
    package let spread: Double?
    /// The colours; `nil` if a figure gives the opacity of several shadows.
    package let paints: PaintSet?
    /// Whether it is a ring whose colour, with increased contrast, is a share of the text's.
    package let isRing: Bool
    /// Its numbers in their listed form.
    package let figures: [StyleFigure]

    package func cast(_ color: Color, opacity: Double) -> Shadow {
        Shadow(color: color, opacity: opacity, blur: blur, spread: spread ?? 0, offset: Point(x: 0, y: offset))
    }
}
