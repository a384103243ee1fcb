package import Dialogs
import JSONText
import Devices

/// What a request about motion, or about touches, is about.
package enum MotionSubject: Sendable {
    /// A dialog, or the stack of a scene.
    case stack(DialogStack)
    case schedule(ScheduleRequest)
    /// Nothing but the timeline that is handed in.
    case timeline

    /// The members that say so.
    static let members: NameTable = SpecRequest.members + ["dialogs", "policy", "gap", "events"]
}

extension SchemaReader {
    /// What a request is about, by the members that it has: `dialogs` make a scene, `events` and `policy` a schedule, and a
    /// timeline needs neither a device nor a dialog beside it.
    func motionSubject(_ root: ObjectReader, of node: JSONNode, context: DecodingContext) -> MotionSubject? {
        func has(_ name: StaticString) -> Bool { node.member(name) != nil }
        let kinds = [
            has("dialogs") ? "dialogs" : nil, has("events") || has("policy") ? "events" : nil,
            has("dialog") ? "dialog" : nil,
        ].compactMap(\.self)
        for extra in kinds.dropFirst() {
            context.add {
                JSONFault(
                    pointer: "/" + extra, code: "conflictingMember",
                    message: "Give either dialog, or the dialogs of a scene, or the events of a schedule.")
            }
        }
        switch kinds.first {
        case "dialogs":
            context.mark("scene")
            return sceneRequest(root, context: context).map { scene in
                .stack(
                    DialogStack(
                        device: scene.device, dialogs: scene.dialogs, isScene: true, options: scene.options))
            }
        case "events":
            context.mark("schedule")
            return scheduleRequest(root, context: context).map { .schedule($0) }
        case nil where has("timeline") && !has("device"):
            context.mark("timeline")
            _ = options(of: root)
            return .timeline
        default:
            return specRequest(root, context: context).map { spec in
                .stack(
                    DialogStack(
                        device: spec.device, dialogs: [spec.dialog], isScene: false, options: spec.options))
            }
        }
    }

    /// The timeline of a subject: one of its own by its name, or one that was answered before; nil for a schedule, which
    /// has one alone.
    func motionSource(_ root: ObjectReader, of subject: MotionSubject?) -> MotionSource? {
        guard case .schedule = subject else { return motionSource(root) }
        for name: StaticString in ["phase", "timeline"] where root.value(name) != nil {
            root.report(
                name, code: "conflictingMember",
                message:
                    "A schedule has one timeline, its own. Leave this out, or hand in a timeline without the schedule.")
        }
        return nil
    }
}
