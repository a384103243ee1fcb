/// A haptic effect, by its name in the platform's own interface.
package enum Haptic: String, Sendable, CaseIterable {
    case lightImpact = "UIImpactFeedbackGenerator.light"
    case warning = "UINotificationFeedbackGenerator.warning"
    case reject = "HapticFeedbackConstants.REJECT"

    /// The kind of feedback: an impact, a selection, a notification.
    package var kind: HapticKind {
        switch self {
        case .lightImpact: .light
        case .warning: .warning
        case .reject: .error
        }
    }
}

/// A kind of haptic effect, independent of any platform's name for it. The raw values are their names in answers.
package enum HapticKind: String, Sendable, CaseIterable {
    case success, warning, error, light, medium, heavy, selection
}

/// The haptic effect that a request gives for presenting.
package enum HapticRequest: Sendable, Hashable {
    /// The request leaves it to the platform.
    case platform
    case nothing
    case kind(HapticKind)
}

/// A haptic effect that is played: the platform's own, or the request's.
package enum Feedback: Sendable, Hashable {
    case platform(Haptic)
    case requested(HapticKind)

    package var kind: HapticKind {
        switch self {
        case .platform(let haptic): haptic.kind
        case .requested(let kind): kind
        }
    }

    /// The platform's own name for the effect; `nil` for the request's.
    package var haptic: Haptic? { if case .platform(let haptic) = self { haptic } else { nil } }
}
