import Devices
import Typography

/// The letter spacing of Material 3's type scale by size and weight, as a library has it.
package enum TypeScale: Int, Sendable, CaseIterable {
    /// The spacing of the guideline.
    case material
    /// Compose's spacing, in tenths of a point.
    case compose

    /// A size and weight with a letter spacing of its own; those from 22 to 45 points have none.
    private enum Step: Int, CaseIterable {
        case displayLarge, bodyLarge, bodyMedium, bodySmall, titleMedium, titleSmall, labelMedium, labelSmall

        init?(_ size: Double, _ weight: TextStyle.Weight) {
            switch (weight, size) {
            case (.regular, 57): self = .displayLarge
            case (.regular, 16): self = .bodyLarge
            case (.regular, 14): self = .bodyMedium
            case (.regular, 12): self = .bodySmall
            case (.medium, 16): self = .titleMedium
            case (.medium, 14): self = .titleSmall
            case (.medium, 12): self = .labelMedium
            case (.medium, 11): self = .labelSmall
            default: return nil
            }
        }

        /// The spacing in points.
        func tracking(in scale: TypeScale) -> Double {
            let (common, compose) = (ContentMetrics.materialTable, ComposeFigure.table)
            let isCompose = if case .compose = scale { true } else { false }
            return switch self {
            case .displayLarge: isCompose ? compose[.displayLargeTracking] : common[.displayLargeTracking]
            case .bodyLarge: common[.bodyLargeTracking]
            case .bodyMedium: isCompose ? compose[.bodyMediumTracking] : common[.bodyMediumTracking]
            case .bodySmall: common[.bodySmallTracking]
            case .titleMedium: isCompose ? compose[.titleMediumTracking] : common[.titleMediumTracking]
            case .titleSmall: common[.titleSmallTracking]
            case .labelMedium: common[.labelMediumTracking]
            case .labelSmall: common[.labelSmallTracking]
            }
        }
    }

    /// The spacing in points, by scale and step.
    private static let trackings = allCases.flatMap { scale in Step.allCases.map { $0.tracking(in: scale) } }

    /// The spacing in em, for a size in points at the standard text size; 0 for sizes and weights that the scale lacks.
    func spacing(_ size: Double, _ weight: TextStyle.Weight) -> Float {
        guard let step = Step(size, weight) else { return 0 }
        return Float(Self.trackings[rawValue * Step.allCases.count + step.rawValue] / size)
    }
}
