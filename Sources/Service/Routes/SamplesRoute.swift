import Devices
import Dialogs
import JSONText
import MicroHTTP
import Wire

/// `POST /v1/specs/samples`: the values of everything that a timeline moves, for renderers without an animation engine.
struct SamplesRoute: Endpoint {
    let catalog: Catalog
    let limits: RequestLimits
    let resolver: Resolver

    let name = "samples"
    let adviceOnSize = "Ask for fewer samples, or give layers shorter ids."

    func read(_ root: JSONNode, record: ReadingRecord) -> SamplesRequest? {
        SamplesRequest.read(root, catalog: catalog, limits: limits, record: record)
    }

    func isBrief(_ request: SamplesRequest) -> Bool { request.times.isFew }

    func write(_ request: SamplesRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        do throws(ResolveError) {
            let spec = request.spec
            let dialog = try resolver.resolve(spec.dialog, on: spec.device, options: spec.options)
            let timeline = try dialog.timeline(from: request.source)
            let moments = try request.times.moments(
                of: timeline, limit: limits.samples, valueLimit: limits.sampledValues)
            MotionWriter.writeSamples(of: timeline, at: moments, to: &json)
        } catch {
            throw ProblemDetails(faults: [error.fault])
        }
    }
}
