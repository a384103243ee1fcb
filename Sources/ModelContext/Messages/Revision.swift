/// A revision of the protocol, by its date.
enum Revision: String, CaseIterable, Comparable, Sendable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"
    case july2026 = "2026-07-28"

    static func < (left: Revision, right: Revision) -> Bool { left.rawValue < right.rawValue }

    /// Whether each request says by itself in which revision it is made, and none has to come first.
    var isStateless: Bool { self >= .july2026 }

    /// Whether results of tools have a place for JSON beside their texts, and for links.
    var hasStructuredContent: Bool { self >= .june2025 }

    /// Revisions whose sessions begin with `initialize`.
    static let negotiated = allCases.filter { !$0.isStateless }

    /// Revisions whose requests stand for themselves.
    static let stateless = allCases.filter(\.isStateless)

    /// The one that is spoken with who begins with `initialize` and asks for that one.
    init(negotiating asked: String) {
        let known = Revision(rawValue: asked).flatMap { $0.isStateless ? nil : $0 }
        self = known ?? .november2025
    }
}
