import Geometry

/// A level of Material's elevation, as the two shadows that its library for the web draws.
///
/// Android lights all surfaces by one light over the screen and has no such numbers; the levels are as high there.
package struct Elevation: Sendable {
    package let level: Int
    private let keyOffset: StyleFigure
    private let keyBlur: StyleFigure
    private let ambientOffset: StyleFigure
    private let ambientBlur: StyleFigure
    private let ambientSpread: StyleFigure

    /// Offset and blur of the key light's shadow; offset, blur and spread of the ambient one, all in dp.
    private init(_ level: Int, key: (Double, Double), ambient: (Double, Double, Double)) {
        func figure(_ name: String, _ value: Double) -> StyleFigure {
            StyleFigure(
                "elevation.\(level).\(name)", value, "dp", eras: Self.eras, .documented,
                source: "appearance m3.elevation.\(level).web")
        }
        self.level = level
        keyOffset = figure("key.offset", key.0)
        keyBlur = figure("key.blur", key.1)
        ambientOffset = figure("ambient.offset", ambient.0)
        ambientBlur = figure("ambient.blur", ambient.1)
        ambientSpread = figure("ambient.spread", ambient.2)
    }

    private static let eras = "Android 12 on"

    package static let level1 = Elevation(1, key: (1, 2), ambient: (1, 3, 1))
    package static let level2 = Elevation(2, key: (1, 2), ambient: (2, 6, 2))
    package static let level3 = Elevation(3, key: (1, 3), ambient: (4, 8, 3))
    package static let level4 = Elevation(4, key: (2, 3), ambient: (6, 10, 4))
    package static let level5 = Elevation(5, key: (4, 4), ambient: (8, 12, 6))

    package static let keyOpacity = StyleFigure(
        "elevation.key.opacity", 0.3, "", eras: eras, .documented, source: "appearance m3.elevation.1.web")
    package static let ambientOpacity = StyleFigure(
        "elevation.ambient.opacity", 0.15, "", eras: eras, .documented, source: "appearance m3.elevation.1.web")

    /// In the colour of the role `shadow`.
    package func shadows(in setting: LookSetting) -> [Shadow] {
        let color = setting.paint(.shadow).color
        return [
            Shadow(
                color: color, opacity: Self.keyOpacity.value, blur: keyBlur.value,
                offset: Point(x: 0, y: keyOffset.value)),
            Shadow(
                color: color, opacity: Self.ambientOpacity.value, blur: ambientBlur.value, spread: ambientSpread.value,
                offset: Point(x: 0, y: ambientOffset.value)),
        ]
    }

    package var figures: [StyleFigure] {
        [
            keyOffset, keyBlur, Self.keyOpacity, ambientOffset, ambientBlur, ambientSpread, Self.ambientOpacity,
        ]
    }
}
