import Dialogs
import Guidelines
import JSONText
import Metrics
import Wire

// The endpoints that are no more than a resolver's answer, written.
extension EndpointContext {
    /// `POST /v1/specs/transitions`: the timeline from one resting layout to another, for any differences between them.
    var transitions: DocumentEndpoint<ChangeRequest> {
        DocumentEndpoint(
            context: self, name: "transitions", isOneOfSeveral: true, isBrief: { $0.layoutWork <= LayoutWork.brief }
        ) { context, request, json throws(ProblemDetails) in
            let change = try context.change(request)
            PhaseClock.end(.resolve)
            ChangeWriter.write(change, to: &json)
        }
    }

    /// `POST /v1/specs/release`: the target of a dialog at the end of a drag, and the timeline to it.
    var release: DocumentEndpoint<ReleaseBody> {
        DocumentEndpoint(
            context: self, name: "release", isOneOfSeveral: true,
            isBrief: { $0.spec.dialog.layoutWork <= LayoutWork.brief }
        ) { context, body, json throws(ProblemDetails) in
            let released = try context.released(body)
            PhaseClock.end(.resolve)
            ReleaseWriter.write(released, to: &json)
        }
    }

    /// `POST /v1/specs/retarget`: a new timeline from the state in which another one is interrupted.
    var retarget: DocumentEndpoint<RetargetRequest> {
        DocumentEndpoint(
            context: self, name: "retarget", isOneOfSeveral: true,
            adviceOnSize: "Ask for fewer samples, or give layers shorter ids.",
            isBrief: { ($0.times?.isFew ?? true) && $0.timeline.layoutWork <= LayoutWork.brief }
        ) { context, request, json throws(ProblemDetails) in
            let retargeted = try context.retargeted(request)
            PhaseClock.end(.resolve)
            try context.write(retargeted, samplesAt: request.times, to: &json)
        }
    }

    /// `POST /v1/specs/samples`: the values of all moving properties at given times, for renderers without an animation
    /// engine.
    var samples: DocumentEndpoint<SamplesRequest> {
        DocumentEndpoint(
            context: self, name: "samples", adviceOnSize: "Ask for fewer samples, or give layers shorter ids.",
            isBrief: { $0.times.isFew && $0.timeline.layoutWork <= LayoutWork.brief }
        ) { context, request, json throws(ProblemDetails) in
            let (timeline, rotations) = try context.timeline(request.timeline)
            PhaseClock.end(.resolve)
            try asProblem { () throws(ResolveError) in
                let moments = try request.times.moments(
                    of: timeline, limit: context.limits.samples, valueLimit: context.limits.sampledValues)
                MotionWriter.writeSamples(of: timeline, rotations: rotations, at: moments, to: &json)
            }
        }
    }

    /// `POST /v1/specs/drag`: the state of a dialog at the positions of a finger that drags it.
    var drag: DocumentEndpoint<DragBody> {
        DocumentEndpoint(
            context: self, name: "drag", adviceOnSize: "Send fewer positions or points at once.",
            isBrief: {
                $0.points == nil && $0.source.count <= 32 && $0.spec.dialog.layoutWork <= LayoutWork.brief
            }
        ) { context, body, json throws(ProblemDetails) in
            try asProblem { () throws(ResolveError) in
                let dragged = try context.dragged(body)
                PhaseClock.end(.resolve)
                if let points = body.points {
                    try dragged.check(touches: points.count, limit: context.limits.pointSegments)
                }
                DragWriter.write(dragged, touchedAt: body.points, to: &json)
            }
        }
    }

    /// `POST /v1/specs/hit-test`: what touches reach, at rest or at a moment of a timeline.
    var hitTest: DocumentEndpoint<HitTestRequest> {
        DocumentEndpoint(
            context: self, name: "hit-test",
            adviceOnSize: "Send fewer points at once, or give actions shorter ids.",
            isBrief: { $0.points.count <= 64 && $0.layoutWork <= LayoutWork.brief }
        ) { context, request, json throws(ProblemDetails) in
            let map = try context.touchMap(request.target)
            PhaseClock.end(.resolve)
            try asProblem { () throws(ResolveError) in
                try map.check(touches: request.points.count, limit: context.limits.pointSegments)
                HitTestWriter.write(request.points, on: map, to: &json)
            }
        }
    }

    /// `POST /v1/scenes`: one specification for a whole stack of dialogs.
    var scenes: DocumentEndpoint<SceneRequest> {
        DocumentEndpoint(
            context: self, name: "scenes", isOneOfSeveral: true,
            adviceOnSize: "Send fewer dialogs, or give them shorter ids.",
            isBrief: { $0.layerWork <= LayoutWork.brief }
        ) { context, request, json throws(ProblemDetails) in
            try asProblem { () throws(SceneError) in
                let scene = try context.resolver.resolve(
                    scene: request.dialogs, on: request.device, options: request.options)
                PhaseClock.end(.resolve)
                let findings = try context.findings(of: scene, requested: request)
                PhaseClock.end(.check)
                SceneWriter.write(scene, findings: findings, to: &json)
            }
        }
    }

    /// `POST /v1/schedules`: when each of several dialogs is shown over time, and one timeline of all of them.
    var schedules: DocumentEndpoint<ScheduleRequest> {
        DocumentEndpoint(
            context: self, name: "schedules", isOneOfSeveral: true,
            adviceOnSize: "Send fewer events, or give dialogs shorter ids.",
            isBrief: { $0.layerWork <= LayoutWork.brief }
        ) { context, request, json throws(ProblemDetails) in
            let schedule = try asProblem { () throws(ScheduleErrors) in
                try context.resolver.schedule(request, within: context.scheduleLimits)
            }
            PhaseClock.end(.resolve)
            ScheduleWriter.write(schedule, to: &json)
        }
    }
}
