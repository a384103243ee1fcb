package import Boxes
import Devices
package import Geometry
package import Timeline

/// What a dialog is centred in.
package enum CentringArea: String, Sendable, CaseIterable { case container, safeArea }

/// A moment of a motion of several steps.
package struct ScaleStep: Sendable, Hashable {
    /// Share of the whole duration, 0…1.
    package var share: Double
    package var scale: Double
}

/// What a style gives a request that is silent.
package struct StyleDefaults: Sendable {
    package var sizing = SizingDefaults()
    package var look = LookDefaults()
    package var motion = MotionDefaults()
    package var interaction = InteractionDefaults()

    package init() {}
}

/// How large a dialog of a style is, and where it rests.
package struct SizingDefaults: Sendable {
    package var width = Dimension.fraction(1)
    package var height = Dimension.fraction(1)
    /// The least and the greatest width where the request gives none, in points; nil is any.
    package var widths: ClosedRange<Double>?
    /// What a width that a request gives is at least, in points; it has no say where there is no room.
    package var minimumWidth = 0.0
    /// What an own width gives way to where the content asks for more; nil for styles that keep theirs.
    package var wider: Wider?
    /// What the bar takes from the content of a dialog that scrolls, at the end of its lines, in points.
    package var scrollBar = 0.0
    /// By how much a width that is a share of the container is less, where the request gives none, in points.
    package var widthInset = 0.0
    /// The greatest height of a dialog whose height is not given, in points.
    package var maximumHeight: Double?
    /// The least height of a dialog whose height is its content's by default, in points.
    package var minimumHeight = 0.0
    /// Whether a size gives way where the container is smaller; styles that limit themselves say no.
    package var limitsToContainer = true
    /// Whether `content.size`, margins and fixed frames change the resting frame.
    package var isResizable = true
    /// Whether the dialog fills the screen, across folds and all.
    package var fillsScreen = false
    package var edge = RestingEdge.center
    package var centredIn = CentringArea.container
    /// Whether the dialog stays inside the safe area, `margins` off its edges, wherever its frame is not given.
    package var staysInSafeArea = false
    /// What stays free between the dialog and its container, or the safe area, where the request gives no margins.
    package var margins = EdgeInsets.zero
    /// Whether the frame answers the keyboard at all.
    package var avoidsKeyboard = true
    /// What stays free between the dialog and a docked keyboard that it makes way for, in points.
    package var keyboardMargin = 0.0
    /// What stays free between a dialog that a docked keyboard leaves less height and the safe area above, in points.
    package var keyboardTop = 0.0
    /// Whether the dialog goes to the middle of what a docked keyboard leaves, rather than as far as it has to.
    package var centresAboveKeyboard = false
    /// Whether the dialog stays the size it is when a keyboard takes its room, rather than shrinking.
    package var keepsSizeOverKeyboard = false

    /// Widths for contents that are too much for the style's own.
    package struct Wider: Sendable {
        /// In points, in the order in which they are tried; the last one stands whatever the content.
        package var widths: [Double]
        /// The most lines of title at any width but the last.
        package var titleLines: Int
        /// How high, in points, the dialog may not become at any width but the last.
        package var height: Double
    }
}

/// How a dialog of a style looks, and what is behind it.
package struct LookDefaults: Sendable {
    package var content = ContentMetrics.standard
    /// What the content has in the place of that where it is higher than the style's limit, one after another.
    package var smallerContents: [Boxed<ContentMetrics>] = []
    /// Opacity of the dialog as a whole, content included.
    package var opacity = 1.0
    package var corners = CornerRadii.zero
    /// The arrow of a dialog that stands beside its anchor.
    package var arrow: PopoverArrow?
    /// The handle at the top of a sheet; nil for styles without one.
    package var grabber: Grabber?
    package var parallax: Parallax?
    package var backdropOpacity = 0.0
    /// Whether there is a layer `container` around backdrop and dialog.
    package var hasContainer = false
    /// Whether the system shows what the dialog is about, and the apps that may take it.
    package var showsApps = false
    /// Whether the dialog's window lies above the status bar, which is dimmed with everything else.
    package var coversStatusBar = false
    /// Whether the presenter's tint is dimmed while the dialog is up.
    package var dimsPresenterTint = false
}

