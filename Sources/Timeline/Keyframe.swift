/// A value at a moment, and the way from there to the next.
public struct Keyframe: Hashable, Sendable {
    /// The moment, in seconds from the start of the timeline; zero or more.
    public let time: Double
    /// The value at that moment.
    public let value: AnimatedValue
    /// How the motion gets from here to the next keyframe; nil holds the value until then (``Easing/hold``). On the
    /// last keyframe it says nothing.
    public let easing: Easing?

    /// `value` at `time` seconds, left by `easing`.
    public init(time: Double, value: AnimatedValue, easing: Easing? = nil) {
        self.time = time
        self.value = value
        self.easing = easing
    }
}
