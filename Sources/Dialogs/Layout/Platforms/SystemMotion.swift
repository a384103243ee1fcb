package import Devices
package import Timeline

/// How the system itself moves view controllers, shared by the styles that are the system's own.
package enum SystemMotion {
    package static let springMass = StyleFigure(
        "coverVertical.spring.mass", 3, "kg", eras: "iOS 7 on", .measured,
        source: "presentation-metrics curve.keyboard7.spring")
    package static let springStiffness = StyleFigure(
        "coverVertical.spring.stiffness", 1000, "N/m", eras: "iOS 7 on", .measured,
        source: "presentation-metrics curve.keyboard7.spring")
    package static let springDamping = StyleFigure(
        "coverVertical.spring.damping", 500, "N·s/m", eras: "iOS 7 on", .measured,
        source: "presentation-metrics curve.keyboard7.spring; played critically damped")
    package static let springTime = StyleFigure(
        "coverVertical.duration", springDuration, "s", eras: "iOS 7 on", .measured,
        source: "presentation-metrics curve.keyboard7.spring: the time in which the spring settles")
    package static let classicCover = StyleFigure(
        "coverVertical.duration", 0.4, "s", eras: "iPhone OS 1 – iOS 6", .assumed,
        source: "no source found; the duration often repeated for the slide of that time")
    package static let dissolve = StyleFigure(
        "crossDissolve.duration", 0.4, "s", .assumed, source: "no source found; as long as the slide of iOS 6")
    package static let flip = StyleFigure(
        "flipHorizontal.duration", 0.75, "s", .assumed,
        source: "no source for the style; as long as the flip of two views in Apple's sample TheElements "
            + "(presentation-metrics transition.flip.sample); an imitation has 0.7")
    package static let curl = StyleFigure(
        "partialCurl.duration", 0.75, "s", .assumed, source: "no source found; as long as the flip")
    package static let rotationPhone = StyleFigure(
        "rotation.duration.phone", 0.3, "s", .assumed,
        source: "often repeated for a quarter turn on a phone; no source reached")
    package static let rotationPad = StyleFigure(
        "rotation.duration.pad", 0.4, "s", .assumed,
        source: "often repeated for a quarter turn on a pad; no source reached")
    package static let halfTurnFactor = StyleFigure(
        "rotation.halfTurn.factor", 2, "", eras: "iOS 2 – 12", .documented,
        source: "presentation-metrics transition.rotation.180")
    package static let reducedFade = StyleFigure(
        "reduceMotion.duration", 0.2, "s", .assumed, source: "no source found; short and not zero")
    package static let keyboard = StyleFigure(
        "keyboard.duration", 0.25, "s", eras: "iPhone OS 1 – iOS 6", .measured,
        source: "presentation-metrics keyboard.duration")
    package static let rearranging = StyleFigure(
        "rearranging.duration", springDuration, "s", eras: "iOS 7 on", .assumed,
        source: "no source found for windows, folds, settings and content that change; the system's own spring "
            + "(presentation-metrics curve.keyboard7.spring)")
    package static let classicRearranging = StyleFigure(
        "rearranging.duration", 0.4, "s", eras: "iPhone OS 1 – iOS 6", .assumed,
        source: "no source found; as long as the slide of that time")
    /// The viewer's distance. UIKit's own has not been told.
    package static let perspective = StyleFigure(
        "perspective", 900, "pt", .imitated,
        source: "presentation-metrics transition.semimodal.kn: a library of panels turns its presenter with m34 -1/900")

    package static let figures = [
        springMass, springStiffness, springDamping, springTime, classicCover, dissolve, flip, curl, rotationPhone,
        rotationPad, halfTurnFactor, halfTurnFactor.carried(to: "iOS 13 on"), reducedFade, keyboard,
        rearranging, classicRearranging,
    ]

    /// The spring of view-controller transitions and of the keyboard since iOS 7.
    package static let spring = Spring(
        mass: springMass.value, stiffness: springStiffness.value, damping: springDamping.value)

    /// All that moves by it.
    static let springCurve = MotionCurve(.spring(spring))

    /// The spring's settling time, in seconds: 0.506.
    package static let springDuration = spring.settlingDuration() ?? keyboard.value

    /// How long a spring takes to settle, in seconds; nil for one that never does. The system's own are worked out once.
    static func settlingDuration(of spring: Spring) -> Double? {
        if spring == self.spring { return springSettling }
        if spring == AlertSpring.spring { return alertSettling }
        return spring.settlingDuration()
    }

    private static let springSettling = spring.settlingDuration()
    private static let alertSettling = AlertSpring.spring.settlingDuration()

    /// The curve of the system's own transitions.
    package static func easing(of transition: TransitionStyle, in release: AppleRelease) -> Easing {
        switch transition {
        case .coverVertical, .slide: release == .classic ? .easeInOut : .spring(spring)
        default: .easeInOut
        }
    }

    /// The duration of the system's own transitions, in seconds.
    package static func duration(of transition: TransitionStyle, in release: AppleRelease) -> Double {
        switch transition {
        case .coverVertical, .slide, .custom, .zoom: release == .classic ? classicCover.value : springDuration
        case .crossDissolve: dissolve.value
        case .flipHorizontal: flip.value
        case .partialCurl: curl.value
        case .none: 0
        }
    }
}
