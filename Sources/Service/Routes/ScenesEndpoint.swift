import Devices
import Dialogs
import Guidelines
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/scenes`: one specification of a whole stack of dialogs.
struct ScenesEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "scenes"
    let isOneOfSeveral = true
    let adviceOnSize = "Send fewer dialogs, or give them shorter ids."

    func isBrief(_ request: SceneRequest) -> Bool { request.layerWork <= LayoutWork.brief }

    func write(_ request: SceneRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        let scene: ResolvedScene
        do throws(SceneError) {
            scene = try context.resolver.resolve(scene: request.dialogs, on: request.device, options: request.options)
        } catch {
            throw ProblemDetails(error)
        }
        PhaseClock.end(.resolve)
        let findings = RuleBook.check(
            scene: scene.dialogs.map { floor in
                Subject(request: floor.request, device: request.device, resolved: floor.resolved)
            })
        PhaseClock.end(.check)
        SceneWriter.write(scene, findings: findings, to: &json)
    }
}
