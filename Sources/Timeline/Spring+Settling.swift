extension Spring {
    /// The first moment, in seconds, from which progress stays within `tolerance` of 1; nil if there is none, because
    /// the spring is not damped, or so little that the time exceeds the range of doubles.
    ///
    /// It is the last crossing of the motion itself, not of its envelope: (3, 1000, 500) settles in 0.506 s. If the
    /// parameters change gradually, it jumps when a peak just reaches the tolerance; that follows from the definition.
    /// - Parameter tolerance: A share of the motion, more than 0 and less than 1.
    /// - Precondition: `tolerance` is between 0 and 1, both excluded.
    /// - Complexity: O(1): about 25 evaluations of the motion, at most 300.
    /// - Accuracy: within 1e-9 of the exact moment, relatively above one second (`SpringTests`).
    public func settlingDuration(tolerance: Double = 0.001) -> Double? {
        precondition(tolerance > 0 && tolerance < 1, "a settling tolerance is between 0 and 1")
        let motion = Oscillation(self)
        guard let span = motion.span(ofLastCrossing: tolerance) else { return nil }
        return motion.crossing(of: tolerance, in: span, near: motion.vicinity(of: tolerance, in: span) ?? span)
    }
}

extension Oscillation {
    /// The interval from a moment to a later one, in seconds.
    typealias Span = (start: Double, end: Double)

    /// A span in which |x| falls below `tolerance` for the last time, and only once.
    ///
    /// Between its turning points x is monotone, and the values of |x| at the turning points decrease. So the last
    /// crossing is between the last turning point outside the tolerance and the next one, and it is the only one there.
    func span(ofLastCrossing tolerance: Double) -> Span? {
        switch form {
        case .swinging(let decay, let frequency):
            span(ofLastCrossing: tolerance, decay: decay, frequency: frequency)
        case .creeping(let slow, let gap):
            span(ofLastCrossing: tolerance, slow: slow, gap: gap)
        }
    }

    private func span(ofLastCrossing tolerance: Double, decay: Double, frequency: Double) -> Span? {
        guard decay > 0 else { return nil }
        // x′ is 0 if tan(frequency·t) = −velocity·frequency / (decay² + frequency² − decay·velocity).
        let angle = Elementary.angle(
            y: -velocity * frequency, x: decay * decay + frequency * frequency - decay * velocity)
        let firstTurn = (angle > 0 ? angle : angle + .pi) / frequency
        let halfPeriod = Double.pi / frequency
        let firstPeak = abs(distance(after: firstTurn))
        guard firstPeak > tolerance else { return (0, firstTurn) }

        var peaks = (Elementary.log(firstPeak / tolerance) / (decay * halfPeriod)).rounded(.down)
        guard (firstTurn + (peaks + 2) * halfPeriod).isFinite else { return nil }
        // The logarithm may lead to a number that is off by one if a peak is almost exactly at the tolerance.
        if isOutside(tolerance, at: firstTurn + (peaks + 1) * halfPeriod) {
            peaks += 1
        } else if peaks > 0 && !isOutside(tolerance, at: firstTurn + peaks * halfPeriod) {
            peaks -= 1
        }
        let lastTurn = firstTurn + peaks * halfPeriod
        return (lastTurn, lastTurn + halfPeriod)
    }

    private func span(ofLastCrossing tolerance: Double, slow: Double, gap: Double) -> Span {
        var start = 0.0
        if velocity < 0 || velocity > slow + gap {
            // There is one turning point: e^(gap·t) = 1 + gap·w, so t tends to w as the gap tends to 0.
            let ratio = -velocity / (slow * (slow + gap - velocity))
            let turn = gap == 0 ? ratio : Elementary.log1p(ratio * gap) / gap
            guard isOutside(tolerance, at: turn) else { return (0, turn) }
            start = turn
        }
        var length = 1 / slow
        while isOutside(tolerance, at: start + length) { length *= 2 }
        return (start, start + length)
    }

    private func isOutside(_ tolerance: Double, at seconds: Double) -> Bool {
        abs(distance(after: seconds)) > tolerance
    }

    /// The moment at which |x| falls below `tolerance`, found by halving a span in which it does so once.
    ///
    /// - Parameter vicinity: The part of the span in which the motion has to be evaluated: before it x is outside the
    ///   tolerance, after it inside.
    func crossing(of tolerance: Double, in span: Span, near vicinity: Span) -> Double {
        let side = side(after: span.start)
        var (outside, inside) = span
        for _ in 0..<200 {
            let middle = outside + (inside - outside) / 2
            guard middle > outside && middle < inside else { break }
            let isOutside =
                middle < vicinity.end
                && (middle <= vicinity.start || side * distance(after: middle) > tolerance)
            if isOutside {
                outside = middle
            } else {
                inside = middle
            }
        }
        return inside
    }

    /// A short part of the span around the crossing. At its ends, x is so far from `tolerance` that rounding cannot
    /// move it to the other side. So halving need not evaluate the motion outside of this part, and gives exactly the
    /// same result. Nil if no such part is found, for example if the motion almost stands still at the crossing.
    ///
    /// It is found by Newton's method within a bracket that only shrinks; if a step would leave the bracket, the
    /// bracket is halved instead.
    func vicinity(of tolerance: Double, in span: Span) -> Span? {
        let side = side(after: span.start)
        var (outside, inside) = span
        var moment = outside + (inside - outside) / 2
        for _ in 0..<40 {
            let excess = side * distance(after: moment) - tolerance
            let slope = side * approach(after: moment)
            if abs(excess) < 1e-10 * tolerance {
                let slack = slack(after: moment)
                let reach = (abs(excess) + 3 * slack) / slope
                let near = (start: moment - reach, end: moment + reach)
                let isSure =
                    reach > 0 && near.start > span.start && near.end < span.end
                    && side * distance(after: near.start) > tolerance + slack
                    && side * distance(after: near.end) < tolerance - slack
                return isSure ? near : nil
            }
            if excess > 0 {
                outside = moment
            } else {
                inside = moment
            }
            let next = moment + excess / slope
            moment = next > outside && next < inside ? next : outside + (inside - outside) / 2
        }
        return nil
    }

    /// The sign of x after `seconds`.
    private func side(after seconds: Double) -> Double { distance(after: seconds) < 0 ? -1 : 1 }
}
