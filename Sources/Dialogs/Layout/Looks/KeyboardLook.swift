import Boxes
import Devices

/// The look of a keyboard's keys, for pictures: no answer has it.
package struct KeyboardLook: Sendable {
    /// The colours of a key at its top and at its bottom; `nil` is one colour from top to bottom.
    package struct Fill: Sendable {
        package let top: Color
        package let bottom: Color?
    }

    /// What fills a key, one that does not enter a character, and the return key.
    package private(set) var key, other, enter: Fill
    /// The colours of the labels on keys, on those that do not enter a character, and outside the keys: suggestions,
    /// and the symbols below the keys.
    package private(set) var ink, otherInk, quietInk: Color
    /// The edge below each key, one point high; `nil` if there is none.
    package private(set) var edge: Color?
    /// The corner radius of keys, in points.
    package private(set) var radius: Double
    /// Whether the return key and the key for digits have round ends.
    package private(set) var hasRoundKeys = false

    package init(_ stage: StageReport) {
        let appearance = stage.state.appearance
        self =
            stage.state.platform == .material
            ? KeyboardLook(AndroidRelease(stage.state.runningSystem), appearance)
            // Other systems' keyboards are drawn as the newest of Apple's.
            : KeyboardLook(stage.appleRelease ?? .glass, appearance)
    }

    /// Keys of iPhone OS are lit from above; those of iOS 26 have no edge.
    private init(_ release: AppleRelease, _ appearance: Appearance) {
        func color(_ name: AppleKeyboard.ColorName) -> Color {
            AppleKeyboard.colors[name, release][appearance, .normal].color
        }
        let isLit = release == .classic
        key = Fill(top: color(.key), bottom: isLit ? color(.keyBottom) : nil)
        other = Fill(top: color(.other), bottom: isLit ? color(.otherBottom) : nil)
        enter = other
        (ink, otherInk, quietInk) = (color(.ink), color(.otherInk), color(.quietInk))
        edge = release == .glass ? nil : color(.edge)
        radius = AppleKeyboard.figures[.radius, release]
    }

    private init(_ release: AndroidRelease, _ appearance: Appearance) {
        func color(_ name: AndroidKeyboard.ColorName) -> Color {
            AndroidKeyboard.colors[name, release][appearance, .normal].color
        }
        func fill(_ name: AndroidKeyboard.ColorName) -> Fill { Fill(top: color(name), bottom: nil) }
        (key, other, enter) = (fill(.key), fill(.other), fill(.enter))
        (ink, otherInk, quietInk) = (color(.ink), color(.ink), color(.quietInk))
        radius = AndroidKeyboard.figures[.radius, release]
        hasRoundKeys = release == .material3
    }
}

/// The colours of the keys of Apple's keyboards, and their corner radius: `Figures/apple-keyboard.json`.
private enum AppleKeyboard {
    enum FigureName: Int, FigureKey { case radius }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-keyboard")

    enum ColorName: Int, FigureKey { case key, keyBottom, other, otherBottom, ink, otherInk, quietInk, edge }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-keyboard")
}

/// The colours of the keys of Android's keyboards, and their corner radius: `Figures/android-keyboard.json`.
private enum AndroidKeyboard {
    enum FigureName: Int, FigureKey { case radius }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-keyboard")

    enum ColorName: Int, FigureKey { case key, other, enter, ink, quietInk }

    static let colors = ColorTable<ColorName, AndroidRelease>("android-keyboard")
}
