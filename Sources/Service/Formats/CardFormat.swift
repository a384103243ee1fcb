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
            case .scene(let scene): scene.stack.named
            case .schedule(let schedule), .retarget(_, of: .schedule(let schedule)): schedule.named
            case .retarget(_, of: .stack(let stack)): stack.named
            case .release(let release): [("", release.spec.dialog)]
            case .change(let change): [("", change.from.dialog), ("", change.to.dialog)]
            }
        var fields: [String: TextField] = [:]
        for (prefix, dialog) in dialogs {
            for field in dialog.value.content.textFields { fields[prefix + LayerID.field(field.id)] = field }
        }
        return fields
    }
}

extension DialogStack {
    /// The dialogs, each with the prefix of its layers' ids.
    fileprivate var named: [(prefix: String, dialog: DialogRequest)] {
        guard isScene else { return dialogs.map { ("", $0) } }
        return zip(SceneNames(dialogs.map(\.id)).names, dialogs).map { ($0 + "/", $1) }
    }
}

extension ScheduleRequest {
    /// The dialogs that are shown, each with the prefix of its layers' ids, where no other show has its name.
    fileprivate var named: [(prefix: String, dialog: DialogRequest)] {
        let shown = events.compactMap { event in
            if case .show(let show) = event.kind { show.dialog } else { nil }
        }
        return shown.enumerated().map { (($1.id ?? "entry\($0 + 1)") + "/", $1) }
    }
}
