import Devices
import Dialogs
import Guidelines
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/scenes`: one specification for a whole stack of dialogs.
struct ScenesEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "scenes"
    let isOneOfSeveral = true
    let adviceOnSize = "Send fewer dialogs, or give them shorter ids."

    func isBrief(_ request: SceneRequest) -> Bool { request.layerWork <= LayoutWork.brief }

    func write(_ request: SceneRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        try asProblem { () throws(SceneError) in
            let scene = try context.resolver.resolve(
                scene: request.dialogs, on: request.device, options: request.options)
            PhaseClock.end(.resolve)
            let findings = try context.findings(of: scene, asked: request)
            PhaseClock.end(.check)
            SceneWriter.write(scene, findings: findings, to: &json)
        }
    }
}
