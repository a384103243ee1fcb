import Devices
import Dialogs
import JSONText
import MicroHTTP
import Wire

/// `POST /v1/specs/hit-test`: what touches reach, at rest or at a moment of a timeline.
struct HitTestRoute: Endpoint {
    let catalog: Catalog
    let limits: RequestLimits
    let resolver: Resolver

    let name = "hit-test"
    let adviceOnSize = "Send fewer points at once, or give actions shorter ids."

    func read(_ root: JSONNode, record: ReadingRecord) -> HitTestRequest? {
        HitTestRequest.read(root, catalog: catalog, limits: limits, record: record)
    }

    func isBrief(_ request: HitTestRequest) -> Bool { request.points.count <= 64 }

    func write(_ request: HitTestRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        do throws(ResolveError) {
            let spec = request.spec
            let dialog = try resolver.resolve(spec.dialog, on: spec.device, options: spec.options)
            var map = TouchMap(dialog)
            if let source = request.source, let at = request.at {
                let timeline = try dialog.timeline(from: source)
                map = TouchMap(dialog, in: timeline.motion, at: try timeline.moment(at, field: ["at"]))
            }
            try map.check(touches: request.points.count, limit: limits.pointSegments)
            HitTestWriter.write(request.points, on: map, to: &json)
        } catch {
            throw ProblemDetails(faults: [error.fault])
        }
    }
}
