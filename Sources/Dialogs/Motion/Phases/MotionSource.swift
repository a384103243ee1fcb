import Timeline

/// Which timeline a request is about: one of the dialog's own, or one that was answered before.
package enum MotionSource: Sendable {
    case phase(Phase)
    case timeline(TimelineWithEffects)

    /// What of an answer it takes to have the timeline, or to know whether it is the dialog's.
    var parts: AnswerParts {
        switch self {
        case .phase(let phase): phase.parts
        case .timeline: .layers
        }
    }
}

extension ResolvedDialog {
    /// The timeline that is meant.
    ///
    /// - Throws: A phase that this dialog does not have, or a timeline that moves nothing but layers of another: one
    ///   that leads here from another rest may move some that are only there.
    package func timeline(from source: MotionSource) throws(ResolveError) -> TimelineWithEffects {
        switch source {
        case .phase(let phase):
            guard let timeline = timeline(of: phase) else {
                throw ResolveError([.phase], .phaseNotOffered(phase.name, offered: phases.map(\.name)))
            }
            return timeline
        case .timeline(let timeline):
            let known = Set(layers.map(\.id)).union(timeline.fading)
            if let stranger = timeline.motion.tracks.first,
                timeline.motion.tracks.allSatisfy({ !known.contains($0.layer) })
            {
                throw ResolveError(
                    [.timeline, .tracks], .layerNotThere(stranger.layer, offered: layers.map(\.id)))
            }
            return timeline
        }
    }
}

extension TimelineWithEffects {
    /// The layers that this timeline fades in or out: those of other rests, which the dialog need not have at its own.
    fileprivate var fading: Set<String> {
        Set(motion.tracks.filter { $0.property == .opacity }.map(\.layer))
    }

    /// A moment of this timeline: as given, or its end where the moment is later by no more than a step of the grid on
    /// which durations lie.
    ///
    /// - Throws: A moment after the end.
    package func moment(_ seconds: Double, field: FieldPath) throws(ResolveError) -> Double {
        guard seconds <= motion.duration + Grid.step else {
            throw ResolveError(field, .outsideTimeline(at: seconds, duration: motion.duration))
        }
        return min(seconds, motion.duration)
    }
}

/// The moments at which a timeline is sampled.
package enum SampleTimes: Sendable {
    /// Seconds from its start, in the order of the answer; moments after the end show the end.
    case given([Double])
    /// So many a second, from 0 on; the end comes last.
    case framesPerSecond(Double)

    /// Whether there are surely few of them, for what takes no time worth speaking of.
    package var isFew: Bool {
        switch self {
        case .given(let times): times.count <= 64
        case .framesPerSecond: false
        }
    }

    /// The moments for a timeline of `duration` seconds.
    ///
    /// Frames lie on the grid of times.
    /// - Throws: More moments than `limit`, or more values of them all than `valueLimit`.
    package func moments(
        of timeline: TimelineWithEffects, limit: Int, valueLimit: Int
    ) throws(ResolveError) -> [Double] {
        let moments = try moments(of: timeline.duration, limit: limit)
        let (count, isTooMany) = moments.count.multipliedReportingOverflow(by: timeline.sampleWeight)
        guard !isTooMany, count <= valueLimit else {
            let field: FieldPath =
                switch self {
                case .given: [.times]
                case .framesPerSecond: [.framesPerSecond]
                }
            throw ResolveError(field, .tooManySampledValues(isTooMany ? .max : count, limit: valueLimit))
        }
        return moments
    }

    private func moments(of duration: Double, limit: Int) throws(ResolveError) -> [Double] {
        switch self {
        case .given(let times): return times
        case .framesPerSecond(let rate):
            let frames = (duration * rate - 1e-6).rounded(.up)
            guard frames < Double(limit) else {
                throw ResolveError([.framesPerSecond], .tooManySamples(Int(min(frames, 1e9)) + 1, limit: limit))
            }
            let end = Grid.nearest(duration)
            return (0..<Int(max(0, frames))).map { Grid.nearest(Double($0) / rate) } + [end]
        }
    }
}

extension TimelineWithEffects {
    /// How many values a sample of this timeline has; the ids of layers, and texts, count as one for every 32 bytes.
    package var sampleWeight: Int {
        var weight = rotation == nil ? 0 : 1
        if effect != nil { weight += 1 }
        var layers: Set<String> = []
        for track in motion.tracks {
            weight += 1
            if layers.insert(track.layer).inserted { weight += track.layer.utf8.count / 32 }
            if case .text = track.keyframes.endValue {
                weight += track.keyframes.reduce(0) { longest, keyframe in
                    if case .text(let text) = keyframe.value { max(longest, text.utf8.count / 32) } else { longest }
                }
            }
        }
        return weight
    }
}
