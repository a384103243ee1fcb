import Geometry

/// A shadow that a surface casts, with the parameters of CSS's `box-shadow`, in the platform's points.
package struct ShadowFigure: Sendable {
    /// What casts shadows: the surfaces of toolkits, Material's levels, and the heights of Android's dialogs before.
    package enum Surface: String, CaseIterable, Sendable {
        case dialog, popover, message, level1, level2, level3, height6, height8, height16
    }

    package let surface: Surface
    package let offset: Double
    package let blur: Double
    /// `nil` is none, and no figure.
    package let spread: Double?
    /// `nil` if a figure says the opacity of several.
    package let paints: PaintSet?
    /// Whether it is a ring that has a share of the text's colour with increased contrast.
    package let isRing: Bool
    /// Its numbers as they are listed.
    package let figures: [StyleFigure]

    package func cast(_ color: Color, opacity: Double) -> Shadow {
        Shadow(color: color, opacity: opacity, blur: blur, spread: spread ?? 0, offset: Point(x: 0, y: offset))
    }
}
