import Devices
import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/specs/retarget`: a new timeline from where an interrupted one is.
struct RetargetEndpoint: Endpoint {
    let context: EndpointContext

    let name = "retarget"
    let isOneOfSeveral = true
    let adviceOnSize = "Ask for fewer samples, or give layers shorter ids."

    func read(_ root: JSONNode, decoding: DecodingContext) -> RetargetRequest? {
        RetargetRequest.read(root, catalog: context.catalog, limits: context.limits, context: decoding)
    }

    func isBrief(_ request: RetargetRequest) -> Bool {
        (request.times?.isFew ?? true) && request.subject.layoutWork <= LayoutWork.brief
    }

    func write(_ request: RetargetRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        let retargeted = try context.retargeted(request)
        PhaseClock.end(.resolve)
        do throws(ResolveError) {
            let moments = try request.times?.moments(
                of: retargeted, limit: context.limits.samples, valueLimit: context.limits.sampledValues)
            MotionWriter.write(retargeted, samplesAt: moments, to: &json)
        } catch {
            throw ProblemDetails(error)
        }
    }
}
