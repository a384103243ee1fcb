import Geometry
import Timeline

/// The time span of one timeline's motion, in seconds from its start.
///
/// Moments are computed exactly, and rounded to the grid of times where they are written, so that the whole timeline
/// lies on the grid.
struct TrackTime {
    /// When the motion starts.
    let delay: Double
    /// The track's duration, in seconds.
    let duration: Double
    /// When the motion ends, as it is written.
    let end: Double
    private let isOnGrid: Bool

    init(delay: Double = 0, duration: Double) { self.init(delay: delay, duration: duration, onGrid: true) }

    private init(delay: Double, duration: Double, onGrid isOnGrid: Bool) {
        // With less than a step between them, a motion would have two values at one moment, and a delay the same value
        // twice.
        let delay = delay < Grid.step / 2 ? 0 : delay
        let duration = duration > 0 ? max(duration, Grid.step) : duration
        self.delay = delay
        self.duration = duration
        self.isOnGrid = isOnGrid
        end = isOnGrid ? Grid.nearest(delay + duration) : delay + duration
    }

    /// This time with exact moments instead of moments on the grid: for timelines that are first joined with others, or
    /// sampled.
    var offGrid: TrackTime { TrackTime(delay: delay, duration: duration, onGrid: false) }

    /// A moment as it is written.
    func written(_ moment: Double) -> Double { isOnGrid ? Grid.nearest(moment) : moment }
}

extension MotionCurve {
    /// The track of one property along this curve over the whole time.
    func track(_ layer: String, _ property: Property, _ ends: Keyframes.Ends, over time: TrackTime) -> Track {
        guard let pace, time.delay == 0 else {
            return arrivingTrack(layer, property, ends, over: time)
                ?? track(layer, property, from: ends.startValue, to: ends.endValue, over: time)
        }
        return Track(layer: layer, property: property, between: ends, at: pace, duration: time.end)
    }

    /// The track of one property along a curve that reaches its end early, if the grid of times separates that moment
    /// from start and end; else `nil`.
    @inline(never)
    private func arrivingTrack(
        _ layer: String, _ property: Property, _ ends: Keyframes.Ends, over time: TrackTime
    ) -> Track? {
        guard let arrival, time.delay == 0 else { return nil }
        let moment = arrival.share * time.duration
        guard Grid.nearest(moment) > 0, Grid.nearest(moment) < Grid.nearest(time.duration) else { return nil }
        return Track(
            layer: layer, property: property, between: ends, at: arrival.pace, until: time.written(moment),
            duration: time.written(time.duration))
    }

    /// The track of one property along this curve, for values of any kind. Not inlined: nearly all tracks are written
    /// without it.
    @inline(never)
    func track(
        _ layer: String, _ property: Property, from start: AnimatedValue, to end: AnimatedValue, over time: TrackTime
    ) -> Track {
        guard isOnePiece, time.delay == 0 else {
            return track(layer, property, from: start, to: end, over: time, during: 0...1)
        }
        return Track(layer: layer, property: property, from: start, to: end, easing: easing, duration: time.end)
    }

    /// The track of one property along this curve during a part of the time; before and after that it holds its end
    /// values.
    ///
    /// Not inlined, since its loop would slow down the many tracks that do not need it.
    ///
    /// - Parameter part: Fractions of the duration.
    @inline(never)
    func track(
        _ layer: String, _ property: Property, from start: AnimatedValue, to end: AnimatedValue, over time: TrackTime,
        during part: ClosedRange<Double>
    ) -> Track {
        let length = (part.upperBound - part.lowerBound) * time.duration
        let first = time.delay + part.lowerBound * time.duration
        let whole = time.delay + time.duration
        let pieces = pieces
        var keyframes: [Keyframe] = []
        keyframes.reserveCapacity(pieces.count + 3)
        if first > 0 { keyframes.append(Keyframe(time: 0, value: start)) }
        var moment = first
        var value = start
        for piece in pieces {
            keyframes.append(Keyframe(time: moment, value: value, easing: piece.easing))
            moment = min(whole, first + piece.time * length)
            value = piece.progress == 1 ? end : start.interpolated(to: end, at: piece.progress)
        }
        keyframes.append(Keyframe(time: moment, value: value))
        if moment < whole { keyframes.append(Keyframe(time: whole, value: value)) }
        // Thinned by the exact times, so that a change shorter than a step of the grid still has its start.
        keyframes = keyframes.thinned()
        // A change without duration still has a keyframe at its start and one at its end.
        if keyframes.count == 1 { keyframes.append(Keyframe(time: whole, value: value)) }
        for index in keyframes.indices {
            let written = time.written(keyframes[index].time)
            guard written != keyframes[index].time else { continue }
            keyframes[index] = Keyframe(time: written, value: keyframes[index].value, easing: keyframes[index].easing)
        }
        return Track(layer: layer, property: property, keyframes: keyframes)
    }
}

