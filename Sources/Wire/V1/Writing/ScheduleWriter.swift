package import Dialogs
package import JSONText
import Timeline

/// Writes the answer of `POST /v1/schedules`.
package enum ScheduleWriter {
    package static func write(_ schedule: Schedule, to json: inout JSONWriter) {
        json.beginObject()
        json.key("entries")
        json.beginArray()
        for entry in schedule.entries where !json.isFull { json.write(entry) }
        json.endArray()
        json.key("ignoredEvents")
        json.beginArray()
        for event in schedule.ignored { json.write(event) }
        json.endArray()
        json.key("adaptations")
        json.beginArray()
        for adaptation in schedule.adaptations { json.write(adaptation) }
        json.endArray()
        json.number("duration", schedule.timeline.duration)
        json.key("timeline")
        json.write(Choreography(schedule.timeline))
        json.key("turns")
        json.beginArray()
        for turn in schedule.turns { json.write(turn) }
        json.endArray()
        json.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ entry: ScheduleEntry) {
        beginObject()
        string("id", entry.id)
        key("prefix")
        if let prefix = entry.prefix { string(prefix) } else { null() }
        write("showAt", entry.showAt)
        write("presentedAt", entry.presentedAt)
        write("dismissAt", entry.dismissAt)
        write("removedAt", entry.removedAt)
        name("outcome", entry.outcome)
        name("reason", entry.reason)
        endObject()
    }

    private mutating func write(_ name: StaticString, _ moment: Double?) {
        key(name)
        if let moment { number(moment) } else { null() }
    }

    fileprivate mutating func write(_ event: IgnoredEvent) {
        beginObject()
        key("index")
        integer(event.index)
        name("reason", event.reason)
        endObject()
    }

    fileprivate mutating func write(_ turn: Schedule.Turn) {
        beginObject()
        number("at", turn.time)
        writeMembers(of: turn.turn)
        endObject()
    }
}
