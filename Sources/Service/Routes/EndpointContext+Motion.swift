import Boxes
import Dialogs
import JSONText
import Wire

// Shared by the endpoints for motion and touches.
extension EndpointContext {
    /// Returns the timeline of a request, and the rotations of the window that a schedule has in addition.
    func timeline(
        _ timeline: RequestedTimeline
    ) throws(ProblemDetails) -> (timeline: TimelineWithEffects, rotations: [Schedule.Rotation]) {
        switch timeline {
        case .stack(let stack, let source):
            return try asProblem { () throws(SceneError) in
                (try resolver.timeline(source, of: stack), [])
            }
        case .schedule(let request):
            let schedule = try schedule(request, [.timeline, .rotations])
            return (TimelineWithEffects(schedule.timeline), schedule.rotations)
        case .alone(let timeline): return (timeline, [])
        }
    }

    /// Computes the given parts of a schedule.
    func schedule(_ request: ScheduleRequest, _ parts: AnswerParts) throws(ProblemDetails) -> Schedule {
        var request = request
        request.options.parts = parts
        return try asProblem { () throws(ScheduleErrors) in
            try resolver.schedule(request, within: scheduleLimits)
        }
    }

    /// Computes the timeline that follows an interruption.
    func retargeted(_ request: RetargetRequest) throws(ProblemDetails) -> TimelineWithEffects {
        if case .stack(let stack, let source) = request.timeline {
            return try asProblem { () throws(SceneError) in
                try resolver.retargeted(stack, in: source, at: request.at, to: request.goal, velocity: request.velocity)
            }
        }
        let timeline = try timeline(request.timeline).timeline
        return try asProblem { () throws(ResolveError) in
            timeline.retargeted(
                at: try timeline.moment(request.at, field: [.at]), to: request.goal, velocity: request.velocity)
        }
    }

    /// Writes the timeline that follows an interruption, with its samples if any are requested.
    func write(
        _ retargeted: TimelineWithEffects, samplesAt times: SampleTimes?, to json: inout JSONWriter
    ) throws(ProblemDetails) {
        try asProblem { () throws(ResolveError) in
            let moments = try times?.moments(of: retargeted, limit: limits.samples, valueLimit: limits.sampledValues)
            MotionWriter.write(retargeted, samplesAt: moments, to: &json)
        }
    }

    /// Computes what follows the end of a drag.
    func released(_ body: ReleaseBody) throws(ProblemDetails) -> Released {
        return try asProblem { () throws(ResolveError) in
            try resolver.release(body.spec.dialog, on: body.spec.device, options: body.spec.options, body.release)
        }
    }

    /// Computes the states of a dialog at the positions of a finger, or of the system's back gesture.
    func dragged(_ body: DragBody) throws(ResolveError) -> Dragged {
        let (dialog, device, options) = (body.spec.dialog, body.spec.device, body.spec.options)
        switch body.source {
        case .finger(let drag): return try resolver.drag(dialog, on: device, options: options, drag)
        case .back(let back): return try resolver.drag(dialog, on: device, options: options, back: back)
        }
    }

    /// Computes what touches reach.
    func touchMap(_ target: HitTestRequest.Target) throws(ProblemDetails) -> TouchMap {
        switch target {
        case .stack(let stack, let source, let end, let at):
            return try asProblem { () throws(SceneError) in
                try resolver.touchMap(stack, in: source, endingIn: end, at: at)
            }
        case .schedule(let schedule, let at):
            return try asProblem { () throws(ScheduleErrors) in
                try resolver.touchMap(schedule, at: at, within: scheduleLimits)
            }
        case .drawn(let rest, let motion, let end, let at):
            return try asProblem { () throws(ResolveError) in
                TouchMap(
                    rest, in: motion, endingIn: end, at: try TimelineWithEffects(motion).moment(at, field: [.at]))
            }
        }
    }

    /// Computes the change from one resting layout to another; the reasons why either is impossible are reported for
    /// both.
    func change(_ request: ChangeRequest) throws(ProblemDetails) -> Change {
        var faults: [JSONFault] = []
        func placed(_ side: SpecRequest, below pointer: String) -> PlacedDialog? {
            do throws(ResolveError) {
                return try resolver.place(side.dialog, on: side.device, options: request.options)
            } catch {
                faults += error.faults(below: pointer)
                return nil
            }
        }
        let (from, to) = (placed(request.from, below: "/from"), placed(request.to, below: "/to"))
        guard let from, let to else { throw ProblemDetails(faults: faults) }
        return try asProblem { () throws(ResolveError) in
            try resolver.change(from: from, to: to, options: request.options)
        }
    }

    var scheduleLimits: ScheduleLimits {
        ScheduleLimits(
            keyframes: limits.keyframes, eventLayers: limits.eventLayers, pointSegments: limits.pointSegments,
            shapedText: limits.shapedText)
    }
}
