import Boxes
import Devices
import Dialogs
import Geometry
import JSONText
import Timeline

enum TransitionMembers {
    private static let timing: [StaticString] = [
        "style", "edge", "travel", "duration", "delay", "easing", "keyframes", "easings",
    ]
    static let shared = timing + ["from", "to"]
    static let present = NameTable(timing + ["from"])
    static let dismiss = NameTable(timing + ["to"])
    static let all = NameTable(shared + ["present", "dismiss"])
    static let pose: NameTable = ["scale", "opacity", "translation", "rotationX", "rotationY", "rotationZ"]
}

extension SchemaReader {
    /// Reads one transition for both directions, or `{present, dismiss}`.
    func transition(_ value: ValueReader, into dialog: inout RequestedDialog) {
        guard let object = value.object(TransitionMembers.all) else { return }
        let present = object.object("present", members: TransitionMembers.present)
        if let present { dialog.present = Boxed(direction(present, away: "from")) }
        let dismiss = object.object("dismiss", members: TransitionMembers.dismiss)
        if let dismiss { dialog.dismiss = Boxed(direction(dismiss, away: "to", to: .dismiss)) }
        guard present == nil, dismiss == nil else {
            dialog.isTransitionSplit = true
            for name in TransitionMembers.shared where object.value(name) != nil {
                object.report(
                    name, code: "conflictingMember",
                    message: "Beside present and dismiss this member belongs into one of them.")
            }
            return
        }
        var both = direction(object, away: "from")
        dialog.present = Boxed(both)
        let to = object.object("to", members: TransitionMembers.pose).map { pose($0) } ?? PoseRequest()
        // Usually neither end is given: then both directions share one object.
        let isAlike = to == both.away && both.steps.keyframes.isEmpty
        both.away = to
        both.steps = both.steps.reversed
        dialog.dismiss = isAlike ? dialog.present : Boxed(both)
    }

    private func direction(
        _ object: ObjectReader, away: StaticString, to direction: TransitionDirection = .present
    ) -> TransitionRequest {
        var transition = TransitionRequest()
        transition.style = object.oneOf("style", TransitionStyle.self)
        transition.edge = object.oneOf("edge", RelativeEdge.self)
        transition.travel = object.number("travel", in: 0...10)
        transition.duration = seconds(object, "duration")
        transition.delay = seconds(object, "delay")
        transition.easing = easing(object, "easing")
        transition.away = object.object(away, members: TransitionMembers.pose).map { pose($0) } ?? PoseRequest()
        transition.steps = transitionSteps(object, direction)
        if !transition.steps.keyframes.isEmpty {
            for name: StaticString in ["from", "to"] where object.has(name) {
                object.report(
                    name, code: "conflictingMember",
                    message: "Keyframes say where the motion starts and ends. Leave this out, or them.")
            }
        }
        return transition
    }

    private func pose(_ object: ObjectReader) -> PoseRequest {
        var pose = PoseRequest()
        if let value = object.value("scale"), let kind = value.choose([.number, .array]) {
            let range = -1000.0...1000.0
            if kind == .number {
                pose.scale = value.number(in: range).map { Size(width: $0, height: $0) }
            } else if let pair = value.numbers(counts: 2...2, in: range), pair.count == 2 {
                pose.scale = Size(width: pair[0], height: pair[1])
            }
        }
        pose.opacity = share(object, "opacity")
        pose.translation = point(object, "translation")
        pose.rotationX = coordinate(object, "rotationX")
        pose.rotationY = coordinate(object, "rotationY")
        pose.rotationZ = coordinate(object, "rotationZ")
        return pose
    }
}
