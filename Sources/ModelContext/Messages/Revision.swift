/// A revision of the protocol, named by its date.
enum Revision: String, CaseIterable, Comparable, Sendable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"
    case july2026 = "2026-07-28"

    static func < (left: Revision, right: Revision) -> Bool { left.rawValue < right.rawValue }

    /// Whether each request names its revision, so that no request has to come first.
    var isStateless: Bool { self >= .july2026 }

    /// Whether results of tools may contain JSON in addition to texts, and links.
    var hasStructuredContent: Bool { self >= .june2025 }

    /// Revisions whose sessions begin with `initialize`.
    static let negotiated = allCases.filter { !$0.isStateless }

    /// Revisions in which each request names its revision.
    static let stateless = allCases.filter(\.isStateless)

    /// The revision to use with a client that begins with `initialize` and requests the revision `requested`.
    init(negotiating requested: String) {
        let known = Revision(rawValue: requested).flatMap { $0.isStateless ? nil : $0 }
        self = known ?? .november2025
    }
}
