extension Spring {
    /// The first moment, in seconds, from which progress stays within `tolerance` of 1; nil if there is none, since
    /// the spring is not damped, or so little that no double holds the time.
    ///
    /// It is the last crossing itself, not the envelope's: (3, 1000, 500) settles in 0.506 s. It jumps where a peak
    /// just reaches the tolerance, as the definition does.
    /// - Parameter tolerance: A share of the motion, more than 0 and less than 1.
    /// - Precondition: `tolerance` is between 0 and 1, both excluded.
    /// - Complexity: O(1): a search by halving, at most 200 evaluations of the motion.
    /// - Accuracy: within 1e-9 of the exact moment, relatively above one second (`SpringTests`).
    public func settlingDuration(tolerance: Double = 0.001) -> Double? {
        precondition(tolerance > 0 && tolerance < 1, "a settling tolerance is between 0 and 1")
        return Oscillation(self).lastCrossing(of: tolerance)
    }
}

extension Oscillation {
    /// The last moment at which |x| is `tolerance`.
    ///
    /// Between its turning points x is monotone, and the |x| of the turning points fall. So the crossing lies after the
    /// last turning point that is still outside, and before the next; there it is the only one.
    fileprivate func lastCrossing(of tolerance: Double) -> Double? {
        switch form {
        case .swinging(let decay, let frequency):
            lastCrossing(of: tolerance, decay: decay, frequency: frequency)
        case .creeping(let slow, let gap):
            lastCrossing(of: tolerance, slow: slow, gap: gap)
        }
    }

    private func lastCrossing(of tolerance: Double, decay: Double, frequency: Double) -> Double? {
        guard decay > 0 else { return nil }
        // x′ = 0 where tan(frequency·t) = −velocity·frequency / (decay² + frequency² − decay·velocity).
        let angle = Elementary.angle(
            y: -velocity * frequency, x: decay * decay + frequency * frequency - decay * velocity)
        let firstTurn = (angle > 0 ? angle : angle + .pi) / frequency
        let halfPeriod = Double.pi / frequency
        let firstPeak = abs(distance(after: firstTurn))
        guard firstPeak > tolerance else { return crossing(of: tolerance, between: 0, and: firstTurn) }

        var peaks = (Elementary.log(firstPeak / tolerance) / (decay * halfPeriod)).rounded(.down)
        guard (firstTurn + (peaks + 2) * halfPeriod).isFinite else { return nil }
        // The logarithm may be one off where a peak is all but on the border.
        if isOutside(tolerance, at: firstTurn + (peaks + 1) * halfPeriod) {
            peaks += 1
        } else if peaks > 0 && !isOutside(tolerance, at: firstTurn + peaks * halfPeriod) {
            peaks -= 1
        }
        let lastTurn = firstTurn + peaks * halfPeriod
        return crossing(of: tolerance, between: lastTurn, and: lastTurn + halfPeriod)
    }

    private func lastCrossing(of tolerance: Double, slow: Double, gap: Double) -> Double? {
        var start = 0.0
        if velocity < 0 || velocity > slow + gap {
            // The one turning point: e^(gap·t) = 1 + gap·w, so t tends to w with the gap.
            let ratio = -velocity / (slow * (slow + gap - velocity))
            let turn = gap == 0 ? ratio : Elementary.log1p(ratio * gap) / gap
            guard isOutside(tolerance, at: turn) else { return crossing(of: tolerance, between: 0, and: turn) }
            start = turn
        }
        var span = 1 / slow
        while isOutside(tolerance, at: start + span) { span *= 2 }
        return crossing(of: tolerance, between: start, and: start + span)
    }

    private func isOutside(_ tolerance: Double, at seconds: Double) -> Bool {
        abs(distance(after: seconds)) > tolerance
    }

    /// The moment at which x comes within `tolerance`, in a span in which it does so once, by halving.
    private func crossing(of tolerance: Double, between start: Double, and end: Double) -> Double {
        let side = distance(after: start) < 0 ? -1.0 : 1
        var (outside, inside) = (start, end)
        for _ in 0..<200 {
            let middle = outside + (inside - outside) / 2
            guard middle > outside && middle < inside else { break }
            if side * distance(after: middle) > tolerance {
                outside = middle
            } else {
                inside = middle
            }
        }
        return inside
    }
}
