import Devices
import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/specs/drag`: the state of a dialog at the positions of a finger that drags it.
struct DragEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "drag"
    let adviceOnSize = "Send fewer positions or points at once."

    func isBrief(_ body: DragBody) -> Bool {
        body.points == nil && body.source.count <= 32 && body.spec.dialog.layoutWork <= LayoutWork.brief
    }

    func write(_ body: DragBody, to json: inout JSONWriter) throws(ProblemDetails) {
        try asProblem { () throws(ResolveError) in
            let dragged = try dragged(body)
            PhaseClock.end(.resolve)
            if let points = body.points {
                try dragged.check(touches: points.count, limit: context.limits.pointSegments)
            }
            DragWriter.write(dragged, touchedAt: body.points, to: &json)
        }
    }

    private func dragged(_ body: DragBody) throws(ResolveError) -> Dragged {
        let (dialog, device, options) = (body.spec.dialog, body.spec.device, body.spec.options)
        switch body.source {
        case .finger(let drag): return try context.resolver.drag(dialog, on: device, options: options, drag)
        case .back(let back): return try context.resolver.drag(dialog, on: device, options: options, back: back)
        }
    }
}
