package import Boxes
import Devices
package import Geometry
package import Timeline

/// The ways a dialog can come and go.
package enum TransitionStyle: String, Sendable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl, slide, zoom, none, custom
}

/// One direction of a transition as asked for; members left out take the style's default.
package struct TransitionRequest: Sendable, Hashable {
    package var style: TransitionStyle?
    package var edge: RelativeEdge?
    /// How far a slide goes, in lengths of the dialog along its way; nil is as far as its style slides.
    package var travel: Double?
    /// Seconds, without the delay.
    package var duration: Double?
    /// Seconds before the motion starts.
    package var delay: Double?
    /// The curve of all that moves, made once of the easing asked for.
    package var curve: MotionCurve?
    /// Where the motion starts (presenting) or ends (dismissing), as far as the caller says.
    package var away = PoseRequest()
    /// The caller's own steps in the place of `away`, and curves by property.
    package var steps = TransitionSteps()

    package init() {}

    /// The easing asked for.
    package var easing: Easing? {
        get { curve?.easing }
        set { curve = newValue.map { MotionCurve($0) } }
    }

    /// A direction of which the request says nothing.
    package static let silent = Boxed(TransitionRequest())
}

/// Parts of a pose as a caller gives them.
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
