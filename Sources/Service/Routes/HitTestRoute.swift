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

    func read(_ root: JSONNode, record: ReadingRecord) -> HitTestRequest? {
        HitTestRequest.read(root, catalog: catalog, limits: limits, record: record)
    }

    func answer(to request: HitTestRequest) throws(ProblemDetails) -> Answer {
        let spec = request.spec
        let dialog: ResolvedDialog
        do throws(ResolveError) {
            dialog = try resolver.resolve(spec.dialog, on: spec.device, options: spec.options)
        } catch {
            throw ProblemDetails(faults: [error.fault])
        }
        var json = JSONWriter()
        HitTestWriter.write(request.points, on: TouchMap(dialog), to: &json)
        return json.withBytes { Answer($0, mediaType: "application/json", isCached: true) }
    }
}
