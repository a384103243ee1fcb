package import Boxes
import Devices
package import Geometry
package import Timeline

/// The area in which a dialog is centred.
package enum CentringArea: String, Sendable, CaseIterable { case container, safeArea }

/// One step of a scale that changes in several steps.
package struct ScaleStep: Sendable, Hashable {
    /// The step's moment as a share of the whole duration, 0…1.
    package var share: Double
    package var scale: Double
}

/// The values of a style where the request is silent.
package struct StyleDefaults: Sendable {
    package var sizing = SizingDefaults()
    package var look = LookDefaults()
    package var motion = MotionDefaults()
    package var interaction = InteractionDefaults()

    package init() {}

    /// Those of a dialog that fills its container, which neither sizes nor keyboards change.
    static var filling: StyleDefaults {
        var defaults = StyleDefaults()
        defaults.sizing.isResizable = false
        defaults.sizing.avoidsKeyboard = false
        defaults.sizing.fillsScreen = true
        return defaults
    }
}

/// The size of a dialog of a style, and where it rests.
package struct SizingDefaults: Sendable {
    package var width = Dimension.fraction(1)
    package var height = Dimension.fraction(1)
    /// The least and the greatest width where the request gives none, in points; nil is any.
    package var widths: ClosedRange<Double>?
    /// The least width of one that a request gives, in points; it is ignored where there is less room.
    package var minimumWidth = 0.0
    /// Wider widths for content that asks for more than the style's own; nil for styles that keep their width.
    package var wider: Wider?
    /// The width that a scroll bar takes from the content of a dialog that scrolls, at the end of its lines, in points.
    package var scrollBar = 0.0
    /// What is subtracted from a width that is a share of the container, where the request gives no width, in points.
    package var widthInset = 0.0
    /// The greatest height of a dialog whose height is not given, in points.
    package var maximumHeight: Double?
    /// The least height of a dialog whose height follows from its content by default, in points.
    package var minimumHeight = 0.0
    /// Whether a size is limited to the container; false for styles that limit themselves.
    package var limitsToContainer = true
    /// Whether `content.size`, margins and fixed frames change the resting frame.
    package var isResizable = true
    /// Whether the dialog fills the screen, even across folds.
    package var fillsScreen = false
    package var edge = RestingEdge.center
    package var centredIn = CentringArea.container
    /// Whether the dialog stays inside the safe area, `margins` off its edges, unless its frame is given.
    package var staysInSafeArea = false
    /// Whether content keeps clear of the unsafe bands that the dialog reaches into.
    package var keepsContentSafe = true
    /// The distances between the dialog and its container, or the safe area, where the request gives no margins.
    package var margins = EdgeInsets.zero
    /// Whether the keyboard changes the frame at all.
    package var avoidsKeyboard = true
    /// What stays free between the dialog and a docked keyboard that it makes way for, in points; nil is nothing, and
    /// where the keyboard ends what it stands in, what its margins keep free at the end of that.
    package var keyboardMargin: Double?
    /// What stays free between the safe area's top and a dialog that a docked keyboard makes less high, in points.
    package var keyboardTop = 0.0
    /// Whether a docked keyboard that the dialog makes way for is the end of its container.
    package var endsAtKeyboard = false
    /// Whether the dialog is centred above a docked keyboard, rather than moved as little as necessary.
    package var centresAboveKeyboard = false
    /// Whether the dialog keeps its size when a keyboard takes its room, rather than shrinking.
    package var keepsSizeOverKeyboard = false

    /// Has the dialog keep its own margin at the top where a keyboard makes it less high, unless it has another
    /// distance for that.
    package mutating func keepTopOverKeyboard() {
        if keyboardTop == 0 { keyboardTop = margins.top }
    }

    /// Widths for content that is too much for the style's own width.
    package struct Wider: Sendable {
        /// The widths in points, in the order in which they are tried; the last one is kept whatever the content.
        package var widths: [Double]
        /// The greatest number of title lines at any width but the last.
        package var titleLines: Int
        /// The height, in points, that the dialog has to stay below at any width but the last.
        package var height: Double
    }
}

/// The look of a dialog of a style, and of the backdrop behind it.
package struct LookDefaults: Sendable {
    package var content = ContentMetrics.standard
    /// Metrics that replace `content`, one after another, while it is higher than the style's limit.
    package var smallerContents: [Boxed<ContentMetrics>] = []
    /// The opacity of the dialog as a whole, content included.
    package var opacity = 1.0
    package var corners = CornerRadii.zero
    /// The arrow of a dialog beside its anchor.
    package var arrow: PopoverArrow?
    /// The grabber of a sheet; nil for styles without one.
    package var grabber: Grabber?
    package var parallax: Parallax?
    package var backdropOpacity = 0.0
    /// Whether there is a layer `container` around backdrop and dialog.
    package var hasContainer = false
    /// Whether the system shows the shared item, and the apps that may take it.
    package var showsApps = false
    /// Whether the dialog's window lies above the status bar, which is then dimmed like everything else.
    package var coversStatusBar = false
    /// Whether the presenter's tint is dimmed while the dialog is up.
    package var dimsPresenterTint = false
}

