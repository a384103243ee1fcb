/// How one property of one layer moves: keyframes from 0 to the end of the track.
public struct Track: Hashable, Sendable {
    /// The id of the layer that moves.
    public let layer: String
    /// The keyframes, by time: at least one, the first at 0, all values of one kind.
    ///
    /// Where two keyframes share a time, the value jumps to that of the later one.
    public let keyframes: Keyframes
    /// The property that moves. For corners it depends on the values: `cornerRadii` if they have four radii,
    /// `cornerRadius` if they are one number.
    public let property: Property

    /// A track through `keyframes`. If the first is later than 0, its value holds from 0 on.
    /// - Precondition: there is a keyframe; times are finite, not negative and do not decrease; values are of one kind.
    public init(layer: String, property: Property, keyframes: [Keyframe]) {
        precondition(!keyframes.isEmpty, "a track needs a keyframe")
        let first = keyframes[0]
        var latest = 0.0
        for keyframe in keyframes {
            precondition(keyframe.time.isFinite && keyframe.time >= latest, "a track's keyframes are in order of time")
            precondition(first.value.isSameKind(as: keyframe.value), "a track's values are of one kind")
            latest = keyframe.time
        }
        self.layer = layer
        self.property = property.named(for: first.value)
        self.keyframes = Keyframes(first.time > 0 ? [Keyframe(time: 0, value: first.value)] + keyframes : keyframes)
    }

    /// A track from `start` to `end`: it holds `start` for `delay` seconds and then moves for `duration` seconds.
    public init(
        layer: String, property: Property, from start: AnimatedValue, to end: AnimatedValue, easing: Easing,
        delay: Double = 0, duration: Double
    ) {
        let last = delay + duration
        precondition(delay >= 0 && last >= delay && last.isFinite, "a track's keyframes are in order of time")
        precondition(start.isSameKind(as: end), "a track's values are of one kind")
        self.layer = layer
        self.property = property.named(for: start)
        keyframes =
            delay == 0
            ? Keyframes(from: start, at: 0, to: end, at: last, easing: easing)
            : Keyframes([
                Keyframe(time: 0, value: start), Keyframe(time: delay, value: start, easing: easing),
                Keyframe(time: last, value: end),
            ])
    }

    /// A track from one value to another that starts to move at once.
    /// - Parameter arrival: When the value reaches its end, if that is before the duration is over; it stays there.
    /// - Precondition: the duration is finite and not negative, and the arrival within it.
    @inlinable public init(
        layer: String, property: Property, between ends: Keyframes.Ends, at pace: Keyframes.Pace,
        until arrival: Double? = nil, duration: Double
    ) {
        precondition(duration >= 0 && duration.isFinite, "a track's keyframes are in order of time")
        if let arrival {
            precondition(arrival >= 0 && arrival <= duration, "a track's keyframes are in order of time")
        }
        self.layer = layer
        self.property = property
        keyframes = Keyframes(start: 0, arrival: arrival, end: duration, Keyframes.Segment(ends: ends, pace: pace))
    }

    /// When the track ends: the time of its last keyframe, in seconds.
    public var duration: Double { keyframes.end }

    /// The track with its last value held until `duration` seconds.
    /// - Precondition: the track does not end later than that.
    public func held(until duration: Double) -> Track {
        precondition(duration.isFinite && self.duration <= duration, "a track cannot be held until before its end")
        guard self.duration < duration else { return self }
        let last = keyframes[keyframes.count - 1]
        return Track(
            layer: layer, property: property,
            keyframes: (keyframes.dropLast() + [
                Keyframe(time: last.time, value: last.value), Keyframe(time: duration, value: last.value),
            ]).thinned())
    }

    /// The value at `seconds`.
    ///
    /// From the end on it is exactly the last keyframe's value. Before that, and also at 0, it is what the easing gives
    /// between the two keyframes around that moment. So a spring may not have arrived just before the end, and steps
    /// may jump at 0. At a keyframe, the segment that follows it counts. Times below zero count as zero.
    /// - Complexity: O(log *n*) for *n* keyframes.
    public func value(at seconds: Double) -> AnimatedValue {
        var index = 0
        guard let segment = segment(at: seconds, near: &index) else { return keyframes.endValue }
        return segment.value(segment.easing.progress(at: segment.fraction, of: segment.duration))
    }

    /// The rate of change at `seconds`, per second: a value of the same kind as the track's; nil for texts.
    ///
    /// At a keyframe it is the rate of the segment that follows. From the end on, and while the value is held, it is 0.
    /// A motion that takes over at that moment starts with this rate.
    /// - Complexity: O(log *n*) for *n* keyframes.
    public func velocity(at seconds: Double) -> AnimatedValue? {
        var index = 0
        guard let segment = segment(at: seconds, near: &index) else {
            let last = keyframes.endValue
            return last.rate(to: last, at: 0)
        }
        return segment.start.rate(to: segment.end, at: segment.easing.rate(at: segment.fraction, of: segment.duration))
    }

    /// The segment between two keyframes that contains a moment, and how far through it the moment is.
    struct Segment {
        let start: AnimatedValue
        let end: AnimatedValue
        let easing: Easing
        let duration: Double
        let fraction: Double

        /// The property that moves. It limits the values: radii never become negative, and opacities stay in 0…1,
        /// whatever the easing gives.
        let property: Property

        func value(_ progress: Double) -> AnimatedValue {
            property.bounded(start.interpolated(to: end, at: progress))
        }
    }

    /// The segment at `seconds`; nil from the end on.
    ///
    /// - Parameter index: The index of the segment that was found last; it is replaced by the index of this one. It
    ///   speeds up the search, since successive moments mostly are in the same segment or the next.
    func segment(at seconds: Double, near index: inout Int) -> Segment? {
        let moment = max(seconds, 0)
        guard moment < duration else { return nil }
        guard let list = keyframes.list else {
            let isHolding = moment >= keyframes.arrival
            let start = isHolding ? keyframes.arrival : keyframes.start
            let duration = (isHolding ? keyframes.end : keyframes.arrival) - start
            return Segment(
                start: isHolding ? keyframes.endValue : keyframes.startValue, end: keyframes.endValue,
                easing: isHolding ? .hold : keyframes.segment?.pace.easing ?? .hold, duration: duration,
                fraction: (moment - start) / duration, property: property)
        }
        index = Self.index(of: moment, in: list.span, near: index)
        let (start, end) = (list[index], list[index + 1])
        let duration = end.time - start.time
        return Segment(
            start: start.value, end: end.value, easing: start.easing ?? .hold, duration: duration,
            fraction: (moment - start.time) / duration, property: property)
    }

    /// The index of the last keyframe that is not after `moment`, which is before the end.
    private static func index(of moment: Double, in list: Span<Keyframe>, near guess: Int) -> Int {
        for index in guess...guess + 1 where index + 1 < list.count {
            if list[index].time <= moment, list[index + 1].time > moment { return index }
        }
        var low = 0
        var high = list.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if list[middle].time <= moment {
                low = middle
            } else {
                high = middle - 1
            }
        }
        return low
    }
}
