import Dialogs
import JSONText
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
                throw ProblemDetails(error)
            }
        case (.schedule(var schedule), _):
            schedule.options.parts = [.timeline, .turns]
            do throws(ScheduleErrors) {
                let schedule = try resolver.schedule(schedule, within: scheduleLimits)
                return (TimelineWithEffects(schedule.timeline), schedule.turns)
            } catch {
                throw ProblemDetails(error)
            }
        case (.timeline, .timeline(let timeline)?): return (timeline, [])
        // What is read has a timeline.
        case (.stack, nil), (.timeline, _): return (TimelineWithEffects(.nothing), [])
        }
    }

    /// The timeline that an interruption leads to.
    func retargeted(_ request: RetargetRequest) throws(ProblemDetails) -> TimelineWithEffects {
        if case .stack(let stack) = request.subject, let source = request.source {
            do throws(SceneError) {
                return try resolver.retargeted(
                    stack, in: source, at: request.at, to: request.goal, velocity: request.velocity)
            } catch {
                throw ProblemDetails(error)
            }
        }
        let timeline = try timeline(request.source, of: request.subject).timeline
        do throws(ResolveError) {
            return timeline.retargeted(
                at: try timeline.moment(request.at, field: ["at"]), to: request.goal, velocity: request.velocity)
        } catch {
            throw ProblemDetails(error)
        }
    }

    /// The way from one rest to another; what makes either of them impossible is told for both.
    func change(_ request: ChangeRequest) throws(ProblemDetails) -> Change {
        var faults: [JSONFault] = []
        func settled(_ side: SpecRequest, below pointer: String) -> PlacedDialog? {
            do throws(ResolveError) {
                return try resolver.place(side.dialog, on: side.device, options: request.options)
            } catch {
                var fault = error.fault
                fault.pointer = pointer + fault.pointer
                faults.append(fault)
                return nil
            }
        }
        let (from, to) = (settled(request.from, below: "/from"), settled(request.to, below: "/to"))
        guard let from, let to else { throw ProblemDetails(faults: faults) }
        do throws(ResolveError) {
            return try resolver.change(from: from, to: to, options: request.options)
        } catch {
            throw ProblemDetails(error)
        }
    }

    /// How much a schedule may be.
    var scheduleLimits: ScheduleLimits {
        ScheduleLimits(
            keyframes: limits.keyframes, eventLayers: limits.eventLayers, pointSegments: limits.pointSegments,
            shapedText: limits.shapedText)
    }
}
