package import Boxes
package import Devices
package import Geometry
package import Timeline

/// The answer to one request: what is drawn, what is dark, what a touch does, how everything moves.
///
/// All frames are in the coordinate space that the request asked for, in points; times are in seconds. What is not
/// among the parts that its options want is empty.
package struct ResolvedDialog: Sendable {
    package var id: String?
    package var stage: StageReport
    package var presentation: PresentationReport
    /// Back to front, ids unique, frames at rest.
    package var layers: [Layer]
    package var dimmingRegions: [DimmingRegion]
    /// The first region that holds a touch wins; together they cover the window.
    package var hitRegions: [HitRegion]
    package var transitions: Transitions
    package var lifecycle: Lifecycle
    package var accessibility: Accessibility
    package var adaptations: [Adaptation]
    /// The decisions that led here, when the request asked to have them explained.
    package var trace: [Decision]?
    /// Figures that no source gives, and what stands in for them.
    package var assumptions: [Assumption]
    /// How a finger draws it.
    package var gestures: [Gesture] = []
}

/// What is drawn, what is dark and what a touch does at one rest.
package struct DrawnRest: Sendable {
    package var layers: [Layer]
    package var dimmingRegions: [DimmingRegion]
    package var hitRegions: [HitRegion]

    package init(layers: [Layer], dimmingRegions: [DimmingRegion], hitRegions: [HitRegion]) {
        self.layers = layers
        self.dimmingRegions = dimmingRegions
        self.hitRegions = hitRegions
    }

    /// All that it has.
    package static let parts: AnswerParts = [.layers, .dimmingRegions, .hitRegions]
}

/// The stage as the answer tells it, already in the asked-for coordinate space.
package struct StageReport: Sendable {
    package var device: String?
    package var orientation: Orientation
    package var bounds: Rect
    package var window: Rect
    package var safeArea: Rect
    package var visible: Rect
    package var container: Rect
    package var scale: Double
    package var sizeClass: SizeClasses
    package var keyboard: Rect?
    /// With what it shows while the dialog is up; nil where the window has none.
    package var statusBar: StatusBar?
    /// What it shows without the dialog; nil where the window has none.
    package var statusBarBelow: StatusBar.Style?
    /// Whether what presents the dialog has a navigation bar of its own, as the request says.
    package var presenterHasBar = false
    /// Nothing of it where nobody wants the stage.
    package var screen: ScreenReport
    package var release: AppleRelease
    /// What the user set, as given or by default.
    package var state: DeviceState
    package var options: ResolveOptions
    /// Degrees by which a surface fixed in natural portrait turns its content; nil in the interface's own space.
    package var rotation: Double?
    /// The sizes of the page as CSS has them; nil where the request says nothing of the browser around it.
    package var viewports: Viewports?
    /// What it has in common with other reports of its stage: everything but the container, the status bar, and whether
    /// the presenter has a bar. Nil where it is told off the grid, turned, or of a stage that is not kept.
    package var shared: SharedStage?

    /// The window in its own coordinates, origin zero.
    package var windowInItsOwnSpace: Rect { Rect(origin: .zero, size: window.size) }

    /// The window in the space of the answer's frames.
    package var windowOfFrames: Rect { rotation == nil ? windowInItsOwnSpace : window }
}

/// How the request's style was taken, with the defaults that applied.
package struct PresentationReport: Sendable {
    package var requested: StyleName
    /// What the owner calls the style that was asked for, where it is one of his own.
    package var ownName: String?
    package var resolved: StyleName
    package var level: Level
    package var edge: RestingEdge
    /// The edge where the request names none.
    package var ownEdge = RestingEdge.center
    package var surface: Surface
    package var keyboard: KeyboardPolicy
    package var presentStyle: TransitionStyle
    package var dismissStyle: TransitionStyle
    package var backdropColor: Color
    package var backdropOpacity: Double
    package var interaction: Interaction
    /// Whether size, edge, margins and fixed frames of the request had any say.
    package var isResizable: Bool
    /// How the dialog's width and height came about.
    package var widthSource: SizeSource
    package var heightSource: SizeSource
    /// Every height at which a sheet may rest, from the lowest up; empty for styles without detents.
    package var detents: [RestingDetent]
    /// Whether a column of actions has a single one stand elsewhere.
    package var columnMovesOne = false
    package var popover: Boxed<PlacedPopover>?
    /// What the dialog shares area with at rest.
    package var overlaps: [Overlap]
    /// What its bottom edge stands on.
    package var standing: Standing
}

/// One height at which a sheet may rest.
package struct RestingDetent: Sendable {
    package var detent: Detent
    /// Where the sheet rests at this detent, without a keyboard, in window coordinates.
    package var frame: Rect
    /// Whether what lies behind is dimmed, and touches outside end at the dimming.
    package var isDimmed: Bool
    /// Whether the sheet rests here now.
    package var isSelected: Bool
    /// How much of the frame's height content leaves free for the window's bottom inset, in points.
    package var bottomInset: Double
    /// Width of the frame as a share of the width that the system lays the sheet out in before it shrinks it; 1 for
    /// sheets that are not shrunk.
    package var scale: Double
    /// Whether the sheet is as high here as it can be, and looks accordingly.
    package var isLargest: Bool

    package init(
        detent: Detent, frame: Rect, isDimmed: Bool, isSelected: Bool, bottomInset: Double, scale: Double = 1,
        isLargest: Bool = false
    ) {
        self.detent = detent
        self.frame = frame
        self.isDimmed = isDimmed
        self.isSelected = isSelected
        self.bottomInset = bottomInset
        self.scale = scale
        self.isLargest = isLargest
    }
}

