/// A value at a moment, and the easing from there to the next keyframe.
public struct Keyframe: Hashable, Sendable {
    /// The moment, in seconds from the start of the timeline; zero or more.
    public let time: Double
    /// The value at that moment.
    public let value: AnimatedValue
    /// How the motion gets from here to the next keyframe; nil holds the value until then (``Easing/hold``). It has no
    /// meaning on the last keyframe.
    public let easing: Easing?

    /// A keyframe with `value` at `time` seconds, and with `easing` to the next.
    public init(time: Double, value: AnimatedValue, easing: Easing? = nil) {
        self.time = time
        self.value = value
        self.easing = easing
    }
}
