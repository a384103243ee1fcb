import Devices
import Geometry

/// A level of Material's elevation, with the two shadows that Material's library for the web draws: the key light's,
/// and the ambient one.
///
/// Android's levels have the same elevations, but it has no such numbers: it computes shadows from one light above the
/// screen.
package struct Elevation: Sendable {
    package let level: Int
    private let shadows: [ShadowFigure]

    private init(_ level: Int, _ surface: ShadowFigure.Surface) {
        self.level = level
        shadows = Palette.of(.material3).shadows.filter { $0.surface == surface }
    }

    package static let level1 = Elevation(1, .level1)
    package static let level2 = Elevation(2, .level2)
    package static let level3 = Elevation(3, .level3)

    private static let opacities = [
        MaterialLooks.figures.figure(.keyOpacity), MaterialLooks.figures.figure(.ambientOpacity),
    ]

    /// The level's shadows, in the colour of the role `shadow`.
    package func shadows(in setting: LookSetting) -> [Shadow] {
        let color = setting.paint(.shadow).color
        return zip(shadows, Self.opacities).map { $0.cast(color, opacity: $1.value) }
    }
}
