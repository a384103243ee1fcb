/// One timeline: everything that moves from one state of rest to the next, and the events on the way.
public struct Motion: Hashable, Sendable {
    /// The length of the timeline, in seconds; zero or more.
    public let duration: Double
    /// The tracks, each from 0 to `duration`.
    public let tracks: [Track]
    /// The events in order of time. Events at the same moment are in the order in which they were given.
    public let events: Events
    /// The named parts; nil if there are none, as in nearly every timeline.
    @usableFromInline let parts: [Label]?

    /// The named parts, in the order in which they were given; empty if the timeline has no parts.
    @inlinable public var labels: [Label] { parts ?? [] }

    /// A timeline of `duration` seconds. Tracks that end earlier hold their last value until its end; labels that end
    /// later are shortened.
    /// - Precondition: no track ends later, and all events are within the duration.
    public init(duration: Double, tracks: [Track] = [], events: [Event] = [], labels: [Label] = []) {
        var latest = 0.0
        var areInOrder = true
        for index in events.indices {
            let time = events[index].time
            precondition(time >= 0 && time <= duration, "a timeline's events lie within its duration")
            areInOrder = areInOrder && time >= latest
            latest = time
        }
        self.init(
            duration: duration, tracks: tracks, sorted: Events(areInOrder ? events : Self.inOrder(events)),
            labels: labels)
    }

    /// A timeline of `duration` seconds with the events of an occasion.
    /// - Parameter focus: The id of the layer to which the focus moves at the end; nil if it stays.
    /// - Precondition: no track ends later; and if the focus moves, the occasion announces something at its end.
    public init(
        duration: Double, tracks: [Track] = [], on occasion: Occasion, focus: String? = nil, labels: [Label] = []
    ) {
        precondition(focus == nil || occasion.countAtStart < occasion.count, "the focus moves before the last event")
        self.init(
            duration: duration, tracks: tracks, sorted: Events(occasion, end: duration, focus: focus), labels: labels)
    }

    /// `other` with these tracks and labels instead of its own.
    /// - Parameter focus: The id of the layer to which the focus moves instead, if it moves; nil changes nothing.
    /// - Precondition: no track ends later than `other`.
    public init(_ other: Motion, tracks: [Track], focus: String? = nil, labels: [Label]) {
        self.init(
            duration: other.duration, tracks: tracks,
            sorted: focus.map { other.events.leadingFocus(to: $0) } ?? other.events, labels: labels)
    }

    private init(duration: Double, tracks: [Track], sorted events: Events, labels: [Label]) {
        precondition(duration.isFinite && duration >= 0, "a timeline's duration is finite and not negative")
        self.duration = duration
        self.tracks = Self.end(tracks, at: duration) ? tracks : tracks.map { $0.held(until: duration) }
        self.events = events
        parts =
            labels.isEmpty
            ? nil : Self.end(labels, by: duration) ? labels : labels.map { $0.cut(from: 0, to: duration) }
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
        // The library's sort is stable, but that is not guaranteed, so the index in the list decides between equal
        // times.
        events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }
}
