/// The keyframes of a track, in order.
///
/// Nearly every track has two, where it starts and where it ends: those are kept in place, without the easing of the
/// last, which leads nowhere. All others are kept in an array.
public struct Keyframes: Hashable, Sendable, RandomAccessCollection {
    // Read these where they lie, rather than what the list hands out. They do not count where there is no keyframe.

    // In this order they take the least room, which is copied with each track.

    /// When the first is.
    public let start: Double
    /// When the last is.
    public let end: Double
    /// All of them; nil where those two are all.
    public let list: [Keyframe]?
    /// At what value the first is.
    public let startValue: AnimatedValue
    /// At what value the last is.
    public let endValue: AnimatedValue
    /// How the first is left.
    public let easing: Easing?

    /// How many keyframes there are.
    @inlinable public var count: Int { list?.count ?? 2 }

    /// The same keyframes as in the array.
    public init(_ keyframes: [Keyframe]) {
        let nowhere = Keyframe(time: 0, value: .scalar(0))
        let (first, last) = (keyframes.first ?? nowhere, keyframes.last ?? nowhere)
        start = first.time
        startValue = first.value
        easing = first.easing
        end = last.time
        endValue = last.value
        list = keyframes.count == 2 && last.easing == nil ? nil : keyframes
    }

    /// Two keyframes: `start` at one time, left by `easing`, and `end` at a later one.
    @inlinable init(
        from start: AnimatedValue, at time: Double, to end: AnimatedValue, at endTime: Double, easing: Easing?
    ) {
        self.start = time
        startValue = start
        self.easing = easing
        self.end = endTime
        endValue = end
        list = nil
    }

    /// The place of the first keyframe: 0.
    @inlinable public var startIndex: Int { 0 }
    /// One behind the place of the last keyframe.
    @inlinable public var endIndex: Int { count }

    /// The keyframe at a place.
    /// - Precondition: the place is one of the keyframes'.
    @inlinable public subscript(position: Int) -> Keyframe {
        precondition(position >= 0 && position < count, "a keyframe's index is one of the list")
        if let list { return list[position] }
        return position == 0
            ? Keyframe(time: start, value: startValue, easing: easing) : Keyframe(time: end, value: endValue)
    }

    /// Whether each time is as `holds` wants it.
    func allTimes(_ holds: (Double) -> Bool) -> Bool {
        holds(start) && holds(end) && (list?.allSatisfy { holds($0.time) } ?? true)
    }
}
