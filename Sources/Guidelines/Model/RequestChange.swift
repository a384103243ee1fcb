package import Dialogs

/// A change to a request: a member gets a value, is taken away, or a list gets one more element.
package struct RequestChange: Hashable, Sendable {
    /// A value in the request's own shape.
    package indirect enum Value: Hashable, Sendable {
        case text(String)
        /// Written with four decimals at most.
        case number(Double)
        case truth(Bool)
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

    /// What is changed. ``FieldPath/end`` stands behind the last element of a list.
    package var field: FieldPath
    /// Nil takes the member away.
    package var value: Value?

    private init(_ field: FieldPath, _ value: Value?) {
        self.field = field
        self.value = value
    }

    /// A member gets a value, whether it has one or not.
    package static func set(_ field: FieldPath, to value: Value) -> RequestChange { RequestChange(field, value) }

    /// A list gets one more element; one that is not there is made.
    package static func append(_ value: Value, to list: FieldPath) -> RequestChange {
        RequestChange(list + .key(FieldPath.end), value)
    }

    /// A member or an element is left out.
    package static func remove(_ field: FieldPath) -> RequestChange { RequestChange(field, nil) }
}

extension RequestChange.Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
    package init(booleanLiteral value: Bool) { self = .truth(value) }
    package init(arrayLiteral elements: RequestChange.Value...) { self = .list(elements) }
}