/// How a dialog of a style comes and goes.
package struct MotionDefaults: Sendable {
    package var transition = TransitionStyle.coverVertical
    /// The curve of coming and going.
    package var curve = MotionCurve.easeInOut
    /// Whether by default the dialog leaves the way it came, and in the same time.
    package var leavesAsItCame = false
    /// The duration of dismissing by the style's own transition, where the request gives none; nil is that of
    /// presenting.
    package var dismissDuration: Double?
    /// The poses of the `zoom` transition.
    package var zoomFrom = Pose(scale: Size(width: 1, height: 1), opacity: 0)
    package var zoomTo = Pose(scale: Size(width: 1, height: 1), opacity: 0)
    /// The steps of the scale when the `zoom` transition presents, instead of a single change from `zoomFrom` to the
    /// rest.
    package var zoomSteps: [ScaleStep] = []
    /// The share of the duration of presenting after which opacities are at rest, 0…1.
    package var fadeShare = 1.0

    /// The curve as one easing.
    package var easing: Easing {
        get { curve.easing }
        set { curve = MotionCurve(newValue) }
    }
}

/// The effects of touches on and around a dialog of a style.
package struct InteractionDefaults: Sendable {
    /// The effect of a touch outside.
    package var outside = Interaction.block
    /// Whether touches outside pass even while the dialog waits for one of its actions.
    package var staysLiveWithActions = false
    /// The rules by which the end of a drag is judged.
    package var release = ReleaseRules.Kind.common
    /// How far a drag has to take a dialog to dismiss it, at any speed, in points; nil leaves that to the share and the
    /// speed of the rules.
    package var dismissDistance: Double?
    /// How a dialog that a finger has drawn away goes on; nil out of its window, or back, by the rules' spring.
    package var drawnMotion: DrawnMotion?
    /// The edges towards which the dialog may be dragged away, where the request says nothing of swipes.
    package var swipe: [Edge] = []
}

/// How a dialog that a finger lets go of moves, at whatever speed: on in the direction in which it was drawn while it
/// fades out, or back to its rest. What lies behind it does not follow the finger, but changes in the same time.
package struct DrawnMotion: Sendable {
    /// How far it goes on, in points.
    package var travel: Double
    /// Seconds.
    package var duration: Double
    package var curve: MotionCurve
}

extension StyleDefaults {
    /// The rules by which the end of a drag is judged on `stage`.
    package func release(on stage: Stage) -> ReleaseRules {
        switch interaction.release {
        case .common: .common(on: stage)
        case .sheet: .sheet(on: stage)
        case .message: .message(on: stage)
        }
    }

    /// These defaults for a place in which the presenter is dimmed by another amount.
    fileprivate func dimming(by opacity: Double) -> StyleDefaults {
        var defaults = self
        defaults.look.backdropOpacity = opacity
        return defaults
    }

    /// These defaults for a place in which the presenter stays live.
    fileprivate func leavingPresenterLive() -> StyleDefaults {
        var defaults = self
        defaults.look.backdropOpacity = 0
        defaults.interaction.outside = .passThrough
        defaults.interaction.staysLiveWithActions = true
        return defaults
    }
}

extension Boxed<StyleDefaults> {
    /// These defaults fitted to a stage; unchanged on most.
    consuming func fitted(to stage: Stage) -> Boxed {
        if stage.isAppleTelevision { return Boxed(Television.scaled(value)) }
        // Tested by these figures alone, since a method of the whole would copy the defaults.
        guard stage.isTooLow(rowHeight: self.look.content.rowHeight) || stage.smallRadiusOnDesktop != nil else {
            return self
        }
        var fitted = value
        fitted.fit(to: stage)
        return Boxed(fitted)
    }

    /// These defaults, adjusted to where the dialog came to rest.
    consuming func adopting(_ placed: Placed) -> Boxed {
        if placed.leavesPresenterLive { return Boxed(value.leavingPresenterLive()) }
        guard let opacity = placed.backdropOpacity else { return self }
        return Boxed(value.dimming(by: opacity))
    }
}

/// The grabber by which a sheet is dragged up and down.
package struct Grabber: Sendable, Hashable {
    package var size: Size
    /// The distance from the dialog's top edge to the grabber's, in points.
    package var top: Double
    /// The distance from the grabber's bottom edge to the content, in points; nil is the same as `top`.
    package var bottom: Double?
    /// Whether the room below the grabber stays free above a bar, too.
    package var keepsBand = false

    package init(size: Size, top: Double) {
        self.size = size
        self.top = top
    }

    /// The grabber of a named style that says how large one is, and where; nil for others.
    init?(of named: NamedStyle?) {
        guard let figures = named?.figures, let width = figures[.grabberWidth], let height = figures[.grabberHeight],
            let top = figures[.grabberTop]
        else { return nil }
        self.init(size: Size(width: width, height: height), top: top)
        bottom = figures[.grabberBottom]
    }
}

extension StyleDefaults {
    /// Makes buttons as large as the stage's input needs them.
    package mutating func fit(to stage: Stage) {
        if stage.isAppleTelevision { self = Television.scaled(self) }
        if let radius = stage.smallRadiusOnDesktop {
            var content = look.content.value
            content.round(by: radius)
            look.content = Boxed(content)
        }
        guard stage.isTooLow(rowHeight: look.content.rowHeight) else { return }
        look.content.rowHeight = stage.minimumTarget
        look.content.buttons.minimumWidth = max(look.content.buttons.minimumWidth, stage.minimumTarget)
    }

}

extension Stage {
    /// The corner radius of buttons and fields that a toolkit has on desktops alone, in points; nil elsewhere.
    fileprivate var smallRadiusOnDesktop: Double? {
        guard idiom == .desktop, let radius = toolkit?.design.details.smallRadiusDesktop, radius > 0 else { return nil }
        return radius
    }

    /// Whether rows of buttons are lower than the stage's least target. Apple's own rows keep their height.
    fileprivate func isTooLow(rowHeight: Double) -> Bool {
        guard rowHeight < minimumTarget else { return false }
        return platform != .apple || device.input == .focus
    }
}
