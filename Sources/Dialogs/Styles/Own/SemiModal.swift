package import Boxes
import Devices
package import Geometry

/// A panel over part of the screen that slides up from below and leaves the rest visible (2009).
package struct SemiModal: CachedStyle {
    /// The numbers of semi-modal panels: `Figures/semi-modal.json`.
    enum FigureName: Int, FigureKey {
        case sizeHeight, backdropOpacity, durationHalfHeight, awayCenter
    }

    static let figures = FigureTable<FigureName, AnyRelease>("semi-modal")

    /// The duration for a panel without height, in seconds. One as high as the container takes twice as long, and one
    /// of half its height 1 + 1/2 times as long.
    private static let shortest = figures[.durationHalfHeight] / 1.5

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> { defaults[stage] }

    private static let defaults = OwnDefaults(ContentMetrics.standard, onTheWeb: ContentMetrics.edged) {
        content, _, _ in
        var defaults = StyleDefaults()
        defaults.sizing.height = .fraction(figures[.sizeHeight])
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .slide
        defaults.motion.leavesAsItCame = true
        defaults.look.backdropOpacity = figures[.backdropOpacity]
        defaults.look.content = content
        defaults.interaction.outside = .dismiss
        return defaults
    }

    /// A sheet's surface, on Android at a sheet's elevation.
    package func look(in setting: LookSetting) -> DialogLook {
        OwnLooks.look(in: setting, .surfaceContainerLow, at: .level1)
    }

    /// The panel's centre starts at one and a half times the container's side, whatever the panel's own size (A2). A
    /// panel higher than its container starts further out, so that it is invisible before it moves. Through other edges
    /// than the bottom it moves straight to its rest.
    package func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point {
        var away = Sliding.justOutside(frame, through: edge, of: container)
        let distance = Self.figures[.awayCenter] * container.extent(along: edge)
        let far = container[edge.opposite] + (edge.isFar ? distance : -distance)
        func further(_ place: Double) -> Double { edge.isFar ? max(far, place) : min(far, place) }
        if edge.isVertical { away.y = further(away.y) } else { away.x = further(away.x) }
        if edge == .bottom { away.x = container.midX }
        return away
    }

    /// A taller panel moves for longer (A4): the mean speed is that of the half-height panel, so that the duration
    /// grows with the distance from 1.5 sides to the resting centre, from 0.4667 s at no height to 0.9333 s at full
    /// height, which is the maximum.
    package func duration(of move: StyleMove) -> Double {
        guard move.transition == .slide || move.transition == .coverVertical || move.transition == .custom else {
            return move.stage.duration(of: move.transition)
        }
        let (extent, whole) =
            move.edge.isVertical ? (move.frame.height, move.container.height) : (move.frame.width, move.container.width)
        guard whole > 0 else { return Self.shortest }
        // A height that differs from one half only by rounding to pixels counts as one half.
        let isHalf = abs(extent - whole / 2) <= 0.5 / move.stage.grid.scale + 1e-9
        let share = isHalf ? 0.5 : min(1, extent / whole)
        return Self.shortest * (1 + share)
    }

    /// `nil` for a slide, for which the style's own duration and easing are used on every platform.
    package func motion(of move: StyleMove) -> StyleMotion? {
        move.transition == .slide || move.transition == .coverVertical || move.transition == .custom
            ? nil : move.stage.motion(move.direction, by: move.transition)
    }

    package var list: StyleList { StyleList("semiModal", in: "semi-modal") }
}
