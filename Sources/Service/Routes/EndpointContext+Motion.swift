import Dialogs
import Wire

// What the endpoints of motion and touches share.
extension EndpointContext {
    /// The timeline that a request is about, and how the window turns with the device beside it.
    ///
    /// - Parameter source: Nil for a schedule, which has one timeline alone.
    func timeline(
        _ source: MotionSource?, of subject: MotionSubject
    ) throws(ProblemDetails) -> (timeline: TimelineWithEffects, turns: [Schedule.Turn]) {
        switch (subject, source) {
        case (.stack(let stack), let source?):
            do throws(SceneError) {
                return (try resolver.timeline(source, of: stack), [])
            } catch {
                throw ProblemDetails(faults: error.errors.map(\.fault))
            }
        case (.schedule(var schedule), _):
            schedule.options.parts = [.timeline, .turns]
            do throws(ScheduleErrors) {
                let schedule = try resolver.schedule(schedule, within: scheduleLimits)
                return (TimelineWithEffects(schedule.timeline), schedule.turns)
            } catch {
                throw ProblemDetails(faults: error.errors.map(\.fault))
            }
        case (.timeline, .timeline(let timeline)?): return (timeline, [])
        // What is read has a timeline.
        case (.stack, nil), (.timeline, _): return (TimelineWithEffects(.nothing), [])
        }
    }

    /// How much a schedule may be.
    var scheduleLimits: ScheduleLimits {
        ScheduleLimits(
            keyframes: limits.keyframes, eventLayers: limits.eventLayers, pointSegments: limits.pointSegments,
            shapedText: limits.shapedText)
    }
}
