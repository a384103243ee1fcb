import Jobs
import Timeline

/// What a schedule has cost so far, held against what it may.
struct ScheduleBudget {
    private let limits: ScheduleLimits
    /// Keyframes of all motions.
    private var keyframes = 0
    /// Layers that events have met, and pieces of outlines that taps were held against.
    private var eventLayers = 0
    private var pointSegments = 0

    init(_ limits: ScheduleLimits) { self.limits = limits }

    /// Counts the keyframes of a motion.
    mutating func add(_ motion: Motion) throws(ScheduleError) {
        keyframes += motion.tracks.reduce(2) { $0 + $1.keyframes.count }
        try check(keyframes <= limits.keyframes, .tooManyKeyframes(limit: limits.keyframes))
    }

    /// Counts the layers of a dialog that an event meets.
    mutating func meet(_ resolved: ResolvedDialog) throws(ScheduleError) {
        eventLayers += resolved.layers.count
        try check(eventLayers <= limits.eventLayers, .tooManyEventLayers(limit: limits.eventLayers))
    }

    /// Counts the pieces of outlines that a tap is held against.
    mutating func tap(_ map: TouchMap) throws(ScheduleError) {
        pointSegments += map.segmentCount
        try check(pointSegments <= limits.pointSegments, .tooManyPointSegments(limit: limits.pointSegments))
    }

    private func check(_ isWithin: Bool, _ cause: ScheduleError.Cause) throws(ScheduleError) {
        guard isWithin, !JobBudget.isOver(after: 200) else { throw ScheduleError(event: nil, cause: cause) }
    }
}
