/// Where a profile's figures come from, for each group of figures.
package struct Provenance: Hashable, Sendable {
    /// How certain a group of figures is.
    package enum Confidence: String, Hashable, Sendable, CaseIterable {
        /// A source gives the figures.
        case sourced
        /// The figures are computed, are a platform's default, or come from a device with the same panel.
        case derived
        /// The figures are unknown, or are only nominal values.
        case unsourced
    }

    /// The groups of figures whose sources are given separately.
    package enum Group: String, Hashable, Sendable, CaseIterable {
        case launch, screen, cornerRadius, cutout, fold, safeArea, statusBarHeight, sizeClass, keyboard
    }

    /// The provenance of one group.
    package struct Entry: Hashable, Sendable {
        package var group: Group
        package var confidence: Confidence?
        /// The sources, as indexes into the profile's list of them.
        package var sources: [Int]
        /// Whether two independent sources agree.
        package var isCrossChecked: Bool
    }

    package var sources: [String] = []
    /// The groups whose provenance is known, in the order of `Group`.
    package var entries: [Entry] = []
    /// Sentences about points on which sources disagree, and which figure was chosen.
    package var disagreements: [String] = []
}
