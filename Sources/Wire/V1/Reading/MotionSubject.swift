package import Dialogs
import JSONText
import Devices

/// What a request about motion, or about touches, is about.
enum MotionSubject {
    /// A dialog, or the stack of a scene.
    case stack(DialogStack)
    case schedule(ScheduleRequest)
    /// Nothing but the timeline that is handed in.
    case timeline

    /// The members that say so.
    static let members: NameTable = SpecRequest.members + ["dialogs", "policy", "gap", "events"]
}

/// The timeline that a request is about.
package enum RequestedTimeline: Sendable {
    /// Of a dialog, or of the stack of a scene.
    case stack(DialogStack, MotionSource)
    /// The one that a schedule has.
    case schedule(ScheduleRequest)
    /// One that was handed in, without what it moves.
    case alone(TimelineWithEffects)

    /// Nil where a request that says so little was reported already.
    init?(of subject: MotionSubject, _ source: MotionSource?) {
        switch (subject, source) {
        case (.stack(let stack), let source?): self = .stack(stack, source)
        case (.schedule(let schedule), _): self = .schedule(schedule)
        case (.timeline, .timeline(let timeline)?): self = .alone(timeline)
        case (.stack, nil), (.timeline, _): return nil
        }
    }
}

extension SpecRequest {
    /// The dialog as what is on the screen.
    package var stack: DialogStack {
        DialogStack(device: device, dialogs: [dialog], isScene: false, options: options)
    }
}

extension SceneRequest {
    /// The dialogs as what is on the screen.
    package var stack: DialogStack {
        DialogStack(device: device, dialogs: dialogs, isScene: true, options: options)
    }
}

extension SchemaReader {
    /// What a request is about, by the members that it has: `dialogs` make a scene, `events` and `policy` a schedule,
    /// and a timeline needs neither a device nor a dialog beside it.
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
            return sceneRequest(root, context: context).map { .stack($0.stack) }
        case "events":
            context.mark("schedule")
            return scheduleRequest(root, context: context).map { .schedule($0) }
        case nil where has("timeline") && !has("device"):
            context.mark("timeline")
            _ = options(of: root)
            return .timeline
        default:
            return specRequest(root, context: context).map { .stack($0.stack) }
        }
    }

    /// The timeline of a subject: one of its own by its name, or one that was answered before; nil for a schedule,
    /// which has one alone.
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
