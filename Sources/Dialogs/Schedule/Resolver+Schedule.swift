import Timeline

extension Resolver {
    /// Lets everything of `request` happen.
    ///
    /// - Parameter limits: How much it may be.
    /// - Throws: What makes the schedule impossible: every dialog that cannot be laid out as the device is when it is
    ///   asked for, or the first thing found after that.
    /// - Complexity: O(*n* log *n*) for *n* events, and one layout for each different dialog in each state of the device
    ///   that it meets; a change of the device costs the tracks of what is on the screen then.
    package func schedule(
        _ request: ScheduleRequest, within limits: ScheduleLimits
    ) throws(ScheduleErrors) -> Schedule {
        var run = ScheduleRun(request, resolver: self, within: limits)
        try run.run()
        let timeline: Motion
        do throws(ScheduleError) {
            timeline = try TimelineAssembly(run.guests, events: run.events, keyframeLimit: limits.keyframes).timeline()
        } catch {
            throw ScheduleErrors(errors: [error])
        }
        return Schedule(
            entries: run.guests.map(\.entry), ignored: run.ignored, adaptations: run.adaptations,
            timeline: timeline, turns: run.turns)
    }
}
