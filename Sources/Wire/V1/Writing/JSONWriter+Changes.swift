import Dialogs
package import Guidelines
package import JSONText

extension JSONWriter {
    /// A member with changes to a request: a pointer each, and a value where the change is not that something is left
    /// out.
    ///
    /// - Parameter pointer: Where the request itself stands.
    package mutating func member(_ name: StaticString, _ changes: [RequestChange], below pointer: String) {
        beginArray(name)
        for change in changes {
            beginObject()
            member("pointer", change.field, below: pointer)
            if let value = change.value {
                key("value")
                write(value)
            }
            endObject()
        }
        endArray()
    }

    /// A value as a request has it.
    package mutating func write(_ value: RequestChange.Value) {
        switch value {
        case .text(let text): string(text)
        case .number(let value): number(value)
        case .truth(let isTrue): bool(isTrue)
        case .color(let color): write(color)
        case .list(let values):
            beginArray()
            for value in values { write(value) }
            endArray()
        case .object(let members):
            beginObject()
            for member in members {
                key(text: member.name)
                write(member.value)
            }
            endObject()
        }
    }
}
