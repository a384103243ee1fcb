import Jobs
import Timeline

/// The cost of a schedule so far, checked against its limits.
struct ScheduleBudget {
    private let limits: ScheduleLimits
    private var keyframes = 0
    /// The layers affected by events, and the segments of outlines against which taps were tested.
    private var eventLayers = 0
    private var pointSegments = 0

    init(_ limits: ScheduleLimits) { self.limits = limits }

    /// Counts the keyframes of a motion.
    mutating func add(_ motion: Motion) throws(ScheduleError) {
        keyframes += motion.tracks.reduce(2) { $0 + $1.keyframes.count }
        try check(keyframes <= limits.keyframes, .tooManyKeyframes(limit: limits.keyframes))
    }

    /// Counts the layers of a dialog that an event affects.
    mutating func meet(_ resolved: ResolvedDialog) throws(ScheduleError) {
        eventLayers += resolved.layers.count
        try check(eventLayers <= limits.eventLayers, .tooManyEventLayers(limit: limits.eventLayers))
    }

    /// Counts the segments of outlines against which a tap is tested.
    mutating func tap(_ map: TouchMap) throws(ScheduleError) {
        pointSegments += map.segmentCount
        try check(pointSegments <= limits.pointSegments, .tooManyPointSegments(limit: limits.pointSegments))
    }

    private func check(_ isWithin: Bool, _ cause: ScheduleError.Cause) throws(ScheduleError) {
        guard isWithin, !JobBudget.isOver(after: 200) else { throw ScheduleError(event: nil, cause: cause) }
    }
}
