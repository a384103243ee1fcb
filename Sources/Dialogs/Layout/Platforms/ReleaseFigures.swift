import Devices
import Geometry
import Timeline

/// The figures that decide the end of a drag, and where each of them applies.
package enum ReleaseFigures {
    package static let share = apple.figure(.share)
    package static let spring = StyleFigure(
        "release.spring.frequency", SystemMotion.spring.naturalFrequency, "rad/s", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.settle.spring: critically damped, the system's spring of mass 3 and "
            + "stiffness 1000")

    /// How far a finger moves on a stage before a dialog follows, in points.
    static func slop(on stage: Stage) -> Double {
        if let toolkit = stage.toolkit { return toolkit.figures[.releaseSlop] }
        // No source gives it for other systems of Apple's, nor for the web; they take that of iOS 26.
        return stage.platform == .material ? MaterialMotion.figures[.touchSlop] : apple[.slop]
    }

    // MARK: Lists

    private static let classic = "iPhone OS 3.2 – iOS 12"
    private static let drawnByNobody = "the system had no sheets to draw then, but a request may name edges"
    private static let others = "all, dialogs that are no sheets"
    private static let rubberBand = everywhere.list(for: .dialog)

    private static func carried(
        _ key: AppleName, to eras: String, because: String? = nil
    ) -> StyleFigure { apple.figure(key).carried(to: eras, because: because) }

    /// The figures of sheets on Apple's systems.
    package static let sheet =
        apple.list(for: .dialog) + [spring] + apple.list(for: .sheet) + rubberBand + [
            carried(.cardSpeed, to: "iOS 13 – 14"), carried(.rubberBandMost, to: "iOS 13 – 14"),
            carried(
                .flick, to: "iOS 26 on",
                because: "no source has it; UIKit's before, at the speed that dismisses then (ios26.drag.velocity)"),
            carried(.deceleration, to: "iOS 26 on", because: "no source has it; UIKit's before"),
            carried(.share, to: classic, because: drawnByNobody), carried(.speed, to: classic, because: drawnByNobody),
            spring.carried(
                to: "iOS 13 – 18",
                because:
                    "the spring of all transitions since iOS 7 (presentation-metrics curve.keyboard7.spring); measured "
                    + "there is only that a card has settled in 0.3 s (card.drag.dismiss)"),
        ]

    /// The figures of every other dialog that a request lets the user swipe away, on Apple's systems.
    package static let other =
        (apple.list(for: .dialog) + [spring]).map {
            $0.carried(to: others, because: "no source has a drag of these")
        } + rubberBand

    package static let message =
        everywhere.list(for: .message) + [
            spring.carried(to: others, because: "a library's curve cannot take over a speed")
        ] + rubberBand

    package static let materialMessage =
        everywhere.list(for: .message).map {
            $0.carried(to: MaterialMotion.eras, because: "no source has a snackbar's")
        } + material.list(for: .motion)

    package static let materialSheet = material.list

    package static let materialOther =
        material.list(for: .dialog).map {
            $0.carried(to: MaterialMotion.eras + ", dialogs that are no bottom sheets")
        } + material.list(for: .motion)

    package static let web =
        WebLooks.figures.list(for: .release) + rubberBand + [
            spring.carried(to: WebMotion.eras, because: "a library's curve cannot take over a speed")
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
        rules.flickSpeed = ReleaseFigures.apple[.flick, .detents]
        rules.flickOpening = .onward
        rules.flickClosing = .onward
        rules.deceleration = Deceleration(rate: ReleaseFigures.apple[.deceleration, .detents])
        guard stage.release == .card || stage.release == .detents else { return rules }
        rules.rubberBand = ReleaseFigures.apple[.sheetRubberBand, .detents]
        rules.rubberBandDimensions.opening = .safeArea
        rules.dismissShare = ReleaseFigures.apple[.cardShare, .detents]
        rules.dismissSpeed = ReleaseFigures.apple[.cardSpeed, .detents]
        return rules
    }

    /// The rules of messages, on every platform.
    package static func message(on stage: Stage) -> ReleaseRules {
        var rules = common(on: stage)
        rules.dismissShare = ReleaseFigures.everywhere[.messageShare]
        rules.dismissSpeed = ReleaseFigures.everywhere[.messageSpeed]
        rules.speedRule = .suffices
        rules.hideFriction = 0
        return rules
    }

    private static var other: ReleaseRules {
        var rules = ReleaseRules(spring: SystemMotion.spring)
        rules.dismissShare = ReleaseFigures.apple[.share]
        rules.dismissSpeed = ReleaseFigures.apple[.speed]
        rules.rubberBand = ReleaseFigures.everywhere[.rubberBand]
        return rules
    }

    /// The rules of Material's bottom sheet. It is hidden if it would be past half its height a tenth of a second
    /// later, and is fast or already low. Among detents any speed decides, no position is projected, and in closing a
    /// velocity that is mostly sideways counts as zero.
    ///
    /// These are the rules by which `BottomSheetBehavior` of Material's library decides the end of a drag.
    private static func material(on stage: Stage) -> ReleaseRules {
        let figures = ReleaseFigures.material
        var rules = ReleaseRules(
            spring: Spring(stiffness: figures[.stiffness], dampingRatio: figures[.dampingRatio]))
        rules.dismissShare = figures[.hideThreshold]
        rules.dismissSpeed = figures[.significantSpeed] / max(1, stage.grid.scale)
        rules.speedRule = .confirms
        rules.hideFriction = figures[.hideFriction]
        rules.minimumSpeed = figures[.minimumSpeed]
        rules.axisDominance = .closing
        rules.restRule = .ends
        rules.halfRule = .byShare
        rules.flickOpening = .next
        rules.flickClosing = .nearest
        rules.rubberBand = figures[.clamped]
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
        rules.rubberBand = ReleaseFigures.material[.clamped]
        return rules
    }

    private static var web: ReleaseRules {
        var rules = other
        rules.dismissShare = WebLooks.figures[.releaseShare]
        rules.dismissSpeed = WebLooks.figures[.releaseSpeed]
        rules.flickSpeed = WebLooks.figures[.releaseSpeed]
        return rules
    }
}
