import Timeline

/// The timeline of a request: one of the dialog's own, or one from an earlier answer.
package enum MotionSource: Sendable {
    case phase(Phase)
    case timeline(TimelineWithEffects)

    /// The parts of an answer needed to compute the timeline, or to check that it belongs to the dialog.
    var parts: AnswerParts {
        switch self {
        case .phase(let phase): phase.parts
        case .timeline: .layers
        }
    }
}

extension ResolvedDialog {
    /// Returns the timeline of a request.
    ///
    /// - Throws: An error for a phase that this dialog does not have, and for a timeline that moves only layers of
    ///   another dialog. A timeline from another resting layout to this one may also move layers of that layout.
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
                throw ResolveError([.timeline, .tracks], .layerNotThere(stranger.layer, offered: layers.map(\.id)))
            }
            return timeline
        }
    }
}

extension TimelineWithEffects {
    /// The layers that this timeline fades in or out. They may belong to other resting layouts, so that the dialog need
    /// not have them.
    fileprivate var fading: Set<String> { Set(motion.tracks.filter { $0.property == .opacity }.map(\.layer)) }

    /// A moment of this timeline: `seconds`, or the end if `seconds` is later by at most a step of the grid of
    /// durations.
    ///
    /// - Throws: An error for a later moment.
    package func moment(_ seconds: Double, field: FieldPath) throws(ResolveError) -> Double {
        guard seconds <= motion.duration + Grid.step else {
            throw ResolveError(field, .outsideTimeline(at: seconds, duration: motion.duration))
        }
        return min(seconds, motion.duration)
    }
}

/// The moments at which a timeline is sampled.
package enum SampleTimes: Sendable {
    /// Seconds from the timeline's start, in the order of the answer; moments after the end count as the end.
    case given([Double])
    /// This number of frames per second from 0 on, and the end as the last moment.
    case framesPerSecond(Double)

    /// Whether there are so few moments that sampling them takes little time.
    package var isFew: Bool {
        switch self {
        case .given(let times): times.count <= 64
        case .framesPerSecond: false
        }
    }

    /// The moments for a timeline.
    ///
    /// Frames lie on the grid of times.
    /// - Throws: An error for more moments than `limit`, or more values in total than `valueLimit`.
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
    /// The number of values in a sample of this timeline; ids of layers and texts count as one per 32 bytes.
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
