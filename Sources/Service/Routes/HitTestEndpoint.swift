import Devices
import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/specs/hit-test`: what touches reach, at rest or at a moment of a timeline.
struct HitTestEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "hit-test"
    let adviceOnSize = "Send fewer points at once, or give actions shorter ids."

    func isBrief(_ request: HitTestRequest) -> Bool {
        request.points.count <= 64 && request.layoutWork <= LayoutWork.brief
    }

    func write(_ request: HitTestRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        let map = try touchMap(request.target)
        PhaseClock.end(.resolve)
        try asProblem { () throws(ResolveError) in
            try map.check(touches: request.points.count, limit: context.limits.pointSegments)
            HitTestWriter.write(request.points, on: map, to: &json)
        }
    }

    private func touchMap(_ target: HitTestRequest.Target) throws(ProblemDetails) -> TouchMap {
        switch target {
        case .stack(let stack, let source, let end, let at):
            return try asProblem { () throws(SceneError) in
                try context.resolver.touchMap(stack, in: source, endingIn: end, at: at)
            }
        case .schedule(let schedule, let at):
            return try asProblem { () throws(ScheduleErrors) in
                try context.resolver.touchMap(schedule, at: at, within: context.scheduleLimits)
            }
        case .drawn(let rest, let motion, let end, let at):
            return try asProblem { () throws(ResolveError) in
                let moment = try TimelineWithEffects(motion).moment(at, field: [.at])
                return TouchMap(rest, in: motion, endingIn: end, at: moment)
            }
        }
    }
}
