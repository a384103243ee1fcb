import Boxes
import Dialogs
import Exports
import JSONText
import Metrics
import MicroHTTP
import Preview
import Wire

/// `format=divkit` and `format=adaptivecards`: a dialog at rest as a card that an app draws itself, with a list of what
/// the card cannot express.
struct CardFormat: AnswerFormat {
    let name: String
    let mediaType = "application/json"
    let options: [PictureOptions.Name] = []
    private let card: @Sendable (Depiction, [String: TextField], inout JSONWriter) -> Void

    static let divKit = CardFormat(name: "divkit") { DivCard($0, fields: $1).write(to: &$2) }
    static let adaptiveCards = CardFormat(name: "adaptivecards") { AdaptiveCard($0, fields: $1).write(to: &$2) }

    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        let depiction = try context.depiction(of: request, .still(request.options))
        let fields = request.textFields
        PhaseClock.end(.resolve)
        return try context.writers.body(advice: adviceOnSize) { card(depiction, fields, &$0) }
    }
}

extension DepictionRequest {
    /// The request's text fields, by the ids of their layers.
    fileprivate var textFields: [String: TextField] {
        let dialogs: [(prefix: String, dialog: DialogRequest)] =
            switch subject {
            case .spec(let spec): [("", spec.dialog)]
            case .scene(let scene): scene.dialogs.map { ($0.id.map { $0 + "/" } ?? "", $0) }
            default: []
            }
        var fields: [String: TextField] = [:]
        for (prefix, dialog) in dialogs {
            for field in dialog.value.content.textFields { fields[prefix + LayerID.field(field.id)] = field }
        }
        return fields
    }
}
