import MicroHTTP

/// Cross-origin access for browsers (the Fetch standard's CORS, and Resource Timing's): which origins' pages may read
/// answers. Answers carry no credentials that a browser would add by itself.
package enum CrossOrigin: Sendable, Hashable {
    case any
    case none
    /// These alone, as `Origin` spells them.
    case only([String])

    private static let allFields = HeaderFields([("Access-Control-Allow-Origin", "*")] + more("*"))
    private static let varyFields = HeaderFields([("Vary", "Origin")])

    private static func more(_ origin: String) -> [(name: StaticString, value: String)] {
        [
            ("Timing-Allow-Origin", origin),
            (
                "Access-Control-Expose-Headers",
                "ETag, X-Request-Id, Cache-Status, Server-Timing, Retry-After, RateLimit, RateLimit-Policy, "
                    + "Scrim-Omitted, "
                    + "Content-Location"
            ),
        ]
    }

    /// Whether every answer to a request without `Origin`, and to this one, has the same fields.
    func isSame(for head: borrowing RequestHead) -> Bool {
        if case .only = self { !head.hasHeader("Origin") } else { true }
    }

    /// What each answer has.
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

    /// What the answer to OPTIONS has, which serves preflights too.
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

    /// The request's origin, where it is let in.
    private func origin(of head: borrowing RequestHead) -> String? {
        guard case .only(let origins) = self, let origin = head.header("Origin") else { return nil }
        return origins.first { $0 == origin }
    }

    /// `any`, `none`, or origins with commas: a scheme and a host, and a port where that is not the scheme's own.
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
