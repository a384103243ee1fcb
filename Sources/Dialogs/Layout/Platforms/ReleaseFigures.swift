import Devices
import Geometry
import Timeline

/// The figures that decide the end of a drag, and where each of them applies.
package enum ReleaseFigures {
    // MARK: Sheets of iOS 26

    package static let share = apple.figure(.share)
    package static let speed = apple.figure(.speed)
    package static let spring = StyleFigure(
        "release.spring.frequency", SystemMotion.spring.naturalFrequency, "rad/s", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.settle.spring: critically damped, the system's spring of mass 3 and "
            + "stiffness 1000")
    package static let slop = apple.figure(.slop)

    /// How far a finger moves on a stage before a dialog follows, in points.
    static func slop(on stage: Stage) -> Double {
        if let toolkit = stage.toolkit { return toolkit.figures[.releaseSlop] }
        // No source gives it for other systems of Apple's, nor for the web; they take that of iOS 26.
        return stage.platform == .material ? MaterialMotion.figures[.touchSlop] : slop.value
    }

    // MARK: Cards and sheets of iOS 13 to 18

    package static let cardShare = apple.figure(.cardShare)
    package static let cardSpeed = apple.figure(.cardSpeed)

    // MARK: Detents and ends

    package static let flick = apple.figure(.flick)
    package static let deceleration = apple.figure(.deceleration)
    package static let rubberBandMost = apple.figure(.rubberBandMost)
    package static let sheetRubberBand = apple.figure(.sheetRubberBand)
    package static let rubberBand = everywhere.figure(.rubberBand)

    // MARK: Messages

    package static let messageShare = everywhere.figure(.messageShare)
    package static let messageSpeed = everywhere.figure(.messageSpeed)

    // MARK: Material

    package static let hideThreshold = material.figure(.hideThreshold)
    package static let hideFriction = material.figure(.hideFriction)
    package static let significantSpeed = material.figure(.significantSpeed)
    package static let dampingRatio = material.figure(.dampingRatio)
    package static let stiffness = material.figure(.stiffness)
    package static let minimumSpeed = material.figure(.minimumSpeed)
    package static let clamped = material.figure(.clamped)

    // MARK: Web

    package static let webShare = html.figure(.share)
    package static let webSpeed = html.figure(.speed)

    // MARK: Lists

    private static let classic = "iPhone OS 3.2 – iOS 12"
    private static let drawnByNobody = "the system had no sheets to draw then, but a request may name edges"
    private static let others = "all, dialogs that are no sheets"

    /// The figures of sheets on Apple's systems.
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

    /// The figures of every other dialog that a request lets the user swipe away, on Apple's systems.
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
    /// The figures of dialogs without rules of their own.
    static func common(on platform: Platform) -> [StyleFigure] {
        switch platform {
        case .apple: other
        case .material: materialOther
        case .web: web
        case .toolkit(let toolkit): toolkit.figures.list(for: .release)
        }
    }
}

extension ReleaseRules {
    /// The rules of a platform's dialogs that have none of their own.
    package static func common(on stage: Stage) -> ReleaseRules {
        switch stage.platform {
        case .apple: other
        case .material: stage.isByCompose ? compose(on: stage) : material(on: stage)
        case .web: web
        case .toolkit(let toolkit): of(toolkit, on: stage)
        }
    }

    /// The rules of a toolkit's swipes. Slower than its threshold, a swipe ends at the nearest resting place, else at
    /// the one nearest to the projected resting point. The toolkit's speeds are shares of the way, here of half the
    /// window (assumed): a speed that would carry the dialog past the middle from anywhere dismisses it.
    private static func of(_ toolkit: Toolkit, on stage: Stage) -> ReleaseRules {
        let figures = toolkit.figures
        var rules = ReleaseRules(spring: ToolkitMotion(toolkit).sheetSpring)
        let half = max(1, stage.window.height / 2)
        let deceleration = Deceleration(rate: figures[.releaseDeceleration])
        rules.dismissShare = figures[.releaseShare]
        let habits = toolkit.design.habits
        // A toolkit whose flicks go to the next detent has the flick's speed in pixels.
        let flick = figures[.releaseFlick] / (habits.flicksToNext ? max(1, stage.grid.scale) : 1)
        rules.hideFriction = flick > 0 ? 0 : deceleration.travel(at: 1)
        rules.dismissSpeed = flick > 0 ? flick : rules.dismissShare / rules.hideFriction * half
        rules.minimumSpeed = figures[.releaseSpeed] * half
        // In other toolkits no speed is a flick: each only carries the dialog on.
        rules.flickOpening = habits.flicksToNext ? .next : .none
        rules.flickClosing = habits.flicksToNext ? .next : .none
        if habits.flicksToNext { rules.flickSpeed = flick }
        rules.deceleration = deceleration
        rules.rubberBand = figures[.releaseRubberBand]
        return rules
    }

    /// The rules of sheets on Apple's systems.
    ///
    /// Before iOS 15 there were no detents to choose from; cards then follow the rules of those after them.
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

    /// The rules of messages, on every platform.
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

    /// The rules of Material's bottom sheet. It is hidden if it would be past half its height a tenth of a second
    /// later, and is fast or already low. Among detents any speed decides, no position is projected, and in closing a
    /// velocity that is mostly sideways counts as zero.
    ///
    /// These are the rules by which `BottomSheetBehavior` of Material's library decides the end of a drag.
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

    /// The rules by which `AnchoredDraggable` of Compose decides the end of a drag, with the thresholds of Material's
    /// sheets: without speed the nearest place; if fast, the next one in its direction; if slow, that one only once the
    /// sheet is far enough from the place behind it.
    private static func compose(on stage: Stage) -> ReleaseRules {
        var rules = ReleaseRules(spring: ComposeMotion(stage).defaultSpatial)
        rules.dismissSpeed = ComposeFigure.table[.releaseSpeed]
        rules.flickSpeed = ComposeFigure.table[.releaseSpeed]
        rules.slowTravel = ComposeFigure.table[.releaseTravel]
        rules.flickOpening = .none
        rules.flickClosing = .none
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
