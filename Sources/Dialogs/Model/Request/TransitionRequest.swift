package import Boxes
import Devices
package import Geometry
package import Timeline

/// The styles in which a dialog can be presented and dismissed.
package enum TransitionStyle: String, Sendable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl, slide, zoom, none, custom
}

/// One direction of a transition as asked for; members left out take the style's default.
package struct TransitionRequest: Sendable, Hashable {
    package var style: TransitionStyle?
    package var edge: RelativeEdge?
    /// How far a slide goes, in multiples of the dialog's extent along the slide; `nil` is the style's own distance.
    package var travel: Double?
    /// The duration in seconds, without the delay.
    package var duration: Double?
    /// Seconds before the motion starts.
    package var delay: Double?
    /// The curve of everything that moves, made once from the requested easing.
    package var curve: MotionCurve?
    /// The pose in which the motion starts (presenting) or ends (dismissing), as far as the caller gives it.
    package var away = PoseRequest()
    /// The caller's own keyframes, which replace `away`, and easings by property.
    package var steps = TransitionSteps()

    package init() {}

    /// The requested easing.
    package var easing: Easing? {
        get { curve?.easing }
        set { curve = newValue.map { MotionCurve($0) } }
    }

    /// A direction for which the request gives nothing.
    package static let silent = Boxed(TransitionRequest())
}

/// Members of a pose that a caller gives.
package struct PoseRequest: Sendable, Hashable {
    /// Factors along x and y.
    package var scale: Size?
    package var opacity: Double?
    /// Points added to the resting position.
    package var translation: Point?
    package var rotationX: Double?
    package var rotationY: Double?
    package var rotationZ: Double?

    package init() {}

    package var isEmpty: Bool { self == PoseRequest() }
}
