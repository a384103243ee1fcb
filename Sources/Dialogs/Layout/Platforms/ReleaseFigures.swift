import Devices
import Geometry
import Timeline

/// The numbers by which the end of a drag is judged, and which of them hold where.
package enum ReleaseFigures {
    // MARK: Sheets of iOS 26

    package static let share = StyleFigure(
        "release.dismissShare", 0.5, "of the sheet's height", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.drag.threshold: of 793 pt, 370 spring back and 398 dismiss; of 416, 170 "
            + "and 210")
    package static let speed = StyleFigure(
        "release.dismissSpeed", 1000, "pt/s", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.drag.velocity: 975 springs back")
    package static let spring = StyleFigure(
        "release.spring.frequency", SystemMotion.spring.naturalFrequency, "rad/s", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.settle.spring: critically damped, the system's spring of mass 3 and "
            + "stiffness 1000")
    package static let slop = StyleFigure(
        "release.slop", 10, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.drag.slop: what a finger travels before the sheet follows; a release's "
            + "position is without it")

    /// How far a finger goes on a stage before a dialog follows, in points.
    static func slop(on stage: Stage) -> Double {
        // No source has it for other systems of Apple's, nor for the web: iOS 26's.
        stage.platform == .material ? MaterialMotion.figures[.touchSlop] : slop.value
    }

    // MARK: Cards and sheets of iOS 13 to 18

    private static func uikit(
        _ name: String, _ value: Double, _ unit: String, eras: String = "iOS 15 – 18",
        _ confidence: StyleFigure.Confidence = .measured, source: String
    ) -> StyleFigure {
        StyleFigure(name, value, unit, eras: eras, confidence, source: source)
    }

    package static let cardShare = uikit(
        "release.dismissShare", 0.5, "of the card's height", eras: "iOS 13 – 18", .assumed,
        source: "presentation-metrics release.sheet.dismiss: the nearest of rest and away wins")
    package static let cardSpeed = uikit(
        "release.dismissSpeed", 1000, "pt/s", .assumed,
        source: "presentation-metrics release.sheet.dismiss: a flick dismisses as it goes a detent further")

    // MARK: Detents and ends

    package static let flick = uikit(
        "release.flickSpeed", 1000, "pt/s",
        source: "presentation-metrics release.sheet.flick: from here on what lands back goes a detent further")
    package static let deceleration = uikit(
        "release.deceleration", 0.99, "per ms", source: "presentation-metrics release.sheet.deceleration")
    package static let rubberBandMost = uikit(
        "release.rubberBandDimension.maximum", 100, "pt",
        source:
            "presentation-metrics release.sheet.rubberBand: above the largest detent the dimension is the gap to the "
            + "safe area's top, but no more than this")
    package static let sheetRubberBand = uikit(
        "release.rubberBand", 0.55, "", source: "presentation-metrics release.sheet.rubberBand")
    package static let rubberBand = StyleFigure(
        "release.rubberBand", 0.55, "", eras: "all, dialogs that are no sheets, and sheets of other systems", .assumed,
        source:
            "no source has it; the sheet's (presentation-metrics release.sheet.rubberBand), and that of UIScrollView's "
            + "imitations")

    // MARK: Messages

    package static let messageShare = StyleFigure(
        "release.dismissShare", 0.33, "of the message's extent", .imitated,
        source: "presentation-metrics banner.swiftmessages: closePercent")
    package static let messageSpeed = StyleFigure(
        "release.dismissSpeed", 750, "pt/s", .imitated,
        source: "presentation-metrics banner.swiftmessages: closeSpeed")

    // MARK: Material

    private static func material(
        _ name: String, _ value: Double, _ unit: String, source: String
    ) -> StyleFigure {
        StyleFigure(name, value, unit, eras: MaterialMotion.eras, .documented, source: source)
    }

    package static let hideThreshold = material(
        "release.dismissShare", 0.5, "of the sheet's lowest height",
        source: "presentation-metrics m3.sheet.thresholds: hideThreshold")
    package static let hideFriction = material(
        "release.hideFriction", 0.1, "s", source: "presentation-metrics m3.sheet.thresholds: hideFriction")
    package static let significantSpeed = material(
        "release.dismissSpeed", 500, "px/s",
        source: "presentation-metrics m3.sheet.thresholds: in pixels of the screen, so divided by its scale")
    package static let dampingRatio = material(
        "release.spring.dampingRatio", 0.9, "",
        source: "presentation-metrics m3.spring.standard: spatial, default; leaving is played critically damped")
    package static let stiffness = material(
        "release.spring.stiffness", 700, "N/m", source: "presentation-metrics m3.spring.standard: spatial, default")
    package static let minimumSpeed = material(
        "release.minimumSpeed", 50, "dp/s",
        source: "presentation-metrics android.fling.minimum: below it ViewDragHelper hands on no speed")
    package static let clamped = StyleFigure(
        "release.rubberBand", 0, "", eras: MaterialMotion.eras, .assumed,
        source: "no source in the list of figures; the library holds its sheets at their ends")

    // MARK: Web

    package static let webShare = StyleFigure(
        "release.dismissShare", 0.25, "of the dialog's height", eras: WebMotion.eras, .imitated,
        source: "presentation-metrics vaul.defaults: closeThreshold; HTML itself has no drags")
    package static let webSpeed = StyleFigure(
        "release.dismissSpeed", 400, "px/s", eras: WebMotion.eras, .imitated,
        source: "presentation-metrics vaul.defaults: velocityThreshold, 0.4 px/ms; so for the next detent too")

    // MARK: Lists

    private static let classic = "iPhone OS 3.2 – iOS 12"
    private static let drawnByNobody = "the system had no sheets to draw then, but a request may name edges"
    private static let others = "all, dialogs that are no sheets"

    /// What sheets on Apple's systems go by.
    package static let sheet =
        [
            share, speed, spring, slop, cardShare, cardSpeed, flick, deceleration, rubberBandMost, sheetRubberBand,
            rubberBand, cardSpeed.carried(to: "iOS 13 – 14"), rubberBandMost.carried(to: "iOS 13 – 14"),
            flick.carried(
                to: "iOS 26 on",
                because: "no source has it; UIKit's before, at the speed that dismisses then (ios26.drag.velocity)"),
            deceleration.carried(to: "iOS 26 on", because: "no source has it; UIKit's before"),
            share.carried(to: classic, because: drawnByNobody), speed.carried(to: classic, because: drawnByNobody),
            spring.carried(
                to: "iOS 13 – 18",
                because:
                    "the spring of all transitions since iOS 7 (presentation-metrics curve.keyboard7.spring); measured "
                    + "there is only that a card has settled in 0.3 s (card.drag.dismiss)"),
        ]

    /// What every other dialog that a request lets go by a swipe goes by, on Apple's systems.
    package static let other =
        [share, speed, spring].map {
            $0.carried(to: others, because: "no source has a drag of these")
        } + [rubberBand]

    package static let message = [
        messageShare, messageSpeed,
        spring.carried(to: others, because: "a library's curve cannot take over a speed"), rubberBand,
    ]

    package static let materialMessage =
        [messageShare, messageSpeed].map {
            $0.carried(to: MaterialMotion.eras, because: "no source has a snackbar's")
        } + [dampingRatio, stiffness, clamped]

    package static let materialSheet = [
        hideThreshold, hideFriction, significantSpeed, minimumSpeed, dampingRatio, stiffness, clamped,
    ]

    package static let materialOther =
        [hideThreshold, hideFriction, significantSpeed, minimumSpeed].map {
            $0.carried(to: MaterialMotion.eras + ", dialogs that are no bottom sheets")
        } + [dampingRatio, stiffness, clamped]

    package static let web = [
        webShare, webSpeed,
        rubberBand, spring.carried(to: WebMotion.eras, because: "a library's curve cannot take over a speed"),
    ]
}

extension ReleaseFigures {
    /// What dialogs without rules of their own go by.
    static func common(on platform: Platform) -> [StyleFigure] {
        switch platform {
        case .apple: other
        case .material: materialOther
        case .web: web
        }
    }
}

extension ReleaseRules {
    /// What holds for dialogs of a platform that have no rules of their own.
    package static func common(on stage: Stage) -> ReleaseRules {
        switch stage.platform {
        case .apple: other
        case .material: material(on: stage)
        case .web: web
        }
    }

    /// Sheets of Apple's systems.
    ///
    /// Before iOS 15 there was no detent to choose; cards then go as those after them.
    package static func sheet(on stage: Stage) -> ReleaseRules {
        var rules = other
        rules.flickSpeed = ReleaseFigures.flick.value
        rules.flickOpening = .onward
        rules.flickClosing = .onward
        rules.deceleration = Deceleration(rate: ReleaseFigures.deceleration.value)
        guard stage.release == .card || stage.release == .detents else { return rules }
        rules.rubberBand = ReleaseFigures.sheetRubberBand.value
        rules.rubberBandDimensions.opening = .safeArea
        rules.dismissShare = ReleaseFigures.cardShare.value
        rules.dismissSpeed = ReleaseFigures.cardSpeed.value
        return rules
    }

    /// Messages, on every platform.
    package static func message(on stage: Stage) -> ReleaseRules {
        var rules = common(on: stage)
        rules.dismissShare = ReleaseFigures.messageShare.value
        rules.dismissSpeed = ReleaseFigures.messageSpeed.value
        rules.speedRule = .suffices
        rules.hideFriction = 0
        return rules
    }

    private static var other: ReleaseRules {
        var rules = ReleaseRules(spring: SystemMotion.spring)
        rules.dismissShare = ReleaseFigures.share.value
        rules.dismissSpeed = ReleaseFigures.speed.value
        rules.rubberBand = ReleaseFigures.rubberBand.value
        return rules
    }

    /// Material's bottom sheet: hidden where a tenth of a second on it would be past half its height, if it is fast or
    /// already low. Among heights any speed decides, none looks ahead, and closing a speed that is mostly sideways counts
    /// as none.
    ///
    /// As `BottomSheetBehavior` of Material's library judges the releases of a drag.
    private static func material(on stage: Stage) -> ReleaseRules {
        let stiffness = ReleaseFigures.stiffness.value
        var rules = ReleaseRules(
            spring: Spring(
                stiffness: stiffness, damping: 2 * ReleaseFigures.dampingRatio.value * stiffness.squareRoot()))
        rules.dismissShare = ReleaseFigures.hideThreshold.value
        rules.dismissSpeed = ReleaseFigures.significantSpeed.value / max(1, stage.grid.scale)
        rules.speedRule = .confirms
        rules.hideFriction = ReleaseFigures.hideFriction.value
        rules.minimumSpeed = ReleaseFigures.minimumSpeed.value
        rules.axisDominance = .closing
        rules.restRule = .ends
        rules.halfRule = .byShare
        rules.flickOpening = .next
        rules.flickClosing = .nearest
        rules.rubberBand = ReleaseFigures.clamped.value
        return rules
    }

    private static var web: ReleaseRules {
        var rules = other
        rules.dismissShare = ReleaseFigures.webShare.value
        rules.dismissSpeed = ReleaseFigures.webSpeed.value
        rules.flickSpeed = ReleaseFigures.webSpeed.value
        return rules
    }
}
