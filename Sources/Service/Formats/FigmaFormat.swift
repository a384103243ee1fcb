import Boxes
import Dialogs
import Exports
import JSONText
import Metrics
import MicroHTTP
import Preview
import Wire

/// `format=figma`: the looks of a dialog in both appearances, as variables of Figma.
struct FigmaFormat: AnswerFormat {
    let name = "figma"
    let mediaType = "application/json"
    let options: [PictureOptions.Name] = []

    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        let needs = DepictionNeeds(timelines: .all)
        let light = try context.depiction(of: request.on { $0.appearance = .light }, needs)
        let dark = try context.depiction(of: request.on { $0.appearance = .dark }, needs)
        PhaseClock.end(.resolve)
        return try context.writers.body(advice: adviceOnSize) {
            FigmaVariables(light: light, dark: dark).write(to: &$0)
        }
    }
}
