import Geometry
import Timeline

/// Writes the tracks of one passage: from away to rest when coming, from rest to away when going.
struct TrackWriter {
    var timing: Choreograph.Timing
    let isReturning: Bool
    /// The share of the duration in which opacities get to their end.
    var fadeShare = 1.0

    /// One property over the whole time, or moving in a stretch of it and holding its ends in the rest.
    func track(
        _ layer: String, _ property: Property, away: AnimatedValue, rest: AnimatedValue,
        during part: StyleMotion.Part? = nil
    ) -> Track {
        let (start, end) = isReturning ? (rest, away) : (away, rest)
        if part == nil, timing.delay == 0, timing.curve.isOnePiece, property != .opacity || fadeShare == 1 {
            return Track(
                layer: layer, property: property, from: start, to: end, easing: timing.curve.easing,
                duration: timing.duration)
        }
        let part = part ?? StyleMotion.Part(to: property == .opacity ? fadeShare : 1, timing.curve)
        let length = (part.end - part.start) * timing.duration
        var moment = timing.delay + part.start * timing.duration
        let first = moment
        let whole = timing.delay + timing.duration
        var value = start
        var keyframes: [Keyframe] = []
        for piece in part.curve.pieces {
            keyframes.append(Keyframe(time: moment, value: value, easing: piece.easing))
            moment = min(whole, first + piece.time * length)
            value = start.interpolated(to: end, at: piece.progress)
        }
        keyframes.append(Keyframe(time: moment, value: value))
        return Track(layer: layer, property: property, keyframes: keyframes)
            .held(until: whole)
    }

    /// The dialog's scale through several steps, each left by the timing's own curve.
    func steps(_ steps: [ScaleStep]) -> Track {
        Track(
            layer: "dialog", property: .scale,
            keyframes: steps.enumerated().map { index, step in
                Keyframe(
                    time: timing.delay + timing.duration * step.share, value: .scalar(step.scale),
                    easing: index < steps.count - 1 ? timing.curve.easing : nil)
            })
    }

    /// The presenter's tint over the whole passage.
    func tint() -> Track {
        let end: Layer.Tint = isReturning ? .automatic : .dimmed
        return Track(
            layer: "presenter", property: .tint,
            keyframes: [
                Keyframe(
                    time: 0, value: .text(Layer.Tint.dimmed.rawValue), easing: .steps(StepsEasing(count: 1))),
                Keyframe(time: timing.delay + timing.duration, value: .text(end.rawValue)),
            ])
    }
}
