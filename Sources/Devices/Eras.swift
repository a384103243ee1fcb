/// The releases to which a figure applies.
package struct Eras: Hashable, Sendable {
    package let line: ReleaseLine
    package let releases: ReleaseRange
    /// What else has to hold, in words; `nil` if nothing has to.
    package let condition: String?

    package static let all = Eras(.all)

    /// - Parameter condition: What else has to hold; for all releases it also names the systems.
    package init(_ line: ReleaseLine, _ releases: ReleaseRange = .all, when condition: String? = nil) {
        self.line = line
        self.releases = releases
        self.condition = condition
    }

    /// The releases as answers have them: "iOS 7 – 18", "iOS 26 on, pads", "web (HTML)".
    package var text: String {
        guard let condition else { return releases.label(of: line) }
        return releases == .all ? condition : releases.label(of: line) + ", " + condition
    }
}
