/// Where a profile's figures come from, group by group.
package struct Provenance: Hashable, Sendable {
    /// The confidence in a group of figures.
    package enum Confidence: String, Hashable, Sendable, CaseIterable {
        /// A source gives the figures.
        case sourced
        /// The figures are computed, a platform's default, or from a device with the same panel.
        case derived
        /// The figures are unknown, or nominal.
        case unsourced
    }

    /// The groups of figures that have sources of their own.
    package enum Group: String, Hashable, Sendable, CaseIterable {
        case launch, screen, cornerRadius, cutout, fold, safeArea, statusBarHeight, sizeClass, keyboard
    }

    /// What is known about one group.
    package struct Entry: Hashable, Sendable {
        package var group: Group
        package var confidence: Confidence?
        /// Indexes into the profile's sources.
        package var sources: [Int]
        /// Whether two independent sources agree.
        package var isCrossChecked: Bool

        package init(group: Group, confidence: Confidence?, sources: [Int], isCrossChecked: Bool) {
            self.group = group
            self.confidence = confidence
            self.sources = sources
            self.isCrossChecked = isCrossChecked
        }
    }

    /// The addresses of the sources.
    package var sources: [String] = []
    /// The groups about which something is known, in the order of `Group`.
    package var entries: [Entry] = []
    /// Sentences about what sources disagree on, and which figure was chosen.
    package var disagreements: [String] = []

    /// What is known about a group; `nil` if nothing is.
    package subscript(group: Group) -> Entry? { entries.first { $0.group == group } }
}
