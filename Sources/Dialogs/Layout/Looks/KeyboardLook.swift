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

/// The heights of what a keyboard has above and below its keys, in points, for pictures.
package enum KeyboardBand {
    /// The bar of suggestions above the keys of a phone: as a rule, above keys with a foot, and above low keys.
    package static let suggestions = AppleKeyboard.figures[.suggestions]
    package static let suggestionsAboveFoot = AppleKeyboard.figures[.suggestionsAboveFoot]
    package static let suggestionsLow = AppleKeyboard.figures[.suggestionsLow]
    package static let suggestionsPad = AppleKeyboard.figures[.suggestionsPad]
    /// The foot below the keys of an upright iPhone without a home button.
    package static let foot = AppleKeyboard.figures[.foot]
    package static let androidSuggestions = AndroidKeyboard.figures[.suggestions]
    package static let androidFoot = AndroidKeyboard.figures[.foot]
}

/// The colours of the keys of Apple's keyboards, their corner radius, and the bands around them:
/// `Figures/apple-keyboard.json`.
private enum AppleKeyboard {
    enum FigureName: Int, FigureKey {
        case radius, suggestions, suggestionsAboveFoot, suggestionsLow, suggestionsPad, foot
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-keyboard")

    enum ColorName: Int, FigureKey { case key, keyBottom, other, otherBottom, ink, otherInk, quietInk, edge }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-keyboard")
}

/// The colours of the keys of Android's keyboards, their corner radius, and the bands around them:
/// `Figures/android-keyboard.json`.
private enum AndroidKeyboard {
    enum FigureName: Int, FigureKey { case radius, suggestions, foot }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-keyboard")

    enum ColorName: Int, FigureKey { case key, other, enter, ink, quietInk }

    static let colors = ColorTable<ColorName, AndroidRelease>("android-keyboard")
}
