package import Boxes
import Devices
package import Geometry
import Timeline

/// One way of presenting. Every style answers the same questions, in the order in which the passes ask them.
package protocol PresentationStyle: Sendable {
    /// What stands where the request is silent, and how the style looks.
    func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults
    /// The defaults, fitted to the stage and shared by all that looks at them.
    func sharedDefaults(for request: DialogRequest, on stage: Stage) -> Boxed<StyleDefaults>
    /// What its parts look like in a setting, by the roles of the platform's palette.
    func look(in setting: LookSetting) -> DialogLook
    /// What the style becomes on this stage, and why; nil where it stays itself.
    func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation?
    /// What of the style, beside its looks, stays where a popover takes its place; nil where all is the popover's.
    func popoverContent(on stage: Stage) -> PopoverContent?
    /// Whether the style can be shown here at all.
    func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError)
    /// Where the dialog rests, before keyboards and pixels, in window coordinates.
    func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed
    /// What there is to say of where `place` put the dialog.
    func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    )
    /// Where a sliding dialog is when it is away: the centre it comes from and goes to, in window coordinates.
    func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point
    /// How long coming takes where the request does not say, in seconds.
    func duration(of move: StyleMove) -> Double
    /// How the style comes or goes, where one easing and that duration do not say it all.
    func motion(of move: StyleMove) -> StyleMotion?
    /// The numbers that the answers rest on, for `GET /v1/styles`.
    var figures: [StyleFigure] { get }
    /// The colours of its own that its looks rest on beside the palette's, for `GET /v1/styles`.
    var colors: [ColorFigure] { get }
    /// The materials that its looks rest on, likewise; their tints and what stands in their place are not among
    /// `colors`.
    var materials: [MaterialFigure] { get }
    /// What the style is for, in one sentence.
    var summary: String { get }
    /// What the platform itself calls this; nil where it is a style of Apple's or of the ledger.
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

/// A style that another takes the place of, and why.
package struct StyleAdaptation: Sendable {
    package var to: StyleName
    package var reason: AdaptationReason
    /// Whether buttons of role cancel are left out, because a touch outside says the same there.
    package var omitsCancel = false
    /// Whether the new style is not adapted once more.
    package var isFinal = false
}

/// The content of a style that a popover has taken the place of.
package struct PopoverContent: Sendable {
    package var metrics: Boxed<ContentMetrics>
    /// In points; nil is as wide as other popovers.
    package var width: Double?
}

extension PresentationStyle {
    package func sharedDefaults(for request: DialogRequest, on stage: Stage) -> Boxed<StyleDefaults> {
        var defaults = defaults(for: request, on: stage)
        defaults.fit(to: stage)
        return Boxed(consume defaults)
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed { Placed(measured.rest) }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {}

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
