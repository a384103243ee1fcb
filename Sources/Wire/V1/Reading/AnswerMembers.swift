import Devices
import Dialogs

/// The members of one kind of answer, by the names that `options.include` uses.
struct AnswerMembers {
    private let members: [(name: String, parts: AnswerParts)]

    var names: [String] { members.map(\.name) }

    /// The parts of the answer with this name; `nil` if there is no such name.
    func parts(of name: String) -> AnswerParts? { members.first { $0.name == name }?.parts }

    /// The most names in one list: more than any answer has members.
    static let mostNames = 64

    static let ofSpec = AnswerMembers(
        members: [("id", []), ("presentation", .presentation)] + common + [("proofs", [])])
    static let ofScene = AnswerMembers(members: [("dialogs", .dialogs)] + common)
    static let ofSchedule = AnswerMembers(members: [
        ("entries", .entries), ("ignoredEvents", .ignoredEvents), ("adaptations", .adaptations),
        ("duration", .duration), ("layers", .layers), ("timeline", .timeline), ("turns", .rotations),
    ])

    /// The members that a specification and a scene have in common.
    private static let common: [(name: String, parts: AnswerParts)] =
        [
            ("schemaVersion", []), ("stage", .stage), ("layers", .layers), ("layers.frame", .layerFrames),
            ("layers.text", .layerTexts), ("layers.action", .layerActions), ("layers.background", .layerLooks),
            ("dimmingRegions", .dimmingRegions), ("hitRegions", .hitRegions), ("transitions", .transitions),
            ("transitions.present", .present), ("transitions.dismiss", .dismiss), ("transitions.refuse", .refuse),
            ("transitions.rotate", .rotate),
        ]
        + Orientation.allCases.map { ("transitions.rotate." + $0.rawValue, .rotation(to: $0)) }
        + [
            ("transitions.keyboard", .keyboard), ("transitions.keyboardHide", .keyboardHide),
            ("transitions.detents", .detents), ("transitions.back", .back), ("lifecycle", .lifecycle),
            ("gestures", .gestures), ("accessibility", .accessibility),
            ("adaptations", .adaptations), ("diagnostics", .diagnostics), ("trace", .trace),
        ]
}
