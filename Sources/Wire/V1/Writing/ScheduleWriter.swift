package import Dialogs
package import JSONText
import Timeline

/// Writes the answer of `POST /v1/schedules`.
package enum ScheduleWriter {
    package static func write(_ schedule: Schedule, to json: inout JSONWriter) {
        let parts = schedule.parts
        json.beginObject()
        if parts.contains(.entries) {
            json.beginArray("entries")
            for entry in schedule.entries where !json.isFull { json.write(entry) }
            json.endArray()
        }
        if parts.contains(.ignoredEvents) { json.array("ignoredEvents", schedule.ignored) { $0.write($1) } }
        if parts.contains(.adaptations) { json.write(schedule.adaptations) }
        if parts.contains(.duration) { json.member("duration", schedule.duration) }
        if parts.wantsLayers {
            json.beginArray("layers")
            for layer in schedule.layers where !json.isFull { json.write(layer) }
            json.endArray()
        }
        if parts.contains(.timeline) {
            json.key("timeline")
            json.write(TimelineWithEffects(schedule.timeline), labels: .parts)
        }
        if parts.contains(.rotations) { json.array("turns", schedule.rotations) { $0.write($1) } }
        json.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ entry: ScheduleEntry) {
        beginObject()
        member("id", entry.id)
        member("prefix", orNull: entry.prefix)
        member("showAt", orNull: entry.showAt)
        member("presentedAt", orNull: entry.presentedAt)
        member("dismissAt", orNull: entry.dismissAt)
        member("removedAt", orNull: entry.removedAt)
        member("outcome", entry.outcome)
        member("reason", entry.reason)
        endObject()
    }

    fileprivate mutating func write(_ layer: ScheduleLayer) {
        beginObject()
        writeMembers(of: [layer.layer].span, at: 0)
        member("lifetime", layer.from, layer.to)
        endObject()
    }

    fileprivate mutating func write(_ event: IgnoredEvent) {
        beginObject()
        member("index", event.index)
        member("reason", event.reason)
        endObject()
    }

    fileprivate mutating func write(_ rotation: Schedule.Rotation) {
        beginObject()
        member("at", rotation.time)
        writeMembers(of: rotation.rotation)
        endObject()
    }
}
