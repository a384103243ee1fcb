import Geometry

extension Motion {
    /// The moments of a motion from which other animations take their timing, in seconds from its start.
    public struct Moments: Hashable, Sendable {
        /// When the motion first reaches its end values.
        public let arrival: Double
        /// When the motion is farthest beyond its end; nil if it never goes beyond. It may be before the arrival, if a
        /// track that overshoots arrives before another track.
        public let overshoot: Double?
        /// When everything has come to rest, if that is later than the arrival; otherwise nil.
        public let rest: Double?
    }

    /// The moments of this timeline: those of the track that arrives last, ignoring texts. A timeline that moves
    /// nothing arrives at its end.
    ///
    /// - Complexity: O(keyframes).
    public var moments: Moments {
        var lead: (arrival: Double, overshoot: Double?)?
        var known: Keyframes.Travel?
        var rest = 0.0
        var overshoot: Double?
        let tracks = tracks.span
        for index in tracks.indices {
            let moments: (arrival: Double, overshoot: Double?)
            if case .segment(let segment) = tracks[index].keyframes.storage {
                guard segment.ends.start != segment.ends.end else { continue }
                let travel = Keyframes.Travel(
                    start: tracks[index].keyframes.start, arrival: tracks[index].keyframes.arrival, pace: segment.pace)
                // Most tracks of a timeline have the same timing.
                if let known, known == travel { continue }
                known = travel
                rest = max(rest, travel.arrival)
                moments = travel.moments
            } else {
                guard let settling = tracks[index].keyframes.settling else { continue }
                rest = max(rest, settling)
                guard let listed = tracks[index].listedMoments else { continue }
                moments = listed
            }
            if let peak = moments.overshoot { overshoot = max(overshoot ?? peak, peak) }
            guard let before = lead else {
                lead = moments
                continue
            }
            // Fades end at the motion's first arrival, rounded to the grid, so times within a step count as equal.
            let isLater = moments.arrival > before.arrival + Grid.step
            let isBeyond = before.overshoot == nil && moments.overshoot != nil
            if isLater || isBeyond && moments.arrival >= before.arrival - Grid.step { lead = moments }
        }
        guard let lead else { return Moments(arrival: duration, overshoot: nil, rest: nil) }
        return Moments(
            arrival: lead.arrival, overshoot: lead.overshoot ?? overshoot, rest: rest > lead.arrival ? rest : nil)
    }
}

extension Keyframes {
    /// When a value leaves its start and reaches its end, and the pace in between.
    fileprivate struct Travel: Equatable {
        let start: Double
        let arrival: Double
        let pace: Pace

        var moments: (arrival: Double, overshoot: Double?) {
            if case .curve(let curve) = pace, curve.staysBelowItsEnd { return (arrival, nil) }
            return Track.moments(of: pace.easing ?? .hold, from: start, to: arrival)
        }
    }
}

extension CubicBezier {
    /// Whether the curve reaches its end only when the time is over. If both y are at most 1, then 1 − y is never less
    /// than (1 − s)³, where s is the curve's parameter.
    fileprivate var staysBelowItsEnd: Bool { y1 <= 1 && y2 <= 1 }
}

extension Track {
    fileprivate static func moments(
        of easing: Easing, from start: Double, to end: Double
    ) -> (arrival: Double, overshoot: Double?) {
        let span = end - start
        guard span > 0 else { return (end, nil) }
        let arrival = easing.firstArrival(of: span)
        guard arrival < 1, let peak = easing.peak(of: span), peak > arrival, peak < 1 else {
            return (start + arrival * span, nil)
        }
        return (start + arrival * span, start + peak * span)
    }

    /// When a track with a list of keyframes first reaches its end value, and when it is farthest beyond it; nil if it
    /// stands still, or changes a text. It arrives when it first passes the end value, or otherwise with its last
    /// change.
    fileprivate var listedMoments: (arrival: Double, overshoot: Double?)? {
        guard let list = keyframes.list, let last = list.last, !last.value.isWord,
            let moving = list.indices.dropLast().last(where: { list[$0].value != list[$0 + 1].value })
        else { return nil }
        let lastChange = Self.moments(
            of: list[moving].easing ?? .hold, from: list[moving].time, to: list[moving + 1].time)
        // A track that changes only once cannot pass its end value before that change.
        if list[...moving].allSatisfy({ $0.value == list[0].value }) { return lastChange }
        // The signed distance of each keyframe from the end value, positive on the side of the first one.
        let axis = Self.vector(from: last.value, to: list[0].value)
        let distances = list.map { Self.product(Self.vector(from: last.value, to: $0.value), axis) }
        guard distances[0] > 0, let before = distances.indices.dropLast().first(where: { distances[$0 + 1] < 0 }),
            before < moving, let farthest = distances.indices.min(by: { distances[$0] < distances[$1] })
        else { return lastChange }
        return (passing(last.value, axis, between: list[before].time, and: list[before + 1].time), list[farthest].time)
    }

    /// The moment between two others at which the value, measured along an axis, passes its end.
    private func passing(_ end: AnimatedValue, _ axis: [Double], between start: Double, and stop: Double) -> Double {
        var (low, high) = (start, stop)
        // Fifty halvings are more precise than times are written.
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if Self.product(Self.vector(from: end, to: value(at: middle)), axis) > 0 {
                low = middle
            } else {
                high = middle
            }
        }
        return high
    }

    private static func vector(from start: AnimatedValue, to end: AnimatedValue) -> [Double] {
        zip(start.numbers, end.numbers).map { $1 - $0 }
    }

    private static func product(_ one: [Double], _ other: [Double]) -> Double {
        zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
    }
}

extension Keyframes {
    /// When a value with a list of keyframes reaches its final value; nil if it never changes.
    fileprivate var settling: Double? {
        guard let list, let last = list.indices.dropLast().last(where: { list[$0].value != list[$0 + 1].value }) else {
            return nil
        }
        return list[last + 1].time
    }
}

extension AnimatedValue {
    fileprivate var isWord: Bool { if case .text = self { true } else { false } }
}
