import Devices
import Timeline

/// Material 3's motion tokens on Android, and the tokens of each transition.
package enum MaterialMotion {
    /// The figures of Material 3's motion: `Figures/android-motion.json`.
    enum FigureName: Int, FigureKey {
        case presentDuration, dismissDuration, rotationDuration, rotationHalfTurnFactor, keyboardDuration
        case rearrangingDuration, detentDuration
        case touchSlop, backScale, backShift, backMargin, backSheetWidth, backSheetHeight, backTravel, backTrigger
        case short4, medium4, long2
        case emphasizedUntil, emphasizedAt
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-motion")

    enum CurveName: Int, FigureKey {
        case standard, emphasizedDecelerate, emphasizedAccelerate, emphasizedFirst, emphasizedSecond
        case legacyStandard, legacyDecelerate, legacyAccelerate, back
    }

    static let curves = CurveTable<CurveName, AndroidRelease>("android-motion")

    package static let standard = curves[.standard]
    package static let emphasizedDecelerate = curves[.emphasizedDecelerate]
    package static let emphasizedAccelerate = curves[.emphasizedAccelerate]
    package static let legacyStandard = curves[.legacyStandard]
    package static let legacyDecelerate = curves[.legacyDecelerate]

    /// Android's path of two segments. A keyframe where they meet plays the path exactly. The nearest single curve is
    /// Material's own stand-in for the web, the standard one.
    package static let emphasized = MotionCurve(
        [
            MotionCurve.Piece(
                until: figures[.emphasizedUntil], at: figures[.emphasizedAt], curves[.emphasizedFirst].easing),
            MotionCurve.Piece(until: 1, at: 1, curves[.emphasizedSecond].easing),
        ], closest: standard.easing)

    /// The motion of a transition for which no component of Material has figures.
    ///
    /// Presenting decelerates for 0.4 s, dismissing accelerates for 0.2 s, and fades are those of dialogs; flips, which
    /// begin and end on the screen, take 0.5 s. This choice of tokens is Scrim's own (assumed).
    package static func motion(_ direction: TransitionDirection, by transition: TransitionStyle) -> StyleMotion? {
        let isComing = direction == .present
        let curve = isComing ? emphasizedDecelerate : emphasizedAccelerate
        switch transition {
        case .coverVertical, .slide, .zoom, .custom:
            return StyleMotion(duration: figures[isComing ? .medium4 : .short4], curve: curve)
        case .crossDissolve:
            return StyleMotion(duration: figures[isComing ? .presentDuration : .dismissDuration], curve: curve)
        case .flipHorizontal, .partialCurl: return StyleMotion(duration: figures[.long2], curve: standard)
        case .none: return nil
        }
    }
}
