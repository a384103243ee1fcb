private import Glibc

/// A request method. Methods are case-sensitive: `get` is not `GET` (RFC 9110, 9.1).
package enum Method: Sendable, Hashable {
    case get
    case head
    case post
    case put
    case patch
    case delete
    case options
    /// Any other method, as sent.
    case other(String)

    /// The method as it is written in the request line.
    package var name: String { if case .other(let name) = self { name } else { knownName.description } }

    /// The method's name if it has a case of its own; otherwise "other", since a client may send any name.
    package var knownName: StaticString {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .post: "POST"
        case .put: "PUT"
        case .patch: "PATCH"
        case .delete: "DELETE"
        case .options: "OPTIONS"
        case .other: "other"
        }
    }

    /// Whether the method only reads: GET or HEAD.
    package var isOfReading: Bool {
        switch self {
        case .get, .head: true
        default: false
        }
    }

    /// Creates a method from its name, which is a token.
    init(_ name: String) { self = unsafe name.withCString { unsafe Method(cString: $0) } }

    /// Creates a method from its name. Memory is allocated only for methods without a case of their own.
    init(cString text: UnsafePointer<CChar>) {
        if unsafe strcmp(text, "GET") == 0 {
            self = .get
        } else if unsafe strcmp(text, "POST") == 0 {
            self = .post
        } else if unsafe strcmp(text, "HEAD") == 0 {
            self = .head
        } else if unsafe strcmp(text, "OPTIONS") == 0 {
            self = .options
        } else if unsafe strcmp(text, "PUT") == 0 {
            self = .put
        } else if unsafe strcmp(text, "PATCH") == 0 {
            self = .patch
        } else if unsafe strcmp(text, "DELETE") == 0 {
            self = .delete
        } else {
            self = unsafe .other(String(cString: text))
        }
    }
}
