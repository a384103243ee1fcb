import MicroHTTP

/// Cross-origin access for browsers (the Fetch standard's CORS, and Resource Timing's): the origins whose pages may
/// read answers. Answers never depend on credentials that a browser adds automatically.
package enum CrossOrigin: Sendable, Hashable {
    case any
    case none
    /// Only these origins, as `Origin` spells them.
    case only([String])

    private static let allFields = HeaderFields([("Access-Control-Allow-Origin", "*")] + more("*"))
    private static let varyFields = HeaderFields([("Vary", "Origin")])

    private static func more(_ origin: String) -> [(name: StaticString, value: String)] {
        [
            ("Timing-Allow-Origin", origin),
            (
                "Access-Control-Expose-Headers",
                "ETag, X-Request-Id, Cache-Status, Server-Timing, Retry-After, RateLimit, RateLimit-Policy, "
                    + "Scrim-Omitted, Content-Location"
            ),
        ]
    }

    /// Whether the cross-origin fields of the answer to this request are those of a request without `Origin`.
    func isSame(for head: borrowing RequestHead) -> Bool {
        if case .only = self { !head.hasHeader("Origin") } else { true }
    }

    /// The cross-origin fields of an answer.
    func answerFields(for head: borrowing RequestHead) -> HeaderFields {
        switch self {
        case .any: Self.allFields
        case .none: HeaderFields()
        case .only:
            origin(of: head).map { origin in
                HeaderFields([("Vary", "Origin"), ("Access-Control-Allow-Origin", origin)] + Self.more(origin))
            } ?? Self.varyFields
        }
    }

    /// The fields of the answer to OPTIONS, which also serves preflights.
    func preflightFields(for head: borrowing RequestHead, allow: String) -> HeaderFields {
        var fields = HeaderFields([("Allow", allow)])
        let origin: String?
        switch self {
        case .any: origin = "*"
        case .none: origin = nil
        case .only:
            fields.add(Self.varyFields)
            origin = self.origin(of: head)
        }
        guard let origin else { return fields }
        fields.add(
            HeaderFields([
                ("Access-Control-Allow-Origin", origin), ("Access-Control-Allow-Methods", allow),
                (
                    "Access-Control-Allow-Headers",
                    "Content-Type, Accept, Authorization, If-None-Match, X-Request-Id, traceparent"
                ),
                ("Access-Control-Max-Age", "86400"),
            ]))
        return fields
    }

    /// The request's origin if it is allowed; otherwise `nil`.
    private func origin(of head: borrowing RequestHead) -> String? {
        guard case .only(let origins) = self, let origin = head.header("Origin") else { return nil }
        return origins.first { $0 == origin }
    }

    /// Reads `any`, `none`, or origins separated by commas: each a scheme and a host, and a port unless it is the
    /// scheme's default. `nil` for anything else.
    package init?(_ text: String) {
        switch text {
        case "any": self = .any
        case "none": self = .none
        default:
            let origins = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard origins.allSatisfy(Self.isOrigin) else { return nil }
            self = .only(origins)
        }
    }

    private static func isOrigin(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else { return false }
        let (scheme, host) = (text[..<colon], text[colon...].dropFirst(3))
        return !scheme.isEmpty && !host.isEmpty
            && scheme.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
            && host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    }
}
