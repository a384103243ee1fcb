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
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-motion")

    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
        .cubicBezier(CubicBezier(x1, y1, x2, y2))
    }

    /// (0.2, 0, 0, 1). Source: presentation-metrics m3.ease.standard.
    package static let standard = MotionCurve(bezier(0.2, 0, 0, 1))
    /// (0.1, 0.7, 0.1, 1), Android's; the web's differs. Source: presentation-metrics m3.ease.emphasized.decelerate.
    package static let emphasizedDecelerate = MotionCurve(bezier(0.1, 0.7, 0.1, 1))
    /// (0.3, 0, 0.8, 0.2), Android's; the web's differs. Source: presentation-metrics m3.ease.emphasized.accelerate.
    package static let emphasizedAccelerate = MotionCurve(bezier(0.3, 0, 0.8, 0.2))
    /// (0.4, 0, 0.2, 1). Source: presentation-metrics m2.ease.legacy.
    package static let legacyStandard = MotionCurve(bezier(0.4, 0, 0.2, 1))
    /// (0, 0, 0.2, 1). Source: presentation-metrics m2.ease.legacy.
    package static let legacyDecelerate = MotionCurve(bezier(0, 0, 0.2, 1))

    /// The path M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1.
    /// Source: presentation-metrics m3.ease.emphasized.android.
    ///
    /// Its two segments, each stretched to the unit square, are the béziers (0.3, 0, 0.8, 0.15) and (0.05, 0.7, 0.1,
    /// 1): 0.05 / 0.166666 = 0.3, 0.06 / 0.4 = 0.15, (0.82 - 0.4) / 0.6 = 0.7, and so on. A keyframe where they meet
    /// plays the path exactly. The nearest single curve is Material's own stand-in for the web, the standard one.
    package static let emphasized = MotionCurve(
        [
            MotionCurve.Piece(until: 1.0 / 6, at: 0.4, bezier(0.3, 0, 0.8, 0.15)),
            MotionCurve.Piece(until: 1, at: 1, bezier(0.05, 0.7, 0.1, 1)),
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
