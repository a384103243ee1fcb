/// The direction of a transition.
package enum TransitionDirection: String, Sendable { case present, dismiss }

/// The motion by which a style is presented or dismissed, for a transition that the request does not time itself.
///
/// A class, since it is large and most styles on most systems have none.
package final class StyleMotion: Sendable {
    /// A property that moves in one part of the duration only, and stands still in the rest of it.
    package struct Part: Sendable {
        /// The start and the end as fractions of the whole duration.
        package var start = 0.0
        package var end = 1.0
        package var curve: MotionCurve

        package init(from start: Double = 0, to end: Double = 1, _ curve: MotionCurve) {
            self.start = start
            self.end = end
            self.curve = curve
        }
    }

    /// Seconds from the first to the last movement.
    package let duration: Double
    /// The curve of all properties that have none of their own.
    package let curve: MotionCurve
    /// The dialog's pose while it is away; `nil` is that of the transition's style.
    package let pose: Pose?
    /// The dialog's opacity, if it has a time of its own.
    package let fade: Part?
    /// The backdrop's opacity, if it has a time of its own.
    package let dimming: Part?
    /// The dialog's scale, if it has a time of its own.
    package let scaling: Part?

    package init(
        duration: Double, curve: MotionCurve, pose: Pose? = nil, fade: Part? = nil, dimming: Part? = nil,
        scaling: Part? = nil
    ) {
        self.duration = duration
        self.curve = curve
        self.pose = pose
        self.fade = fade
        self.dimming = dimming
        self.scaling = scaling
    }
}