/// How a dialog of a style comes and goes.
package struct MotionDefaults: Sendable {
    package var transition = TransitionStyle.coverVertical
    /// The curve of coming and going.
    package var curve = MotionCurve.easeInOut
    /// Whether the dialog leaves the way it came, and in the same time, unless the request says otherwise.
    package var leavesAsItCame = false
    /// How long going takes by the style's own transition where the request does not say; nil is as long as coming.
    package var dismissDuration: Double?
    /// Poses for the `zoom` transition.
    package var zoomFrom = Pose(scale: Size(width: 1, height: 1), opacity: 0)
    package var zoomTo = Pose(scale: Size(width: 1, height: 1), opacity: 0)
    /// The steps of the scale when the `zoom` transition presents, instead of one way from `zoomFrom` to rest.
    package var zoomSteps: [ScaleStep] = []
    /// The share of presenting in which opacities get to their rest, 0…1.
    package var fadeShare = 1.0

    /// The curve as one easing.
    package var easing: Easing {
        get { curve.easing }
        set { curve = MotionCurve(newValue) }
    }
}

/// What touches do to a dialog of a style, and around it.
package struct InteractionDefaults: Sendable {
    /// What a touch outside does.
    package var outside = Interaction.block
    /// Whether touches outside pass even while the dialog waits for one of its actions.
    package var staysLiveWithActions = false
    /// By what rules the end of a drag is judged.
    package var release = ReleaseRules.Kind.common
    /// How far a drag has to take a dialog to send it away, however fast, in points; nil is by the rules' share and
    /// speed.
    package var dismissDistance: Double?
    /// The edges towards which the dialog may be drawn away where the request says nothing of swipes.
    package var swipe: [Edge] = []
}

extension StyleDefaults {
    /// By what rules the end of a drag is judged on `stage`.
    package func release(on stage: Stage) -> ReleaseRules {
        switch interaction.release {
        case .common: .common(on: stage)
        case .sheet: .sheet(on: stage)
        case .message: .message(on: stage)
        }
    }

    /// These defaults where what lies behind the dialog stays live.
    fileprivate func leavingPresenterLive() -> StyleDefaults {
        var defaults = self
        defaults.look.backdropOpacity = 0
        defaults.interaction.outside = .passThrough
        defaults.interaction.staysLiveWithActions = true
        return defaults
    }
}

extension Boxed<StyleDefaults> {
    /// These defaults fitted to a stage: themselves on most.
    consuming func fitted(to stage: Stage) -> Boxed {
        if stage.isAppleTelevision { return Boxed(Television.scaled(value)) }
        // Asked of the one figure: a method of the whole would have it copied.
        guard stage.isTooLow(rowHeight: self.look.content.rowHeight) || stage.smallRadiusOnDesktop != nil else {
            return self
        }
        var fitted = value
        fitted.fit(to: stage)
        return Boxed(fitted)
    }

    /// These defaults as they are where the dialog came to rest.
    consuming func adopting(_ placed: Placed) -> Boxed {
        placed.leavesPresenterLive ? Boxed(value.leavingPresenterLive()) : self
    }
}

/// The handle by which a sheet is drawn up and down.
package struct Grabber: Sendable, Hashable {
    package var size: Size
    /// From the dialog's top edge down to its own, in points.
    package var top: Double
    /// From its bottom edge to the content, in points; nil is as far as it is from the top.
    package var bottom: Double?

    package init(size: Size, top: Double) {
        self.size = size
        self.top = top
    }

    /// That of a named style that says how large one is, and where; nil for others.
    init?(of named: NamedStyle?) {
        guard let figures = named?.figures, let width = figures[.grabberWidth], let height = figures[.grabberHeight],
            let top = figures[.grabberTop]
        else { return nil }
        self.init(size: Size(width: width, height: height), top: top)
        bottom = figures[.grabberBottom]
    }
}

extension StyleDefaults {
    /// Makes the parts that are pointed at large enough for the way in which they are.
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
    /// The corners of buttons and fields that a toolkit has on a desktop alone, in points; nil elsewhere.
    fileprivate var smallRadiusOnDesktop: Double? {
        guard idiom == .desktop, let radius = toolkit?.design.details.smallRadiusDesktop, radius > 0 else { return nil }
        return radius
    }

    /// Whether rows of buttons are lower than what is pointed at has to be. Apple's own rows are as high as they are.
    fileprivate func isTooLow(rowHeight: Double) -> Bool {
        guard rowHeight < minimumTarget else { return false }
        return platform != .apple || device.input == .focus
    }
}
