package import Devices
package import Timeline

/// The system's own motion of view controllers, shared by the styles that are the system's own.
package enum SystemMotion {
    /// The figures of the system's motion of view controllers: `Figures/apple-motion.json`.
    enum FigureName: Int, FigureKey {
        case alertSpringMass, alertSpringStiffness, alertSpringDamping
        case coverVerticalSpringMass, coverVerticalSpringStiffness, coverVerticalSpringDamping, coverVerticalDuration
        case crossDissolveDuration, flipHorizontalDuration, partialCurlDuration, rotationDurationPhone
        case rotationDurationPad, rotationHalfTurnFactor, reduceMotionDuration, keyboardDuration, rearrangingDuration
        case returnEnd, recedeStart
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-motion")

    /// The viewer's distance for perspective. UIKit's own is not published.
    package static let perspective = DeviceFigures.figures.figure(.perspective)

    /// The spring of view-controller transitions and of the keyboard since iOS 7.
    package static let spring = Spring(
        mass: figures[.coverVerticalSpringMass], stiffness: figures[.coverVerticalSpringStiffness],
        damping: figures[.coverVerticalSpringDamping])

    static let springCurve = MotionCurve(.spring(spring))

    /// The spring's settling time, in seconds: 0.506.
    package static let springDuration = time(toSettle: spring)

    /// The settling time of one of the system's springs, in seconds.
    static func time(toSettle spring: Spring) -> Double {
        guard let time = spring.settlingDuration() else { preconditionFailure("the system's springs are damped") }
        return time
    }

    /// Returns the settling time of a spring in seconds; `nil` if it never settles. Those of the system's own springs,
    /// and of springs in recent use, are cached.
    static func settlingDuration(of spring: Spring) -> Double? {
        if spring == self.spring { return springSettling }
        if spring == AlertSpring.spring { return alertSettling }
        return others.duration(of: spring)
    }

    private static let others = SettlingTimes()
    private static let springSettling = spring.settlingDuration()
    private static let alertSettling = AlertSpring.spring.settlingDuration()

    /// The easing of the system's own transitions.
    package static func easing(of transition: TransitionStyle, in release: AppleRelease) -> Easing {
        switch transition {
        case .coverVertical, .slide: release == .classic ? .easeInOut : .spring(spring)
        default: .easeInOut
        }
    }

    /// The duration of the system's own transitions, in seconds.
    package static func duration(of transition: TransitionStyle, in release: AppleRelease) -> Double {
        switch transition {
        case .coverVertical, .slide, .custom, .zoom:
            release == .classic ? figures[.coverVerticalDuration, .classic] : springDuration
        case .crossDissolve: figures[.crossDissolveDuration]
        case .flipHorizontal: figures[.flipHorizontalDuration]
        case .partialCurl: figures[.partialCurlDuration]
        case .none: 0
        }
    }
}
