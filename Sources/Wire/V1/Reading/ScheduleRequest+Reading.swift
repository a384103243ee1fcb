import Boxes
import Devices
package import Dialogs
import Geometry
package import JSONText

extension ScheduleRequest: BodyRequest {
    /// The members of the body of `POST /v1/schedules`, in the order in which they are read.
    package static let members: NameTable = ["device", "policy", "gap", "events", "options"]

    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> ScheduleRequest? {
        if let library = reader.library(of: root) { return read(root, by: reader.following(library)) }
        let device = reader.device(root)
        let policy = root.oneOf("policy", SchedulePolicy.self, .required)
        let gap = reader.seconds(root, "gap") ?? 0
        let events = reader.scheduleEvents(root, on: device, by: policy)
        let options = reader.options(of: root, including: .ofSchedule)
        guard root.isSound, let device, let policy else { return nil }
        var request = ScheduleRequest(device: device, policy: policy, events: events)
        request.gap = gap
        request.options = options
        return request
    }
}

private enum EventMembers {
    /// The kinds of events, of which each event has exactly one.
    static let kinds: [StaticString] = ["show", "dismiss", "tap", "orientation", "keyboard", "close"]
    /// Members that are allowed only together with `show`.
    static let wishes: [StaticString] = ["priority", "delay", "minimum"]
    static let all = NameTable(["at"] + kinds + wishes)

    static let priorities = -1_000_000...1_000_000
}

extension SchemaReader {
    fileprivate func scheduleEvents(
        _ root: ObjectReader, on device: DeviceState?, by policy: SchedulePolicy?
    ) -> [ScheduleEvent] {
        guard let value = root.value("events", .required),
            let items = value.array(maxCount: limits.events, setting: Setting.events)
        else { return [] }
        if items.count == 0 {
            value.report(code: "tooFew", message: "Needs at least one event, and got an array without any.")
        }
        var reader = self
        reader.isScheduled = true
        var events: [ScheduleEvent] = []
        events.reserveCapacity(items.count)
        for item in items {
            if root.isFull { break }
            if let event = item.object(EventMembers.all).flatMap({
                reader.scheduleEvent($0, on: device, by: policy)
            }) {
                events.append(event)
            }
        }
        return events
    }

    private func scheduleEvent(
        _ object: ObjectReader, on device: DeviceState?, by policy: SchedulePolicy?
    ) -> ScheduleEvent? {
        let time = object.number("at", .required, in: limits.durations, setting: Setting.duration)
        let values = EventMembers.kinds.map { object.value($0) }
        let given = values.indices.filter { values[$0] != nil }
        if given.isEmpty {
            object.report(
                code: "missingMember",
                message:
                    """
                    Needs one of the members that say what happens: show, dismiss, tap, close, orientation or keyboard.
                    """,
                allowed: EventMembers.kinds.map(\.description))
        }
        for extra in given.dropFirst() {
            object.report(
                EventMembers.kinds[extra], code: "conflictingMember",
                message: "One thing happens in an event: \(EventMembers.kinds[given[0]]) or this. Make it two events.")
        }
        let kinds = zip(EventMembers.kinds, values).compactMap { name, value in
            value.flatMap { kind(name, $0, of: object, on: device, by: policy) }
        }
        if values[0] == nil {
            for wish in EventMembers.wishes where object.value(wish) != nil {
                object.report(wish, code: "conflictingMember", message: "This goes only with show.")
            }
        }
        guard let time, given.count == 1, let kind = kinds.first else { return nil }
        return ScheduleEvent(at: time, kind)
    }

    /// Checks `placement.stack`, which has a meaning only for dialogs that share the screen. It is removed if it comes
    /// from a library's behaviour.
    private func checkStack(of show: inout Show, in dialog: ObjectReader, by policy: SchedulePolicy?) {
        guard show.dialog.placement.stack != nil, let policy, !policy.sharesScreen else { return }
        guard show.dialog.says([.dialog, .placement, .stack]) else { return show.dialog.placement.stack = nil }
        dialog.report(
            "placement", code: "conflictingMember",
            message: "Only dialogs that share the screen stand in a stack; under this policy one is there at a time. "
                + "Leave stack out, or take the policy stack.")
    }

    private func kind(
        _ name: StaticString, _ value: ValueReader, of object: ObjectReader, on device: DeviceState?,
        by policy: SchedulePolicy?
    ) -> ScheduleEvent.Kind? {
        switch name.description {
        case "show":
            guard let dialog = value.object(DialogMembers.all) else { return nil }
            var show = Show(self.dialog(dialog, on: device))
            checkStack(of: &show, in: dialog, by: policy)
            show.priority = object.integer("priority", in: EventMembers.priorities) ?? 0
            show.delay = seconds(object, "delay") ?? 0
            show.minimum = seconds(object, "minimum") ?? 0
            return .show(show)
        case "dismiss":
            return value.string(maxLength: limits.nameLength, setting: Setting.nameLength).map { .dismiss($0) }
        case "tap":
            return value.point(in: limits.coordinates, setting: Setting.coordinate).map { .tap($0) }
        case "close": return value.oneOf(CloseRequest.self).map { .close($0) }
        case "orientation": return value.oneOf(Orientation.self).map { .orientation($0) }
        default: return .keyboard(keyboard(value))
        }
    }
}
