package import Devices
import Geometry
import Timeline

/// The figures that decide the end of a drag, and which of them applies to which dialog.
package enum ReleaseFigures {
    /// The name of the figure that every list of them has: how far a dialog is dragged that goes.
    package static let share = apple.figure(.share).name

    /// How far a finger moves before the dialog follows, in points.
    static func slop(on stage: Stage) -> Double {
        if let toolkit = stage.toolkit { return toolkit.figures[.releaseSlop] }
        // No source gives it for Apple's other systems and for the web, where that of iOS 26 is used.
        return stage.platform == .material ? MaterialMotion.figures[.touchSlop] : apple[.slop]
    }

    /// The figures of dialogs without rules of their own.
    package static func common(on platform: Platform) -> [StyleFigure] {
        switch platform {
        case .apple: StyleList("other", in: "apple-release").figures
        case .material: StyleList("other", in: "android-release").figures
        case .web: StyleList("release", in: "web-dialog").figures
        case .toolkit(let toolkit): StyleList("release", in: "toolkits", of: toolkit).figures
        }
    }
}

extension ReleaseRules {
    /// The rules of dialogs without rules of their own, by platform.
    package static func common(on stage: Stage) -> ReleaseRules {
        switch stage.platform {
        case .apple: other
        case .material: stage.isByCompose ? compose(on: stage) : material(on: stage)
        case .web: web
        case .toolkit(let toolkit): of(toolkit, on: stage)
        }
    }

    /// The rules of a toolkit's swipes. A swipe slower than the threshold ends at the nearest rest, a faster one at the
    /// next rest in its direction, or dismisses.
    private static func of(_ toolkit: Toolkit, on stage: Stage) -> ReleaseRules {
        let figures = toolkit.figures
        var rules = ReleaseRules(spring: ToolkitMotion(toolkit).sheetSpring, dismissShare: figures[.releaseShare])
        let habits = toolkit.design.habits
        let deceleration = Deceleration(rate: figures[.releaseDeceleration])
        let flick = figures[.releaseFlick] / (habits[.flicksInPixels] ? max(1, stage.grid.scale) : 1)
        rules.dismissSpeed = flick
        rules.minimumSpeed = figures[.releaseSpeed]
        // In other toolkits no speed counts as a flick between detents.
        rules.flickOpening = habits[.flicksToNext] ? .next : .none
        rules.flickClosing = habits[.flicksToNext] ? .next : .none
        if habits[.flicksToNext] { rules.flickSpeed = flick }
        rules.deceleration = deceleration
        rules.rubberBand = figures[.releaseRubberBand]
        return rules
    }

    /// The rules of sheets on Apple's systems.
    ///
    /// Before iOS 15 there were no detents; the cards of that time follow the later rules.
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
        var rules = ReleaseRules(spring: SystemMotion.spring, dismissShare: ReleaseFigures.apple[.share])
        rules.dismissSpeed = ReleaseFigures.apple[.speed]
        rules.rubberBand = ReleaseFigures.everywhere[.rubberBand]
        return rules
    }

    /// The rules of Material's bottom sheet. It is hidden if it is fast or already low, and would be past half its
    /// height a tenth of a second later. Between detents any speed decides, without a projected position; when closing,
    /// a mostly sideways velocity counts as zero.
    ///
    /// These are the rules by which `BottomSheetBehavior` of Material's library decides the end of a drag.
    private static func material(on stage: Stage) -> ReleaseRules {
        let figures = ReleaseFigures.material
        var rules = ReleaseRules(
            spring: Spring(stiffness: figures[.stiffness], dampingRatio: figures[.dampingRatio]),
            dismissShare: figures[.hideThreshold])
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

    /// The rules of Compose's `AnchoredDraggable` with the thresholds of Material's sheets: without speed the sheet
    /// goes to the nearest rest; if fast, to the next one in its direction; if slow, to that one only once it is far
    /// enough from the rest behind it.
    private static func compose(on stage: Stage) -> ReleaseRules {
        var rules = ReleaseRules(
            spring: ComposeMotion(stage).defaultSpatial, dismissShare: ComposeFigure.table[.releaseShare])
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
