package import Dialogs
package import JSONText

extension ResolveError {
    /// The error and the others of its request as faults of the body.
    package var faults: [JSONFault] { [fault] + others.map(\.fault) }

    /// The same for a dialog below a member of the body.
    package func faults(below pointer: String) -> [JSONFault] {
        faults.map { fault in
            var fault = fault
            fault.pointer = pointer + fault.pointer
            return fault
        }
    }

    /// The error as a fault of the body, with a message.
    package var fault: JSONFault {
        let wording = reason.wording
        return JSONFault(
            wording.text, at: field.pointer, wording.values, allowed: wording.allowed, nearest: wording.nearest)
    }
}

extension DecodingContext {
    /// Adds the faults of an impossible dialog below a member of the body.
    package func add(_ error: ResolveError, below pointer: String) {
        for fault in error.faults(below: pointer) { add { fault } }
    }
}

/// What a fault says: its text, the values in it, and the names that are allowed.
private struct Wording {
    var text: FaultText
    var values: [String]
    var allowed: [String]
    var nearest: String?

    init(_ text: FaultText, _ values: String..., allowed: [String] = [], nearest: String? = nil) {
        self.text = text
        self.values = values
        self.allowed = allowed
        self.nearest = nearest
    }

    /// The wording of a fault about an unknown name.
    init(_ text: FaultText, unknown name: String, among offered: [String]) {
        self.init(text, name.clipped(to: 80), allowed: offered, nearest: NearestName.of(name, among: offered))
    }

    /// The wording of a fault about too much of something.
    init(_ text: FaultText, _ count: Int, limit: Int, setting: String) {
        self.init(text, "\(count)", "\(limit)", setting)
    }
}

extension ResolveError.Reason {
    fileprivate var wording: Wording {
        switch self {
        case .transitionNeedsStyle(let transition, let needed, let given):
            Wording(
                .transitionNeedsStyle, transition.rawValue, needed.rawValue, given.rawValue,
                allowed: TransitionStyle.allCases.filter { $0 != transition }.map(\.rawValue))
        case .unknownKeyboardHeight: Wording(.unknownKeyboardHeight)
        case .outsideWindow: Wording(.outsideWindow)
        case .outsideScreen: Wording(.outsideScreen)
        case .leavesNoRoom(let whole): Wording(.leavesNoRoom, whole.rawValue)
        case .outlineLeavesFrame(let width, let height):
            Wording(.outlineLeavesFrame, JSONNumber.text(width), JSONNumber.text(height))
        case .neverSettles(let limit): Wording(.neverSettles, JSONNumber.text(limit))
        case .keyboardFillsScreen(let height, let available):
            Wording(.keyboardFillsScreen, JSONNumber.text(height), JSONNumber.text(available))
        case .anchorMissing(let style): Wording(.anchorMissing, style.rawValue)
        case .unknownElement(let id, let offered): Wording(.unknownElement, unknown: id, among: offered)
        case .detentNotOffered(let detent, let offered):
            Wording(.detentNotOffered, detent, Self.percentage(detent), allowed: offered)
        case .detentTooSmall(let detent, let minimum):
            Wording(.detentTooSmall, detent, JSONNumber.text(minimum), Self.percentage(detent))
        case .phaseNotOffered(let phase, let offered): Wording(.phaseNotOffered, unknown: phase, among: offered)
        case .outsideTimeline(let moment, let duration):
            Wording(.outsideTimeline, JSONNumber.text(moment), JSONNumber.text(duration))
        case .tooManySamples(let count, let limit):
            Wording(.tooManySamples, count, limit: limit, setting: Setting.samples)
        case .tooManySampledValues(let count, let limit):
            Wording(.tooManySampledValues, count, limit: limit, setting: Setting.sampledValues)
        case .tooManyPointSegments(let count, let limit):
            Wording(.tooManyPointSegments, count, limit: limit, setting: Setting.pointSegments)
        case .tooMuchText(let count, let limit):
            Wording(.tooMuchText, count, limit: limit, setting: Setting.shapedText)
        case .roleNotOffered(let role, let offered):
            Wording(
                .roleNotOffered, RoleWords.unknown, allowed: offered.map(\.rawValue),
                nearest: RoleWords.nearest(to: role.rawValue, among: offered.map(\.rawValue)))
        case .materialNotOffered(let material, let offered):
            Wording(
                .materialNotOffered, MaterialWords.unknown(material, offered), allowed: offered,
                nearest: NearestName.of(material, among: offered))
        case .orientationNotOffered(let orientation, let offered):
            Wording(.orientationNotOffered, orientation, allowed: offered)
        case .layerNotThere(let layer, let offered): Wording(.layerNotThere, unknown: layer, among: offered)
        case .backNotShown: Wording(.backNotShown)
        case .besideDialog: Wording(.besideDialog)
        case .workIsOver: Wording(.workIsOver)
        }
    }

    /// The advice to write a percentage, for a detent that is given as a fraction of the height, as other libraries do.
    private static func percentage(_ detent: String) -> String {
        guard let share = Double(detent), share > 0, share <= 1 else { return "" }
        return " A share of the height is a percentage: \"\(JSONNumber.text(share * 100))%\"."
    }
}
