import Devices
import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/specs/release`: the target of a dialog at the end of a drag, and the timeline to it.
struct ReleaseEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "release"
    let isOneOfSeveral = true

    func isBrief(_ body: ReleaseBody) -> Bool { body.spec.dialog.layoutWork <= LayoutWork.brief }

    func write(_ body: ReleaseBody, to json: inout JSONWriter) throws(ProblemDetails) {
        let released = try context.released(body)
        PhaseClock.end(.resolve)
        ReleaseWriter.write(released, to: &json)
    }
}
