/// One timeline: everything that moves between two rests, and what is announced on the way.
public struct Motion: Hashable, Sendable {
    /// Something announced at a moment of the timeline.
    public struct Event: Hashable, Sendable {
        /// The moment, in seconds from the start.
        public let time: Double
        /// What is announced.
        public let name: String
        /// The name of the label whose event it is, where the timeline is made of several parts; nil for the whole's.
        public let label: String?

        /// `name`, announced at `time` seconds by the part called `label`.
        public init(time: Double, name: String, label: String? = nil) {
            self.time = time
            self.name = name
            self.label = label
        }
    }

    /// The length of the timeline, in seconds; zero or more.
    public let duration: Double
    /// The tracks, each from 0 to `duration`.
    public let tracks: [Track]
    /// The events, by time; those of one moment in the order in which they were given.
    public let events: [Event]
    /// The named parts, in the order in which they were given; empty where the timeline is one piece.
    public let labels: [Label]

    /// A timeline of `duration` seconds. Tracks that end earlier hold their last value until its end; labels that end
    /// later are cut there.
    /// - Precondition: no track ends later, and all events lie within the duration.
    public init(duration: Double, tracks: [Track] = [], events: [Event] = [], labels: [Label] = []) {
        precondition(duration.isFinite && duration >= 0, "a timeline's duration is finite and not negative")
        var latest = 0.0
        var areInOrder = true
        for index in events.indices {
            let time = events[index].time
            precondition(time >= 0 && time <= duration, "a timeline's events lie within its duration")
            areInOrder = areInOrder && time >= latest
            latest = time
        }
        self.duration = duration
        self.tracks = Self.end(tracks, at: duration) ? tracks : tracks.map { $0.held(until: duration) }
        self.events = areInOrder ? events : Self.inOrder(events)
        self.labels = Self.end(labels, by: duration) ? labels : labels.map { $0.cut(from: 0, to: duration) }
    }

    private static func end(_ tracks: [Track], at duration: Double) -> Bool {
        for index in tracks.indices where tracks[index].duration != duration { return false }
        return true
    }

    private static func end(_ labels: [Label], by duration: Double) -> Bool {
        for index in labels.indices where labels[index].end > duration { return false }
        return true
    }

    private static func inOrder(_ events: [Event]) -> [Event] {
        // The library's sort is stable, but does not promise it; the place in the list decides ties.
        events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }
}