/// A part of the window that is seen dimmed.
package struct DimmingRegion: Sendable {
    package var layer: String
    package var color: Color
    package var opacity: Double
    /// Rectangles that tile the dimmed area without the dialog's box: no gap, no overlap.
    package var rects: [Rect]
    /// The exact outline under the even-odd rule, the dialog's own shape as the hole.
    package var path: VectorPath
    package var interaction: Interaction
}

/// A part of the window and what a touch there does.
package struct HitRegion: Sendable {
    package enum Effect: String, Sendable, CaseIterable { case content, action, dismiss, block, passThrough }

    /// A part of the window, in window coordinates.
    package enum Area: Sendable {
        /// As most are: that takes no path.
        case rectangle(Rect)
        case path(VectorPath)
    }

    package var target: String
    package var area: Area
    package var effect: Effect
    /// For actions: when the dialog goes away in relation to what the action does.
    package var dismisses: Action.Dismisses?

    package init(target: String, path: VectorPath, effect: Effect, dismisses: Action.Dismisses? = nil) {
        self.target = target
        area = .path(path)
        self.effect = effect
        self.dismisses = dismisses
    }

    package init(target: String, rectangle: Rect, effect: Effect, dismisses: Action.Dismisses? = nil) {
        self.target = target
        area = .rectangle(rectangle)
        self.effect = effect
        self.dismisses = dismisses
    }

    /// The area, whatever it is.
    package var path: VectorPath {
        get {
            switch area {
            case .rectangle(let rectangle): VectorPath(rectangle: rectangle)
            case .path(let path): path
            }
        }
        set { area = .path(newValue) }
    }
}

/// Every timeline of the dialog's life.
package struct Transitions: Sendable {
    package struct Rotation: Sendable {
        package var to: Orientation
        package var motion: Motion
        /// How the window itself turns.
        package var rotation: TimelineWithEffects.Rotation
        /// Where it ends, for those who asked.
        package var rest: Boxed<DrawnRest>?
    }

    /// The way to one of a sheet's other detents.
    package struct DetentChange: Sendable {
        package var to: Detent
        package var motion: Motion
        /// Where it ends, for those who asked.
        package var rest: Boxed<DrawnRest>?
    }

    package var present: Motion
    package var dismiss: Motion
    /// What happens instead of `dismiss` when the presenter refuses; nil where nobody is asked.
    package var refuse: Motion?
    package var rotate: [Rotation] = []
    /// From the rest without the keyboard to the rest with it; nil without a keyboard.
    package var keyboard: Motion?
    /// The way back, from the rest with the keyboard to the rest without; nil without a keyboard.
    package var keyboardHide: Motion?
    /// To every other detent, from the lowest up; empty where there is none.
    package var detents: [DetentChange] = []
    /// Where the two of the keyboard end, for those who asked.
    package var keyboardRest: Boxed<DrawnRest>?
    package var keyboardHideRest: Boxed<DrawnRest>?
    /// Where the dialog goes under the system's back gesture, whose progress the times are; nil where there is none.
    package var back: Motion?
    /// An effect that no track can say; nil for most.
    package var presentEffect: Boxed<TransitionEffect>?
    package var dismissEffect: Boxed<TransitionEffect>?
}

extension Motion {
    /// A timeline that nobody wants.
    package static let nothing = Motion(duration: 0)
}

/// A transition that is more than moving layers: how far it has come, over time.
package struct TransitionEffect: Sendable {
    /// The effects that there are. The raw values are the words of the timeline.
    package enum Name: String, Hashable, Sendable, CaseIterable { case partialCurl }

    package var name: Name
    package var layer: String
    /// From 0 (the presenter lies flat) to 1 (the dialog is revealed).
    package var progress: Keyframes

    package init(name: Name, layer: String, progress: Keyframes) {
        self.name = name
        self.layer = layer
        self.progress = progress
    }
}

package struct Lifecycle: Sendable {
    /// Seconds from the start of presenting; nil where nothing but the user ends the dialog.
    package var dismissAt: Double?
    package var removedAt: Double?
    /// The shortest stay that leaves time to read title and message, in seconds from the start of presenting; nil
    /// without text.
    package var recommendedAfter: Double?
    package var swipe: [Edge]
    package var approval: Dismissal.Approval
    /// The keys and gestures of the system that send the dialog away, and whether the request says anything of them.
    package var closeRequests: CloseRequests = []
    package var areCloseRequestsGiven = false
}

package struct Accessibility: Sendable {
    package var isModal: Bool
    package var focusOrder: [String]
    package var initialFocus: String?
    package var inert: [String]
    /// The element of the app that has the focus again once the dialog is gone; nil where the request does not say.
    package var returnFocus: String?
    /// The least width and height of what is touched, pointed at or focused, in points.
    package var minimumTarget: Double
}