/// Writes the tracks of one transition: presenting ends at rest, dismissing starts there.
struct TrackWriter {
    var timing: MotionBuilder.Timing
    /// The parts of the duration in which the style moves some properties; `nil` if it has none.
    let parts: StyleMotion?
    let isReturning: Bool
    /// The share of the duration after which opacities reach their end, 0…1.
    var fadeShare = 1.0

    /// The track of one property over the whole time.
    ///
    /// - Parameter coming: The values in the order of presenting.
    func track(_ layer: String, _ property: Property, _ coming: Keyframes.Ends) -> Track {
        timing.curve.track(layer, property, isReturning ? coming.reversed : coming, over: timing.time)
    }

    /// The track of the dialog's scale, in a part of the duration if the style gives one.
    func dialogScale(_ coming: Keyframes.Ends) -> Track {
        guard let part = parts?.scaling else { return track(LayerID.dialog, .scale, coming) }
        let ends = isReturning ? coming.reversed : coming
        return part.curve.track(
            LayerID.dialog, .scale, from: ends.startValue, to: ends.endValue, over: timing.time,
            during: part.start...part.end)
    }

    /// The track of the dialog's opacity, in a part of the duration if the style gives one.
    func dialogFade(away: Double, rest: Double) -> Track {
        guard let parts, let part = parts.fade else { return fade(LayerID.dialog, away: away, rest: rest) }
        return fade(LayerID.dialog, away: away, rest: rest, along: part.curve, during: part.start...part.end)
    }

    /// The track of the backdrop's opacity, in a part of the duration if the style gives one.
    func backdropFade(rest: Double) -> Track {
        guard let parts, let part = parts.dimming else { return fade(LayerID.dimming, away: 0, rest: rest) }
        return fade(LayerID.dimming, away: 0, rest: rest, along: part.curve, during: part.start...part.end)
    }

    /// The track of an opacity, which may reach its end before the other properties.
    func fade(_ layer: String, away: Double, rest: Double) -> Track {
        if fadeShare == 1 {
            let coming = Keyframes.Ends.scalars(away, rest)
            return timing.curve.fading(over: timing.time.duration)
                .track(layer, .opacity, isReturning ? coming.reversed : coming, over: timing.time)
        }
        return fade(layer, away: away, rest: rest, along: timing.curve, during: 0...fadeShare)
    }

    private func fade(
        _ layer: String, away: Double, rest: Double, along curve: MotionCurve, during part: ClosedRange<Double>
    ) -> Track {
        curve.fading(over: timing.time.duration).track(
            layer, .opacity, from: .scalar(isReturning ? rest : away), to: .scalar(isReturning ? away : rest),
            over: timing.time, during: part)
    }

    /// The track of the dialog's scale through several steps, with the transition's curve between them.
    func steps(_ steps: [ScaleStep]) -> Track {
        var keyframes: [Keyframe] = []
        for (index, step) in steps.enumerated() {
            let moment = timing.time.delay + timing.time.duration * step.share
            if index == 0, moment > 0 { keyframes.append(Keyframe(time: 0, value: .scalar(step.scale))) }
            keyframes.append(
                Keyframe(
                    time: timing.time.written(moment), value: .scalar(step.scale),
                    easing: index < steps.count - 1 ? timing.curve.easing : nil))
        }
        return Track(layer: LayerID.dialog, property: .scale, keyframes: keyframes.thinned())
    }

    /// The track of the presenter's tint over a transition of `duration` seconds.
    func tint(over duration: Double) -> Track {
        let end: Layer.Tint = isReturning ? .automatic : .dimmed
        return Track(
            layer: LayerID.presenter, property: .tint, from: .text(Layer.Tint.dimmed.rawValue), to: .text(end.rawValue),
            easing: .steps(StepsEasing(count: 1)), duration: duration)
    }
}
