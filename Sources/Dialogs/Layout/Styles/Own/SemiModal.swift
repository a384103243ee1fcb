package import Boxes
import Devices
package import Geometry

/// A panel over part of the screen that slides up from below and leaves the rest visible (2009).
package struct SemiModal: CachedStyle {
    package init() {}

    package var summary: String {
        "A panel on an edge of the screen; what it does not cover stays visible, darkened."
    }

    package static let height = StyleFigure(
        "size.height", 0.5, "of the container", .ledger, source: "ledger A1")
    package static let backdrop = StyleFigure(
        "backdrop.opacity", 0.2, "", .ledger, source: "ledger A5; presentation-metrics mission.semimodal.dim")
    /// Seconds for a panel of half the container's height.
    package static let duration = StyleFigure(
        "duration.halfHeight", 0.7, "s", .ledger,
        source: "ledger A2; presentation-metrics mission.semimodal.duration")
    package static let shortest = StyleFigure(
        "duration.minimum", 0.7 / 1.5, "s", .assumed,
        source: "ledger A4 at no height: the mean speed of the half-height panel over a shorter way")
    package static let longest = StyleFigure(
        "duration.maximum", 0.7 * 2 / 1.5, "s", .assumed,
        source: "ledger A4 at full height: the mean speed of the half-height panel over a longer way")
    package static let offscreen = StyleFigure(
        "away.center", 1.5, "of the container", .ledger,
        source: "ledger A2; presentation-metrics mission.semimodal.offscreen")

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> {
        defaults[stage]
    }

    private static let defaults = OwnDefaults(ContentMetrics.standard, onTheWeb: ContentMetrics.edged) {
        content, _, _ in
        var defaults = StyleDefaults()
        defaults.sizing.height = .fraction(height.value)
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .slide
        defaults.motion.leavesAsItCame = true
        defaults.look.backdropOpacity = backdrop.value
        defaults.look.content = content
        defaults.interaction.outside = .dismiss
        return defaults
    }

    /// A sheet's surface, on Android at a sheet's elevation.
    package func look(in setting: LookSetting) -> DialogLook {
        var parts = OwnLooks.parts(in: setting)
        parts[.dialog] = OwnLooks.card(in: setting, .surfaceContainerLow, at: .level1)
        return DialogLook(parts)
    }

    /// The centre comes from one and a half times the container's side, whatever the panel's own size (A2). A panel
    /// higher than its container starts further out, so that it is never seen before it moves. Through the other edges it
    /// moves straight to where it rests.
    package func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point {
        let far = Self.offscreen.value
        let outside = Sliding.justOutside(frame, through: edge, of: container)
        switch edge {
        case .bottom:
            return Point(x: container.midX, y: max(container.minY + far * container.height, outside.y))
        case .top:
            return Point(x: frame.midX, y: min(container.maxY - far * container.height, outside.y))
        case .left:
            return Point(x: min(container.maxX - far * container.width, outside.x), y: frame.midY)
        case .right:
            return Point(x: max(container.minX + far * container.width, outside.x), y: frame.midY)
        }
    }

    /// The taller the panel, the longer the motion (A4): the mean speed stays that of the half-height panel, so the
    /// time grows with the way from 1.5 sides down to the resting centre, from 0.4667 s at no height to 0.9333 s at
    /// full height, and no further.
    package func duration(
        of frame: Rect, through edge: Edge, in container: Rect, by transition: TransitionStyle, on stage: Stage
    ) -> Double {
        guard transition == .slide || transition == .coverVertical || transition == .custom else {
            return stage.duration(of: transition)
        }
        let (extent, whole) =
            edge.isVertical ? (frame.height, container.height) : (frame.width, container.width)
        guard whole > 0 else { return Self.shortest.value }
        let share = min(1, extent / whole)
        return Self.shortest.value * (1 + share)
    }

    /// Its slide is its own on every platform.
    package func motion(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? {
        transition == .slide || transition == .coverVertical || transition == .custom
            ? nil : stage.motion(direction, by: transition)
    }

    package var figures: [StyleFigure] {
        [Self.height, Self.backdrop, Self.duration, Self.shortest, Self.longest, Self.offscreen]
            + ContentMetrics.figures + OwnLooks.figures + Elevation.level1.figures
    }
    package var colors: [ColorFigure] { OwnLooks.colors }
    package var materials: [MaterialFigure] { OwnLooks.materials }
}
