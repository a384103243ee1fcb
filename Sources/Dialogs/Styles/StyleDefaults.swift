package import Boxes
import Devices
package import Geometry
package import Timeline

/// The area in which a dialog is centred.
package enum CentringArea: String, Sendable, CaseIterable { case container, safeArea }

/// A title without a message keeps the size that it shares with other texts.
package struct ScaleStep: Sendable, Hashable {
    /// The step's moment as a share of the whole duration, 0…1.
    package var share: Double
    package var scale: Double
}

/// A style's values for everything that a request leaves out.
package struct StyleDefaults: Sendable {
    package var sizing = SizingDefaults()
    package var look = LookDefaults()
    package var motion = MotionDefaults()
    package var interaction = InteractionDefaults()

    package init() {}

    /// The defaults of a dialog that fills its container, which neither sizes nor keyboards change.
    static var filling: StyleDefaults {
        var defaults = StyleDefaults()
        defaults.sizing.isResizable = false
        defaults.sizing.avoidsKeyboard = false
        defaults.sizing.fillsScreen = true
        return defaults
    }
}

/// The size of a dialog of a style, and its position at rest.
package struct SizingDefaults: Sendable {
    package var width = Dimension.fraction(1)
    package var height = Dimension.fraction(1)
    /// The least and the greatest width if the request gives none, in points; `nil` is any.
    package var widths: ClosedRange<Double>?
    /// The least width that a request may give, in points; it is ignored if there is less room.
    package var minimumWidth = 0.0
    /// Greater widths for content that needs more room than the style's own width offers; `nil` for styles with a fixed
    /// width.
    package var wider: Wider?
    /// The width that a scroll bar takes from scrolling content, at the trailing side, in points.
    package var scrollBar = 0.0
    /// What is subtracted from a width that is a share of the container, if the request gives no width, in points.
    package var widthInset = 0.0
    /// The greatest height of a dialog whose height is not given, in points.
    package var maximumHeight: Double?
    /// The least height of a dialog whose height follows from its content by default, in points.
    package var minimumHeight = 0.0
    /// Whether the size is limited to the container; false for styles that limit it themselves.
    package var limitsToContainer = true
    /// Whether `content.size`, margins and fixed frames change the resting frame.
    package var isResizable = true
    /// Whether the dialog fills the screen, even across folds.
    package var fillsScreen = false
    package var edge = RestingEdge.center
    package var centredIn = CentringArea.container
    /// Whether the dialog stays inside the safe area, inset by `margins`, unless the request gives its frame.
    package var staysInSafeArea = false
    /// Whether content keeps clear of the unsafe bands that the dialog overlaps.
    package var keepsContentSafe = true
    /// The distances between the dialog and its container, or the safe area, if the request gives no margins.
    package var margins = EdgeInsets.zero
    /// Whether the keyboard changes the frame at all.
    package var avoidsKeyboard = true
    /// The least distance between the dialog and a docked keyboard that it avoids, in points; `nil` is 0, or, if the
    /// keyboard ends the dialog's container, the margin there.
    package var keyboardMargin: Double?
    /// The least distance between the safe area's top and a dialog whose height a docked keyboard limits, in points.
    package var keyboardTop = 0.0
    /// Whether a docked keyboard that the dialog avoids is the end of its container.
    package var endsAtKeyboard = false
    /// Whether the dialog is centred above a docked keyboard, rather than moved as little as necessary.
    package var centresAboveKeyboard = false
    /// Whether the dialog keeps its size above a keyboard, rather than shrinking.
    package var keepsSizeOverKeyboard = false

    /// Makes the dialog keep its own top margin if a keyboard limits its height, unless a distance for that case is
    /// set.
    package mutating func keepTopOverKeyboard() { if keyboardTop == 0 { keyboardTop = margins.top } }

    /// Widths to try for content that does not fit the style's own width.
    package struct Wider: Sendable {
        /// The widths in points, in the order in which they are tried; the last one is used for any content.
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
    /// Metrics to try in turn while the content is higher than the style's limit.
    package var smallerContents: [Boxed<ContentMetrics>] = []
    /// The opacity of the dialog as a whole, including its content, 0…1.
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
    /// Whether the system shows the shared item and the apps that can receive it.
    package var showsApps = false
    /// Whether the dialog's window lies above the status bar, which is then dimmed like everything else.
    package var coversStatusBar = false
    /// Whether the presenter's tint is dimmed while the dialog is presented.
    package var dimsPresenterTint = false
}

/// The motion of a dialog of a style when it is presented and dismissed.
package struct MotionDefaults: Sendable {
    package var transition = TransitionStyle.coverVertical
    /// The curve of presenting and dismissing.
    package var curve = MotionCurve.easeInOut
    /// Whether, by default, the dialog is dismissed the way it was presented, in the same time.
    package var leavesAsItCame = false
    /// The duration of dismissing by the style's own transition, in seconds, if the request gives none; `nil` is that
    /// of presenting.
    package var dismissDuration: Double?
    /// The poses of the `zoom` transition.
    package var zoomFrom = Pose(scale: Size(width: 1, height: 1), opacity: 0)
    package var zoomTo = Pose(scale: Size(width: 1, height: 1), opacity: 0)
    /// The steps of the scale when the `zoom` transition presents, instead of a single change from `zoomFrom` to the
    /// resting scale.
    package var zoomSteps: [ScaleStep] = []
    /// The share of the duration of presenting after which opacities have reached their end, 0…1.
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
    /// Whether touches outside pass through even while the dialog has actions to choose from.
    package var staysLiveWithActions = false
    /// The rules that decide the end of a drag.
    package var release = ReleaseRules.Kind.common
    /// The length of a drag that dismisses the dialog at any speed, in points; `nil` leaves the decision to the share
    /// and the speed of the rules.
    package var dismissDistance: Double?
    /// How a dialog that a finger has drawn away goes on; nil out of its window, or back, by the rules' spring.
    package var drawnMotion: DrawnMotion?
    /// The edges towards which the user can drag the dialog away, if the request does not say.
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
    /// The rules that decide the end of a drag on `stage`.
    package func release(on stage: Stage) -> ReleaseRules {
        switch interaction.release {
        case .common: .common(on: stage)
        case .sheet: .sheet(on: stage)
        case .message: .message(on: stage)
        }
    }

    /// These defaults with another opacity of the dimming.
    fileprivate func dimming(by opacity: Double) -> StyleDefaults {
        var defaults = self
        defaults.look.backdropOpacity = opacity
        return defaults
    }

    /// These defaults for a presenter that is not dimmed and receives touches.
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
        // Only these figures are tested: a method of the whole value would copy it.
        guard stage.isTooLow(rowHeight: self.look.content.rowHeight) || stage.smallRadiusOnDesktop != nil else {
            return self
        }
        var fitted = value
        fitted.fit(to: stage)
        return Boxed(fitted)
    }

    /// These defaults with the values that depend on where the dialog rests.
    consuming func adopting(_ placed: Placed) -> Boxed {
        if placed.leavesPresenterLive { return Boxed(value.leavingPresenterLive()) }
        guard let opacity = placed.backdropOpacity else { return self }
        return Boxed(value.dimming(by: opacity))
    }
}

extension StyleDefaults {
    /// Makes buttons as large as the stage's kind of input needs.
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
    /// The corner radius of buttons and fields that a toolkit has only on desktops, in points; `nil` elsewhere.
    fileprivate var smallRadiusOnDesktop: Double? {
        guard idiom == .desktop, let radius = toolkit?.details[.smallRadiusDesktop], radius > 0 else { return nil }
        return radius
    }

    /// Whether rows of buttons are lower than the stage's least target. Apple's own rows keep their height.
    fileprivate func isTooLow(rowHeight: Double) -> Bool {
        guard rowHeight < minimumTarget else { return false }
        return platform != .apple || device.input == .focus
    }
}
