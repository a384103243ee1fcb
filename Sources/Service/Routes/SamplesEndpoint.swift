import Devices
import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/specs/samples`: the values of all moving properties at given times, for renderers without an animation
/// engine.
struct SamplesEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "samples"
    let adviceOnSize = "Ask for fewer samples, or give layers shorter ids."

    func isBrief(_ request: SamplesRequest) -> Bool {
        request.times.isFew && request.timeline.layoutWork <= LayoutWork.brief
    }

    func write(_ request: SamplesRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        let (timeline, rotations) = try context.timeline(request.timeline)
        PhaseClock.end(.resolve)
        try asProblem { () throws(ResolveError) in
            let moments = try request.times.moments(
                of: timeline, limit: context.limits.samples, valueLimit: context.limits.sampledValues)
            MotionWriter.writeSamples(of: timeline, rotations: rotations, at: moments, to: &json)
        }
    }
}
