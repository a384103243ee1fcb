import Geometry

/// A level of Material's elevation, with the two shadows that Material's library for the web draws.
///
/// Android lights all surfaces by one light over the screen and has no such numbers; its levels have the same
/// elevations.
package struct Elevation: Sendable {
    package let level: Int
    private let keyOffset: StyleFigure
    private let keyBlur: StyleFigure
    private let ambientOffset: StyleFigure
    private let ambientBlur: StyleFigure
    private let ambientSpread: StyleFigure

    /// - Parameters:
    ///   - key: Offset and blur of the key light's shadow.
    ///   - ambient: Offset, blur and spread of the ambient one.
    private init(_ level: Int, key: [FigureName], ambient: [FigureName]) {
        let (keys, ambients) = (Self.figures(key), Self.figures(ambient))
        self.level = level
        (keyOffset, keyBlur) = (keys[0], keys[1])
        (ambientOffset, ambientBlur, ambientSpread) = (ambients[0], ambients[1], ambients[2])
    }

    package static let level1 = Elevation(
        1, key: [.level1KeyOffset, .level1KeyBlur],
        ambient: [.level1AmbientOffset, .level1AmbientBlur, .level1AmbientSpread])
    package static let level2 = Elevation(
        2, key: [.level2KeyOffset, .level2KeyBlur],
        ambient: [.level2AmbientOffset, .level2AmbientBlur, .level2AmbientSpread])
    package static let level3 = Elevation(
        3, key: [.level3KeyOffset, .level3KeyBlur],
        ambient: [.level3AmbientOffset, .level3AmbientBlur, .level3AmbientSpread])
    package static let level4 = Elevation(
        4, key: [.level4KeyOffset, .level4KeyBlur],
        ambient: [.level4AmbientOffset, .level4AmbientBlur, .level4AmbientSpread])
    package static let level5 = Elevation(
        5, key: [.level5KeyOffset, .level5KeyBlur],
        ambient: [.level5AmbientOffset, .level5AmbientBlur, .level5AmbientSpread])

    package static let keyOpacity = figures.figure(.keyOpacity)
    package static let ambientOpacity = figures.figure(.ambientOpacity)

    /// The level's shadows, in the colour of the role `shadow`.
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
