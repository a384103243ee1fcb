import Devices
import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/specs/retarget`: a new timeline from the state in which another one is interrupted.
struct RetargetEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "retarget"
    let isOneOfSeveral = true
    let adviceOnSize = "Ask for fewer samples, or give layers shorter ids."

    func isBrief(_ request: RetargetRequest) -> Bool {
        (request.times?.isFew ?? true) && request.timeline.layoutWork <= LayoutWork.brief
    }

    func write(_ request: RetargetRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        let retargeted = try context.retargeted(request)
        PhaseClock.end(.resolve)
        try context.write(retargeted, samplesAt: request.times, to: &json)
    }
}
