package import Dialogs
import JSONText
import Devices

/// The subject of a request about motion, or about touches.
enum MotionSubject {
    /// A dialog, or the stack of a scene.
    case stack(DialogStack)
    case schedule(ScheduleRequest)
    /// Only the timeline that the request itself has.
    case timeline

    /// The members by which a request gives its subject.
    static let members: NameTable = SpecRequest.members + ["dialogs", "policy", "gap", "events"]
}

package enum RequestedTimeline: Sendable {
    /// A timeline of a dialog, or of the stack of a scene.
    case stack(DialogStack, MotionSource)
    /// The one timeline of a schedule.
    case schedule(ScheduleRequest)
    /// A timeline from the request, without the dialog that it moves.
    case alone(TimelineWithEffects)

    /// `nil` if the subject or the timeline is missing, which has been reported already.
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
    /// The dialog as the stack on screen.
    package var stack: DialogStack {
        DialogStack(device: device, dialogs: [dialog], isScene: false, options: options)
    }
}

extension SceneRequest {
    /// The dialogs as the stack on screen.
    package var stack: DialogStack {
        DialogStack(device: device, dialogs: dialogs, isScene: true, options: options)
    }
}

extension SchemaReader {
    /// Reads the subject of a request, found by its members: `dialogs` make a scene, `events` and `policy` a schedule,
    /// and a timeline needs neither a device nor a dialog beside it.
    func motionSubject(_ root: ObjectReader) -> MotionSubject? {
        let kinds = [
            root.has("dialogs") ? "dialogs" : nil, root.has("events") || root.has("policy") ? "events" : nil,
            root.has("dialog") ? "dialog" : nil,
        ].compactMap(\.self)
        for extra in kinds.dropFirst() {
            root.add {
                JSONFault(
                    pointer: "/" + extra, code: "conflictingMember",
                    message: "Give either dialog, or the dialogs of a scene, or the events of a schedule.")
            }
        }
        switch kinds.first {
        case "dialogs":
            root.mark("scene")
            return SceneRequest.read(root, by: self).map { .stack($0.stack) }
        case "events":
            root.mark("schedule")
            return ScheduleRequest.read(root, by: self).map { .schedule($0) }
        case nil where root.has("timeline") && !root.has("device"):
            root.mark("timeline")
            _ = options(of: root)
            return .timeline
        default:
            return specRequest(root).map { .stack($0.stack) }
        }
    }

    /// Reads the timeline of a subject: one of its own by name, or one from an earlier answer. `nil` for a schedule,
    /// which has only one.
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
