import Boxes
import Timeline

extension Resolver {
    /// Returns what touches reach at a moment of a schedule, in seconds from its start.
    ///
    /// - Throws: The errors that make the schedule impossible.
    package func touchMap(
        _ request: ScheduleRequest, at seconds: Double, within limits: ScheduleLimits
    ) throws(ScheduleErrors) -> TouchMap {
        var run = try ScheduleRun(request, resolver: self, within: limits)
        do throws(ScheduleError) {
            try run.run(until: seconds)
            return try run.touchMap(at: seconds)
        } catch {
            throw ScheduleErrors(errors: [error])
        }
    }

    /// Runs a schedule to its end.
    ///
    /// - Parameter limits: The limits of its cost.
    /// - Throws: The errors that make the schedule impossible: of every dialog that cannot be laid out in the state in
    ///   which it is requested, or else the first error after that.
    /// - Complexity: O(*n* log *n*) for *n* events, and one layout for each distinct dialog in each state of the device
    ///   in which it is shown; a change of the device costs the tracks of everything on the screen then.
    package func schedule(
        _ request: ScheduleRequest, within limits: ScheduleLimits
    ) throws(ScheduleErrors) -> Schedule {
        var run = try ScheduleRun(request, resolver: self, within: limits)
        do throws(ScheduleError) {
            try run.run()
            let parts = request.options.parts
            let assembly = TimelineAssembly(
                run.machine.dialogs, run.motions, run.shared, events: run.events, keyframeLimit: limits.keyframes)
            // A timeline that is too long is rejected before the rest is computed.
            let timeline = parts.contains(.timeline) ? try assembly.timeline() : .nothing
            return Schedule(
                parts: parts, entries: run.machine.dialogs.map(\.entry), ignored: run.ignored,
                adaptations: run.adaptations, duration: assembly.duration,
                layers: parts.wantsLayers
                    ? ScheduleLayers(
                        shows: assembly.shows, presenter: try run.presenter(), system: try run.systemLayers(),
                        duration: assembly.duration
                    ).layers() : [],
                timeline: timeline, rotations: run.rotations)
        } catch {
            throw ScheduleErrors(errors: [error])
        }
    }
}
