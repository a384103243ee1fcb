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
        let dialogs: [(name: String?, dialog: DialogRequest)] =
            switch subject {
            case .spec(let spec): [(nil, spec.dialog)]
            case .scene(let scene): Self.named(scene.stack)
            case .schedule(let schedule), .retarget(_, of: .schedule(let schedule)):
                schedule.namedDialogs.map { ($0.name, $0.show.dialog) }
            case .retarget(_, of: .stack(let stack)): Self.named(stack)
            case .release(let body): [(nil, body.spec.dialog)]
            // A card shows where the change begins.
            case .change(let change): [(nil, change.from.dialog)]
            }
        var fields: [String: TextField] = [:]
        for (name, dialog) in dialogs {
            for field in dialog.value.content.textFields {
                let id = LayerID.field(field.id)
                fields[name.map { LayerID.id(id, in: $0) } ?? id] = field
            }
        }
        return fields
    }

    private static func named(_ stack: DialogStack) -> [(name: String?, dialog: DialogRequest)] {
        guard stack.isScene else { return stack.dialogs.map { (nil, $0) } }
        return Array(zip(SceneNames(stack.dialogs.map(\.id)).names, stack.dialogs))
    }
}
