import Devices
import Dialogs
import JSONText
import MicroHTTP
import Wire

/// `POST /v1/specs/retarget`: a new timeline from where an interrupted one is.
struct RetargetEndpoint: Endpoint {
    let context: EndpointContext

    let name = "retarget"
    let adviceOnSize = "Ask for fewer samples, or give layers shorter ids."

    func read(_ root: JSONNode, decoding: DecodingContext) -> RetargetRequest? {
        RetargetRequest.read(root, catalog: context.catalog, limits: context.limits, context: decoding)
    }

    func isBrief(_ request: RetargetRequest) -> Bool { request.times?.isFew ?? true }

    func write(_ request: RetargetRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        do throws(ResolveError) {
            let spec = request.spec
            let (dialog, timeline) = try context.resolver.resolve(
                spec.dialog, on: spec.device, options: spec.options, in: request.source, with: request.goal.parts)
            let moment = try timeline.moment(request.at, field: ["at"])
            let other = try context.resolver.elsewhere(
                dialog, spec.dialog, on: spec.device, options: spec.options, request.goal)
            let retargeted = dialog.retargeted(
                from: timeline, at: moment, to: request.goal, other: other, velocity: request.velocity)
            let moments = try request.times?.moments(
                of: retargeted, limit: context.limits.samples, valueLimit: context.limits.sampledValues)
            MotionWriter.write(retargeted, samplesAt: moments, to: &json)
        } catch {
            throw ProblemDetails(faults: [error.fault])
        }
    }
}
