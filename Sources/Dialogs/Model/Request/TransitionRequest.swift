package import Boxes
import Devices
package import Geometry
package import Timeline

/// The styles in which a dialog can be presented and dismissed.
package enum TransitionStyle: String, Sendable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl, slide, zoom, none, custom
}

/// One direction of a transition as requested; missing members have the style's default.
package struct TransitionRequest: Sendable, Hashable {
    package var style: TransitionStyle?
    package var edge: RelativeEdge?
    /// How far a slide goes, in multiples of the dialog's extent along the slide; `nil` is the style's own distance.
    package var travel: Double?
    /// The duration in seconds, without the delay.
    package var duration: Double?
    /// The time before the motion starts, in seconds.
    package var delay: Double?
    /// The curve of everything that moves, created once from the requested easing.
    package var curve: MotionCurve?
    /// The pose in which the motion starts (presenting) or ends (dismissing), as far as the request gives it.
    package var away = PoseRequest()
    /// The request's own keyframes, which replace `away`, and easings by property.
    package var steps = TransitionSteps()

    package init() {}

    /// The requested easing.
    package var easing: Easing? {
        get { curve?.easing }
        set { curve = newValue.map { MotionCurve($0) } }
    }

    /// Whether the request says itself how the dialog stands at the start, at the end or on the way.
    package var movesDialog: Bool { !away.isEmpty || !steps.keyframes.isEmpty }

    /// A direction for which the request gives nothing.
    package static let silent = Boxed(TransitionRequest())
}

/// Members of a pose that a request gives.
package struct PoseRequest: Sendable, Hashable {
    /// The scale factors along x and y.
    package var scale: Size?
    package var opacity: Double?
    /// The distance added to the resting position, in points.
    package var translation: Point?
    package var rotationX: Double?
    package var rotationY: Double?
    package var rotationZ: Double?

    package init() {}

    package var isEmpty: Bool { self == PoseRequest() }
}
