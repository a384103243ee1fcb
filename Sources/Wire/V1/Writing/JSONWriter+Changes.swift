import Dialogs
package import Guidelines
package import JSONText

extension JSONWriter {
    /// Writes a member with changes to a request: a pointer for each, and a value unless the change removes something.
    ///
    /// - Parameter pointer: The pointer of the request itself.
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

    /// Writes a value in the form of a request's member.
    package mutating func write(_ value: RequestChange.Value) {
        switch value {
        case .text(let text): string(text)
        case .number(let value): number(value)
        case .truth(let isTrue): bool(isTrue)
        case .null: null()
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
