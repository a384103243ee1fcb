/// A range of releases, by their versions: `7-18`, `3.2-6`, `26-`, `7`, `all`.
package struct ReleaseRange: Hashable, Sendable {
    package let first: Version
    /// The last major version, with all its minor versions; `nil` if the range has no end.
    package let last: Int?

    package static let all = ReleaseRange(first: Version(0), last: nil)

    package init(first: Version, last: Int?) {
        self.first = first
        self.last = last
    }

    /// `nil` if the text has another form, or if the last version does not come after the first.
    package init?(_ text: String) {
        guard text != "all" else {
            self = .all
            return
        }
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let start = ends.first, let first = Version(String(start)), ends.count <= 2 else { return nil }
        guard ends.count == 2 else {
            self.init(first: first, last: first.major)
            return
        }
        guard !ends[1].isEmpty else {
            self.init(first: first, last: nil)
            return
        }
        guard let last = Version(String(ends[1])), last == Version(last.major), last.major > first.major else {
            return nil
        }
        self.init(first: first, last: last.major)
    }

    /// The range in the form that `init` reads.
    package var text: String {
        guard self != .all else { return "all" }
        guard let last else { return first.text + "-" }
        return last == first.major ? first.text : "\(first.text)-\(last)"
    }

    /// Whether the ranges have a major version in common.
    package func overlaps(_ other: ReleaseRange) -> Bool {
        first.major <= other.last ?? .max && other.first.major <= last ?? .max
    }
}
