/// What is felt on the device, by the name that the platform's own interface has for it.
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

/// What something feels like, whatever a platform calls it. The raw values are the words of the wire.
package enum HapticKind: String, Sendable, CaseIterable {
    case success, warning, error, light, medium, heavy, selection
}

/// What is felt when a dialog comes, as a request has it.
package enum HapticRequest: Sendable, Hashable {
    /// The request leaves it to the platform.
    case platform
    case nothing
    case kind(HapticKind)
}

/// Something that is felt: the platform's own, or what a request asks for.
package enum Feedback: Sendable, Hashable {
    case platform(Haptic)
    case asked(HapticKind)

    package var kind: HapticKind {
        switch self {
        case .platform(let haptic): haptic.kind
        case .asked(let kind): kind
        }
    }

    /// The platform's own name for it; nil for what was asked for.
    package var haptic: Haptic? { if case .platform(let haptic) = self { haptic } else { nil } }
}
