import Devices
import Dialogs
import JSONText
import MicroHTTP
import Wire

/// `POST /v1/specs/release`: what the end of a drag chooses, and the timeline from there.
struct ReleaseRoute: Endpoint {
    let catalog: Catalog
    let limits: RequestLimits
    let resolver: Resolver

    let name = "release"

    func read(_ root: JSONNode, context: DecodingContext) -> ReleaseBody? {
        ReleaseBody.read(root, catalog: catalog, limits: limits, context: context)
    }

    func write(_ body: ReleaseBody, to json: inout JSONWriter) throws(ProblemDetails) {
        let released: Released
        do throws(ResolveError) {
            released = try resolver.release(
                body.spec.dialog, on: body.spec.device, options: body.spec.options, body.release)
        } catch {
            throw ProblemDetails(faults: [error.fault])
        }
        ReleaseWriter.write(released, to: &json)
    }
}
