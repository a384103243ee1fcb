import Geometry

extension Track {
    /// The track up to `seconds`, where it stops at the value that it has there.
    ///
    /// It is used for motions that are interrupted. A Bézier curve is cut exactly if the part before the cut is again a
    /// curve with control points in 0…1; straight lines and steps are always cut exactly. Springs, and other parts of
    /// curves, become short cubics that match the motion's value and speed at each joint, and deviate from it by no
    /// more than 0.002 points in between. If an easing leads out of its property's range, such as to an opacity above
    /// 1, that part becomes short straight lines within the range.
    /// - Parameter seconds: When it stops. Times before the start or after the end count as these.
    public func cut(at seconds: Double) -> Track {
        guard seconds < duration else { return self }
        let moment = max(0, seconds)
        var remaining: [Keyframe] = []
        for (index, keyframe) in keyframes.enumerated() where keyframe.time <= moment {
            guard index + 1 < keyframes.count, keyframes[index + 1].time > moment else {
                remaining.append(keyframe)
                continue
            }
            let next = keyframes[index + 1]
            let piece = Piece(
                start: keyframe.value, end: next.value, easing: keyframe.easing ?? .hold,
                from: keyframe.time, duration: next.time - keyframe.time, moment: moment)
            let part = piece.part()
            let isInRange = part.allSatisfy { property.bounded($0.value) == $0.value }
            remaining += isInRange ? part : piece.lines(within: property)
        }
        return Track(layer: layer, property: property, keyframes: remaining.thinned())
    }

    /// The interval between two keyframes in which the track is cut.
    private struct Piece {
        let start: AnimatedValue
        let end: AnimatedValue
        let easing: Easing
        let from: Double
        let duration: Double
        /// Where the interval is cut: at `from` or later, and before its end.
        let moment: Double

        func value(_ progress: Double) -> AnimatedValue { start.interpolated(to: end, at: progress) }

        /// The keyframes from the interval's start to `moment`. The last one is exactly at that moment.
        func part() -> [Keyframe] {
            let fraction = (moment - from) / duration
            guard fraction > 0, start != end else {
                // Steps may jump at once.
                let value = value(easing.progress(at: 0, of: duration))
                return [Keyframe(time: from, value: value)]
                    + (moment > from ? [Keyframe(time: moment, value: value)] : [])
            }
            switch easing {
            case .cubicBezier(let curve):
                guard let head = curve.head(until: fraction) else { return cubics(until: fraction) }
                return [
                    Keyframe(time: from, value: start, easing: .cubicBezier(head)),
                    Keyframe(time: moment, value: value(curve.progress(at: fraction))),
                ]
            case .linear(let line):
                return corners(line.stops.map(\.fraction), until: fraction)
            case .steps(let stairs):
                return jumps(stairs, until: fraction)
            case .spring:
                return cubics(until: fraction)
            }
        }

        /// Straight lines, 240 of them a second, whose values stay in the range of `property`.
        func lines(within property: Property) -> [Keyframe] {
            let fraction = (moment - from) / duration
            let count = min(max(8, (240 * fraction * duration).rounded(.up)), Self.most)
            var stops = stride(from: 1.0, to: count, by: 1).map { fraction * $0 / count }
            if case .linear(let line) = easing { stops = (stops + line.stops.map(\.fraction)).sorted() }
            let bounded = corners(stops, until: fraction).map {
                Keyframe(time: $0.time, value: property.bounded($0.value), easing: $0.easing)
            }
            // At a limit of the range a value may stay the same for many lines; the first and the last keyframe of
            // these are enough.
            return bounded.indices.compactMap { index in
                let isBetweenEquals =
                    index > 0 && index + 1 < bounded.count && bounded[index - 1].value == bounded[index].value
                    && bounded[index + 1].value == bounded[index].value
                return isBetweenEquals ? nil : bounded[index]
            }
        }

        /// Straight lines between the corners of a piecewise line.
        private func corners(_ fractions: [Double], until fraction: Double) -> [Keyframe] {
            var keyframes: [Keyframe] = []
            for stop in [0] + fractions.filter({ $0 > 0 && $0 < fraction }) + [fraction] {
                // At a jump, the value just before the stop is needed, too.
                let before = stop - stop.ulp * 4
                if stop > 0 {
                    keyframes.append(keyframe(at: stop, progress: easing.progress(at: before, of: duration)))
                }
                keyframes.append(keyframe(at: stop, progress: easing.progress(at: stop, of: duration), easing: .linear))
            }
            return keyframes.dropLast() + [last(easing.progress(at: fraction, of: duration))]
        }

