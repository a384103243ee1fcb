package import Devices

/// A number that the layout uses, with its source.
///
/// Every default of a style is a `StyleFigure`, so that the code and the list that clients see always have the same
/// number.
package struct StyleFigure: Sendable, Hashable {
    /// How well the number is supported. A documented figure takes precedence over a measured one, a measured one over
    /// an imitated one.
    package enum Confidence: String, Sendable, CaseIterable {
        /// Required explicitly by the requirements of Scrim (the ledger).
        case ledger
        /// Published by the vendor or the defining source.
        case documented
        /// Measured on, or read out of, a running system.
        case measured
        /// Taken from an imitation made by others.
        case imitated
        /// Our own choice, because no source was found.
        case assumed
    }

    package let name: String
    package let value: Double
    package let unit: String
    package let eras: Eras
    package let confidence: Confidence
    package let source: String

    package init(
        _ name: String, _ value: Double, _ unit: String, eras: Eras = .all, _ confidence: Confidence, source: String
    ) {
        self.name = name
        self.value = value
        self.unit = unit
        self.eras = eras
        self.confidence = confidence
        self.source = source
    }

    /// This number for eras, or kinds of windows, that its source does not cover: `assumed`.
    /// - Parameter because: Why this number is used for them; `nil` if only for lack of another.
    package func carried(to eras: Eras, because: String? = nil) -> StyleFigure {
        let held = self.eras == .all ? "" : " of " + self.eras.text
        return StyleFigure(
            name, value, unit, eras: eras, .assumed,
            source: (because ?? "no source found") + "; the figure" + held + " (" + source + ")")
    }
}
