/// A place in the request: `dialog`, then `content`, then `actions`, then 2.
package struct FieldPath: Hashable, Sendable, ExpressibleByArrayLiteral {
    package enum Component: Hashable, Sendable {
        case member(String)
        case index(Int)
    }

    package var components: [Component]

    package init(components: [Component]) {
        self.components = components
    }

    package init(arrayLiteral elements: String...) {
        components = elements.map { .member($0) }
    }

    /// A JSON pointer (RFC 6901) in the request's own shape.
    package var pointer: String {
        var text = ""
        for component in components {
            text += "/"
            switch component {
            case .member(let name): text += name
            case .index(let index): text += String(index)
            }
        }
        return text
    }
}

extension FieldPath {
    /// In the place of an index, the place behind the last element of a list (RFC 6901).
    package static let end = "-"

    package static func + (path: FieldPath, more: FieldPath) -> FieldPath {
        FieldPath(components: path.components + more.components)
    }

    package static func + (path: FieldPath, member: String) -> FieldPath {
        FieldPath(components: path.components + CollectionOfOne(.member(member)))
    }
}
