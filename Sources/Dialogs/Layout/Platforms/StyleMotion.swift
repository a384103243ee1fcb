/// Which way a transition goes.
package enum TransitionDirection: String, Sendable { case present, dismiss }

/// How a style comes or goes by a transition that the request does not time itself.
///
/// An object, since it is large, and most styles on most systems have none.
package final class StyleMotion: Sendable {
    /// A property that moves in a stretch of the whole time only, and stands still in the rest of it.
    package struct Part: Sendable {
        /// When it starts and ends, as fractions of the whole time.
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
    /// The curve of all that has none of its own.
    package let curve: MotionCurve
    /// How the dialog is set apart from its rest while it is away; nil is as the transition's style has it.
    package let pose: Pose?
    /// The dialog's opacity, where it takes its own time.
    package let fade: Part?
    /// The backdrop's opacity, where it takes its own time.
    package let dimming: Part?
    /// The dialog's scale, where it takes its own time.
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
