import Devices
import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/specs/transitions`: the timeline from one resting layout to another, for any differences between them.
struct TransitionsEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "transitions"
    let isOneOfSeveral = true

    func isBrief(_ request: ChangeRequest) -> Bool { request.layoutWork <= LayoutWork.brief }

    func write(_ request: ChangeRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        let change = try context.change(request)
        PhaseClock.end(.resolve)
        ChangeWriter.write(change, to: &json)
    }
}
