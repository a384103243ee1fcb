import Devices
import Dialogs
import JSONText
import MicroHTTP
import Wire

/// `POST /v1/specs/retarget`: a new timeline from where an interrupted one is.
struct RetargetRoute: Endpoint {
    let catalog: Catalog
    let limits: RequestLimits
    let resolver: Resolver

    let name = "retarget"
    let adviceOnSize = "Ask for fewer samples, or give layers shorter ids."

    func read(_ root: JSONNode, record: ReadingRecord) -> RetargetRequest? {
        RetargetRequest.read(root, catalog: catalog, limits: limits, record: record)
    }

    func isBrief(_ request: RetargetRequest) -> Bool { request.times?.isFew ?? true }

    func write(_ request: RetargetRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        do throws(ResolveError) {
            let spec = request.spec
            let dialog = try resolver.resolve(spec.dialog, on: spec.device, options: spec.options)
            let timeline = try dialog.timeline(from: request.source)
            let moment = try timeline.moment(request.at, field: ["at"])
            let other = try resolver.elsewhere(
                dialog, spec.dialog, on: spec.device, options: spec.options, request.goal)
            let retargeted = dialog.retargeted(
                from: timeline, at: moment, to: request.goal, other: other, velocity: request.velocity)
            let moments = try request.times?.moments(
                of: retargeted, limit: limits.samples, valueLimit: limits.sampledValues)
            MotionWriter.write(retargeted, samplesAt: moments, to: &json)
        } catch {
            throw ProblemDetails(faults: [error.fault])
        }
    }
}
