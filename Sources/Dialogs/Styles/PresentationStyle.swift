package import Boxes
import Devices
package import Geometry
import Timeline

/// One way of presenting a dialog. The passes ask every style the same questions, in this order.
package protocol PresentationStyle: Sendable {
    /// The values where the request is silent, and the style's looks.
    func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults
    /// The defaults, fitted to the stage and shared by all that looks at them.
    func sharedDefaults(for request: DialogRequest, on stage: Stage) -> Boxed<StyleDefaults>
    /// The looks of the style's parts in a setting, by the roles of the platform's palette.
    func look(in setting: LookSetting) -> DialogLook
    /// The style that this one becomes on the stage, and why; nil where it stays itself.
    func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation?
    /// The content that the style keeps, besides its looks, where a popover takes its place; nil where it keeps none.
    func popoverContent(on stage: Stage) -> PopoverContent?
    /// Throws where the style cannot be shown here at all.
    func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError)
    /// The dialog's rest before it avoids keyboards and is rounded to pixels, in window coordinates.
    func place(_ measured: Measured) throws(ResolveError) -> Placed
    /// Reports how `place` placed the dialog.
    func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics)
    /// The centre of a sliding dialog while it is away, from which it comes and to which it goes, in window
    /// coordinates.
    func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point
    /// The duration of presenting where the request gives none, in seconds.
    func duration(of move: StyleMove) -> Double
    /// How the style comes or goes, where one easing and that duration do not say it all.
    func motion(of move: StyleMove) -> StyleMotion?
    /// The figures that answers with this style depend on, for `GET /v1/styles`.
    var figures: [StyleFigure] { get }
    /// The colours that its looks use besides the palette's, for `GET /v1/styles`.
    var colors: [ColorFigure] { get }
    /// The materials that its looks use, for `GET /v1/styles`; their tints and opaque substitutes are not among
    /// `colors`.
    var materials: [MaterialFigure] { get }
    /// The platform's own name for the component; nil where the style is one of Apple's or of the ledger.
    var component: String? { get }
}

/// One coming or going of a dialog, as a style is asked about it.
package struct StyleMove {
    package let direction: TransitionDirection
    package let transition: TransitionStyle
    /// Where the dialog rests, in window coordinates.
    package let frame: Rect
    /// The edge that it comes from or leaves by, where the transition has one.
    package let edge: Edge
    /// What it slides out of, in window coordinates.
    package let container: Rect
    package let stage: Stage

    package init(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) {
        self.direction = direction
        self.transition = transition
        self.frame = frame
        self.edge = edge
        self.container = container
        self.stage = stage
    }
}

/// The style that takes another's place, and why.
package struct StyleAdaptation: Sendable {
    package var to: StyleName
    package var reason: AdaptationReason
    /// Whether buttons with the role `cancel` are left out, because a touch outside does the same there.
    package var omitsCancel = false
    /// Whether the new style is not adapted once more.
    package var isFinal = false
}

/// The content of a style whose place a popover has taken.
package struct PopoverContent: Sendable {
    package var metrics: Boxed<ContentMetrics>
    /// The width in points; nil is that of other popovers.
    package var width: Double?
}

extension PresentationStyle {
    package func sharedDefaults(for request: DialogRequest, on stage: Stage) -> Boxed<StyleDefaults> {
        var defaults = defaults(for: request, on: stage)
        defaults.fit(to: stage)
        return Boxed(consume defaults)
    }

    package func place(_ measured: Measured) throws(ResolveError) -> Placed { Placed(measured.rest) }
    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {}

    package var component: String? { nil }
    package var colors: [ColorFigure] { [] }
    package var materials: [MaterialFigure] { [] }

    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? { nil }

    package func popoverContent(on stage: Stage) -> PopoverContent? { nil }

    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {}

    package func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point {
        Sliding.justOutside(frame, through: edge, of: container)
    }

    package func duration(of move: StyleMove) -> Double {
        move.stage.duration(of: move.transition)
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        move.stage.motion(move.direction, by: move.transition)
    }
}
