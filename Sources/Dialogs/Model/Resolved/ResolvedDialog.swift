package import Boxes
package import Devices
package import Geometry
package import Timeline

/// The answer to one request: the layers, the dimming, the effect of touches, and all motion.
///
/// All frames are in the requested coordinate space, in points; times are in seconds. Members that the options do not
/// include are empty.
package struct ResolvedDialog: Sendable {
    package var id: String?
    package var stage: StageReport
    package var presentation: PresentationReport
    /// The layers from back to front, with unique ids and resting frames.
    package var layers: [Layer]
    package var dimmingRegions: [DimmingRegion]
    /// The hit regions, of which the first that contains a touch decides; together they cover the window.
    package var hitRegions: [HitRegion]
    package var transitions: Transitions
    package var lifecycle: Lifecycle
    package var accessibility: Accessibility
    package var adaptations: [Adaptation]
    /// The decisions that led to the answer; `nil` unless the request asked for them.
    package var trace: [Decision]?
    /// Figures without a source, and the values assumed for them.
    package var assumptions: [Assumption]
    /// How a finger can drag the dialog.
    package var gestures: [Gesture] = []
}

/// The layers, dimming regions and hit regions of one resting layout of a dialog.
package struct DrawnRest: Sendable {
    package var layers: [Layer]
    package var dimmingRegions: [DimmingRegion]
    package var hitRegions: [HitRegion]

    package init(layers: [Layer], dimmingRegions: [DimmingRegion], hitRegions: [HitRegion]) {
        self.layers = layers
        self.dimmingRegions = dimmingRegions
        self.hitRegions = hitRegions
    }

    /// The members of an answer that describe a resting layout.
    package static let parts: AnswerParts = [.layers, .dimmingRegions, .hitRegions]
}

/// How the requested style was resolved, with the defaults that applied.
package struct PresentationReport: Sendable {
    package var requested: StyleName
    /// The name of the owner's own style, if one was requested.
    package var ownName: String?
    package var resolved: StyleName
    package var level: Level
    package var edge: RestingEdge
    /// The edge that applies if the request names none.
    package var ownEdge = RestingEdge.center
    package var surface: Surface
    package var keyboard: KeyboardPolicy
    package var presentStyle: TransitionStyle
    package var dismissStyle: TransitionStyle
    package var backdropColor: Color
    package var backdropOpacity: Double
    package var interaction: Interaction
    /// Whether the request's size, edge, margins and fixed frames had any effect.
    package var isResizable: Bool
    /// How the dialog's width and height were determined.
    package var widthSource: SizeSource
    package var heightSource: SizeSource
    /// Every detent of a sheet, from the lowest up; empty for styles without detents.
    package var detents: [RestingDetent]
    package var popover: Boxed<PlacedPopover>?
    /// The bars, keyboards, regions and elements that the dialog overlaps at rest.
    package var overlaps: [Overlap]
    /// What the dialog's bottom edge rests on.
    package var standing: Standing
}

/// One detent of a sheet, with its resting frame.
package struct RestingDetent: Sendable {
    package var detent: Detent
    /// The sheet's frame at this detent, without a keyboard, in window coordinates.
    package var frame: Rect
    /// Whether the area behind is dimmed, so that the dimming receives touches outside of the sheet.
    package var isDimmed: Bool
    /// Whether the sheet now rests at this detent.
    package var isSelected: Bool
    /// How much of the frame's height the content leaves free for the window's bottom inset, in points.
    package var bottomInset: Double
    /// The frame's width as a share of the width in which the system lays the sheet out before it scales it down; 1 for
    /// sheets that are not scaled.
    package var scale = 1.0
    /// Whether the sheet has its greatest height at this detent, and the corresponding looks.
    package var isLargest = false
}

/// A part of the window that appears dimmed.
package struct DimmingRegion: Sendable {
    package var layer: String
    package var color: Color
    package var opacity: Double
    /// Rectangles that tile the dimmed area outside the dialog's box, without gaps or overlaps.
    package var rects: [Rect]
    /// The exact outline under the even-odd rule, with the dialog's own shape as a hole.
    package var path: VectorPath
    package var interaction: Interaction
}

