import Devices
import Dialogs
import JSONText
import MicroHTTP
import Wire

/// `POST /v1/specs/hit-test`: what touches reach, at rest or at a moment of a timeline.
struct HitTestEndpoint: Endpoint {
    let context: EndpointContext

    let name = "hit-test"
    let adviceOnSize = "Send fewer points at once, or give actions shorter ids."

    func read(_ root: JSONNode, decoding: DecodingContext) -> HitTestRequest? {
        HitTestRequest.read(root, catalog: context.catalog, limits: context.limits, context: decoding)
    }

    func isBrief(_ request: HitTestRequest) -> Bool { request.points.count <= 64 }

    func write(_ request: HitTestRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        do throws(ResolveError) {
            let spec = request.spec
            let map: TouchMap
            if let source = request.source, let at = request.at {
                let (dialog, timeline) = try context.resolver.resolve(
                    spec.dialog, on: spec.device, options: spec.options, in: source, with: TouchMap.parts)
                map = TouchMap(dialog, in: timeline.motion, at: try timeline.moment(at, field: ["at"]))
            } else {
                map = TouchMap(
                    try context.resolver.resolve(
                        spec.dialog, on: spec.device, options: spec.options.telling(TouchMap.parts)))
            }
            try map.check(touches: request.points.count, limit: context.limits.pointSegments)
            HitTestWriter.write(request.points, on: map, to: &json)
        } catch {
            throw ProblemDetails(faults: [error.fault])
        }
    }
}
