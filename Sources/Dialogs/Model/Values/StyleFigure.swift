/// A number that the layout relies on, with its source.
///
/// Every default of a style is a `StyleFigure`, so that the number that the code uses and the list that clients see
/// cannot drift apart.
package struct StyleFigure: Sendable, Hashable {
    /// How well the number is supported. A documented figure is preferred to a measured one, a measured one to an
    /// imitated one.
    package enum Confidence: String, Sendable, CaseIterable {
        /// Required in so many words by the requirements of Scrim (the ledger).
        case ledger
        /// Printed by the vendor or the defining source.
        case documented
        /// Measured on, or read out of, a running system.
        case measured
        /// Taken from an imitation made by others.
        case imitated
        /// Our own choice, as no source was found.
        case assumed
    }

    package let name: String
    package let value: Double
    package let unit: String
    /// The eras that the number holds for, in words.
    package let eras: String
    package let confidence: Confidence
    package let source: String

    package init(
        _ name: String, _ value: Double, _ unit: String, eras: String = "all", _ confidence: Confidence,
        source: String
    ) {
        self.name = name
        self.value = value
        self.unit = unit
        self.eras = eras
        self.confidence = confidence
        self.source = source
    }

    /// This number for eras, or kinds of windows, that its source leaves out: `assumed`.
    /// - Parameter because: Why this one is taken; where it is nil, for want of another.
    package func carried(to eras: String, because: String? = nil) -> StyleFigure {
        let held = self.eras == "all" ? "" : " of " + self.eras
        return StyleFigure(
            name, value, unit, eras: eras, .assumed,
            source: (because ?? "no source found") + "; the figure" + held + " (" + source + ")")
    }
}