        /// A constant part and a jump for each step.
        private func jumps(_ stairs: StepsEasing, until fraction: Double) -> [Keyframe] {
            var keyframes = [keyframe(at: 0, progress: stairs.progress(at: 0))]
            var progress = stairs.progress(at: 0)
            let count = min(Double(stairs.count), Self.most)
            for step in stride(from: 1.0, through: count, by: 1) {
                let stop = step / count
                guard stop <= fraction else { break }
                keyframes.append(keyframe(at: stop, progress: progress))
                progress = stairs.progress(at: stop)
                keyframes.append(keyframe(at: stop, progress: progress))
            }
            // A fraction right next to a jump counts as equal to it.
            let end = stairs.progress(at: fraction)
            if end != progress { keyframes.append(last(progress)) }
            keyframes.append(last(end))
            return keyframes
        }

        /// Cubics that match the motion's value and speed at each joint.
        private func cubics(until fraction: Double) -> [Keyframe] {
            let seconds = fraction * duration
            // A cubic over h seconds deviates from a motion of frequency w by (w·h)⁴/384 of the distance.
            var pace = 20 / duration
            if case .spring(let spring) = easing {
                pace = max(spring.naturalFrequency, abs(spring.initialVelocity) / 2)
            }
            let share = 0.11 * (1_000 / max(1_000, extent)).squareRoot().squareRoot()
            let count = min(max(4, (seconds * pace / share).rounded(.up)), Self.most)
            // Joints are on the grid of times, so that writing them with four decimals does not move them.
            var joins = [0.0]
            for index in stride(from: 1.0, to: count, by: 1) {
                let join = (Grid.nearest(from + seconds * index / count) - from) / duration
                if join > joins[joins.count - 1], join < fraction { joins.append(join) }
            }
            joins.append(fraction)
            var keyframes: [Keyframe] = []
            for (here, there) in zip(joins, joins.dropFirst()) {
                let progress = easing.progress(at: here, of: duration)
                let rise = easing.progress(at: there, of: duration) - progress
                let run = (there - here) * duration
                keyframes.append(
                    keyframe(
                        at: here, progress: progress,
                        easing: Self.cubic(
                            leaving: easing.rate(at: here, of: duration) * run / (3 * rise),
                            arriving: easing.rate(at: there, of: duration) * run / (3 * rise))))
            }
            return keyframes + [last(easing.progress(at: fraction, of: duration))]
        }

        private static func cubic(leaving: Double, arriving: Double) -> Easing {
            guard leaving.isFinite, arriving.isFinite, abs(leaving) < 1e6, abs(arriving) < 1e6 else { return .linear }
            return .cubicBezier(CubicBezier(1.0 / 3, leaving, 2.0 / 3, 1 - arriving))
        }

        /// The keyframe at the end of the part.
        private func last(_ progress: Double) -> Keyframe { Keyframe(time: moment, value: value(progress)) }

        private func keyframe(at fraction: Double, progress: Double, easing: Easing? = nil) -> Keyframe {
            // Converting a moment to its fraction and back may make it greater by a unit in the last place.
            Keyframe(time: min(from + fraction * duration, moment), value: value(progress), easing: easing)
        }

        /// How far the value changes over the interval, in its own unit.
        private var extent: Double {
            switch start.rate(to: end, at: 1) {
            case .scalar(let change): abs(change)
            case .point(let change): max(abs(change.x), abs(change.y))
            case .size(let change): max(abs(change.width), abs(change.height))
            case .pair(let x, let y): max(abs(x), abs(y))
            case .corners(let radii): radii.numbers.reduce(0) { max($0, abs($1)) }
            case .text, nil: 0
            }
        }

        /// The greatest number of pieces of one interval.
        private static let most = 1_000.0
    }
}

extension CubicBezier {
    /// The curve up to `fraction` of the time, stretched to the unit square; nil if the result is not a timing curve.
    fileprivate func head(until fraction: Double) -> CubicBezier? {
        let height = progress(at: fraction)
        guard abs(height) > 1e-3 else { return nil }
        if x1 == y1 && x2 == y2 { return .linear }
        let parameter = parameter(at: fraction)
        func inner(_ first: Double, _ second: Double) -> (Double, Double) {
            (parameter * first, parameter * ((1 - parameter) * 2 * first + parameter * second))
        }
        let (firstX, secondX) = inner(x1, x2)
        let (firstY, secondY) = inner(y1, y2)
        // Rounding may put an x just outside its range.
        func share(_ x: Double) -> Double? {
            let share = x / fraction
            guard share > -1e-9, share < 1 + 1e-9 else { return nil }
            return min(max(share, 0), 1)
        }
        guard let firstShare = share(firstX), let secondShare = share(secondX) else { return nil }
        return CubicBezier(firstShare, firstY / height, secondShare, secondY / height)
    }
}
