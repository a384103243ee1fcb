package import Boxes
import Devices
package import Geometry
import Timeline

/// One way of presenting a dialog. The passes call each style's members in this order.
package protocol PresentationStyle: Sendable {
    /// The values for everything that the request leaves out, and the style's looks.
    func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults
    /// The defaults, fitted to the stage and boxed, so that all readers share them.
    func sharedDefaults(for request: DialogRequest, on stage: Stage) -> Boxed<StyleDefaults>
    /// The looks of the style's parts in a setting, by the roles of the platform's palette.
    func look(in setting: LookSetting) -> DialogLook
    /// The style that replaces this one on the stage, and why; `nil` if this one stays.
    func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation?
    /// The content that the style has even if a popover replaces it, apart from its looks; `nil` for none.
    func popoverContent(on stage: Stage) -> PopoverContent?
    /// Throws if the style cannot be shown on this stage.
    func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError)
    /// The dialog's resting frame before it avoids keyboards and is rounded to pixels, in window coordinates, with what
    /// depends on it.
    func frame(for measured: Measured) throws(ResolveError) -> Placed
    /// Reports how `frame(for:)` placed the dialog.
    func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics)
    /// The centre of a sliding dialog's frame while it is off the screen: the start of presenting and the end of
    /// dismissing, in window coordinates.
    func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point
    /// The duration of presenting if the request gives none, in seconds.
    func duration(of move: StyleMove) -> Double
    /// The motion of presenting or dismissing, if one easing and `duration` do not describe it; else `nil`.
    func motion(of move: StyleMove) -> StyleMotion?
    /// The figures that answers with this style depend on, and the colours and materials that its looks use in addition
    /// to the palette's, as `GET /v1/styles` lists them. The materials' tints and opaque substitutes are not among the
    /// colours.
    var list: StyleList { get }
    /// The platform's own name for the component; `nil` for Apple's styles and the ledger's own.
    var component: String? { get }
}

/// One presentation or dismissal of a dialog: the input of a style's motion.
package struct StyleMove {
    package let direction: TransitionDirection
    package let transition: TransitionStyle
    /// The dialog's resting frame, in window coordinates.
    package let frame: Rect
    /// The edge through which it enters or leaves, if the transition has one.
    package let edge: Edge
    /// The rectangle out of which it slides, in window coordinates.
    package let container: Rect
    package let stage: Stage
    /// Whether the dialog rests where its style puts it, and the request gives nothing of how it comes or goes.
    package let isOwn: Bool

    package init(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage, isOwn: Bool = true
    ) {
        self.direction = direction
        self.transition = transition
        self.frame = frame
        self.edge = edge
        self.container = container
        self.stage = stage
        self.isOwn = isOwn
    }
}

/// The style that replaces another, and why.
package struct StyleAdaptation: Sendable {
    package var to: StyleName
    package var reason: AdaptationReason
    /// Whether buttons of role `cancel` are left out, because a touch outside has the same effect.
    package var omitsCancel = false
    /// Whether the new style is not replaced in turn.
    package var isFinal = false
}

/// The content of a style that a popover replaces.
package struct PopoverContent: Sendable {
    package var metrics: Boxed<ContentMetrics>
    /// The width in points; `nil` is that of other popovers.
    package var width: Double?
}

extension PresentationStyle {
    package func sharedDefaults(for request: DialogRequest, on stage: Stage) -> Boxed<StyleDefaults> {
        var defaults = defaults(for: request, on: stage)
        defaults.fit(to: stage)
        return Boxed(consume defaults)
    }

    package func frame(for measured: Measured) throws(ResolveError) -> Placed { Placed(measured.rest) }
    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {}

    package var component: String? { nil }

    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? { nil }

    package func popoverContent(on stage: Stage) -> PopoverContent? { nil }

    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {}

    package func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point {
        Sliding.justOutside(frame, through: edge, of: container)
    }

    package func duration(of move: StyleMove) -> Double { move.stage.duration(of: move.transition) }

    package func motion(of move: StyleMove) -> StyleMotion? {
        move.stage.motion(move.direction, by: move.transition)
    }
}