/// A part of the window, and the effect of a touch there.
package struct HitRegion: Sendable {
    package enum Effect: String, Sendable, CaseIterable { case content, action, dismiss, block, passThrough }

    /// A part of the window, in window coordinates.
    package enum Area: Sendable {
        /// The usual case, which needs no path.
        case rectangle(Rect)
        case path(VectorPath)
    }

    package var target: String
    package var area: Area
    package var effect: Effect
    /// For actions: whether the dialog is dismissed before the action runs, after it, or not at all.
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

    /// The area as a path.
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

/// All timelines of a dialog.
package struct Transitions: Sendable {
    package struct Rotation: Sendable {
        package var to: Orientation
        package var motion: Motion
        /// How the window itself rotates.
        package var rotation: TimelineWithEffects.Rotation
        /// The resting layout in which the rotation ends, if the request includes those.
        package var rest: Boxed<DrawnRest>?
    }

    /// The motion to one of a sheet's other detents.
    package struct DetentChange: Sendable {
        package var to: Detent
        package var motion: Motion
        /// The resting layout in which the motion ends, if the request includes those.
        package var rest: Boxed<DrawnRest>?
    }

    package var present: Motion
    package var dismiss: Motion
    /// The motion that replaces `dismiss` if the presenter refuses; `nil` if no approval is needed.
    package var refuse: Motion?
    package var rotate: [Rotation] = []
    /// From the layout without the keyboard to the one with it; `nil` if there is no keyboard.
    package var keyboard: Motion?
    /// From the layout with the keyboard back to the one without it; `nil` if there is no keyboard.
    package var keyboardHide: Motion?
    /// The motions to all other detents, from the lowest up; empty if there are none.
    package var detents: [DetentChange] = []
    /// The resting layouts in which the keyboard motions end, if the request includes those.
    package var keyboardRest: Boxed<DrawnRest>?
    package var keyboardHideRest: Boxed<DrawnRest>?
    /// The motion that the system's back gesture drives, with the gesture's progress as its time; `nil` if there is
    /// none.
    package var back: Motion?
    /// An effect that no track can express; `nil` for most transitions.
    package var presentEffect: Boxed<TransitionEffect>?
    package var dismissEffect: Boxed<TransitionEffect>?
}

extension Motion {
    /// An empty timeline, for answers that do not contain it.
    package static let nothing = Motion(duration: 0)
}

/// A transition effect other than the motion of layers, given by its progress over time.
package struct TransitionEffect: Sendable {
    /// The available effects. The raw values are their names in timelines.
    package enum Name: String, Hashable, Sendable, CaseIterable { case partialCurl }

    package var name: Name
    package var layer: String
    /// From 0 (the presenter is flat) to 1 (the dialog is uncovered).
    package var progress: Keyframes

    package init(name: Name, layer: String, progress: Keyframes) {
        self.name = name
        self.layer = layer
        self.progress = progress
    }
}

package struct Lifecycle: Sendable {
    /// The time from the start of presenting to dismissing, in seconds; `nil` if only the user dismisses the dialog.
    package var dismissAt: Double?
    package var removedAt: Double?
    /// The shortest stay that leaves time to read title and message, in seconds from the start of presenting; `nil` if
    /// there is no text.
    package var recommendedAfter: Double?
    package var swipe: [Edge]
    package var approval: Dismissal.Approval
    /// The system keys and gestures that dismiss the dialog, and whether the request gives them.
    package var closeRequests: CloseRequests = []
    package var areCloseRequestsGiven = false
}

package struct Accessibility: Sendable {
    /// Whether the dialog keeps the user from what lies behind it.
    package var isModal: Bool
    /// Whether a part of the presenter beside the dialog stays live all the same.
    package var leavesPresenterLive = false
    package var focusOrder: [String]
    package var initialFocus: String?
    package var inert: [String]
    /// The app's element that regains the focus after dismissal; `nil` if the request does not say.
    package var returnFocus: String?
    /// The least width and height of a target for touch, pointer or focus, in points.
    package var minimumTarget: Double
}
