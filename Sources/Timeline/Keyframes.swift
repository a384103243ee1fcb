/// The keyframes of a track, in order.
///
/// Nearly every track has two, where it starts and where it ends: the outermost are kept in place, and only those between
/// them take an array.
public struct Keyframes: Hashable, Sendable, RandomAccessCollection {
    /// The outermost two, one and the same where there is one; neither counts where there is none.
    @usableFromInline let head: Keyframe
    @usableFromInline let tail: Keyframe
    @usableFromInline let between: [Keyframe]
    /// How many keyframes there are.
    public let count: Int

    /// The same keyframes as in the array.
    public init(_ keyframes: [Keyframe]) {
        let nowhere = Keyframe(time: 0, value: .scalar(0))
        head = keyframes.first ?? nowhere
        tail = keyframes.last ?? nowhere
        between = keyframes.count > 2 ? Array(keyframes[1..<(keyframes.count - 1)]) : []
        count = keyframes.count
    }

    /// Two keyframes.
    init(_ first: Keyframe, _ last: Keyframe) {
        head = first
        tail = last
        between = []
        count = 2
    }

    /// The place of the first keyframe: 0.
    @inlinable public var startIndex: Int { 0 }
    /// One behind the place of the last keyframe.
    @inlinable public var endIndex: Int { count }

    /// The keyframe at a place.
    /// - Precondition: the place is one of the keyframes'.
    @inlinable public subscript(position: Int) -> Keyframe {
        precondition(position >= 0 && position < count, "a keyframe's index is one of the list")
        return position == 0 ? head : position == count - 1 ? tail : between[position - 1]
    }

    /// The time of the last one, in seconds; 0 where there is none.
    var end: Double { tail.time }

    /// Whether each time is as `holds` wants it.
    func allTimes(_ holds: (Double) -> Bool) -> Bool {
        holds(head.time) && holds(tail.time) && between.allSatisfy { holds($0.time) }
    }
}
