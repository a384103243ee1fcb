package import Dialogs

/// A change to a request: it sets a member, removes one, or appends an element to a list.
package struct RequestChange: Hashable, Sendable {
    /// A value in the form of a request's member.
    package indirect enum Value: Hashable, Sendable {
        case text(String)
        /// Written with four decimals at most.
        case number(Double)
        case truth(Bool)
        /// Takes a member away that would otherwise come from a default.
        case null
        case color(Color)
        case list([Value])
        case object([Member])
    }

    /// A member of an object, with its value.
    package struct Member: Hashable, Sendable {
        package var name: String
        package var value: Value

        package init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The field that is changed. ``FieldPath/end`` is the place after the last element of a list.
    package var field: FieldPath
    /// The new value; `nil` removes the member.
    package var value: Value?

    private init(_ field: FieldPath, _ value: Value?) {
        self.field = field
        self.value = value
    }

    /// Sets a member, whether or not it exists.
    package static func set(_ field: FieldPath, to value: Value) -> RequestChange { RequestChange(field, value) }

    /// Appends an element to a list, which is created if it does not exist.
    package static func append(_ value: Value, to list: FieldPath) -> RequestChange {
        RequestChange(list + .key(FieldPath.end), value)
    }

    /// Removes a member or an element.
    package static func remove(_ field: FieldPath) -> RequestChange { RequestChange(field, nil) }
}

extension RequestChange.Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
    package init(booleanLiteral value: Bool) { self = .truth(value) }
    package init(arrayLiteral elements: RequestChange.Value...) { self = .list(elements) }
}
