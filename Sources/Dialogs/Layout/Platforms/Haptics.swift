import Boxes
import Devices

/// The versions from which on systems play haptic effects for what dialogs announce.
private enum HapticFigures {
    static let firstDetent = AppleSystem.figures.firstVersion(of: .detent)
    static let firstWarning = AppleSystem.figures.firstVersion(of: .warning)
    static let firstRefused = AndroidSystem.figures.firstVersion(of: .refused)
}

extension Stage {
    /// Whether the device is an Apple phone of iOS `major` or later, from which on apps can play haptics.
    private func playsFeedback(from major: Int) -> Bool {
        guard isAppleTouch, case .phone = idiom else { return false }
        return majorVersion >= major
    }

    /// The effect when a sheet has arrived at another detent.
    package var detentHaptic: Haptic? { playsFeedback(from: HapticFigures.firstDetent) ? .lightImpact : nil }

    /// The effect that the platform itself plays when a dialog is presented.
    package func presentingHaptic(of style: StyleName, with actions: [Action]) -> Haptic? {
        guard style == .alert, actions.contains(where: { $0.role == .destructive }),
            playsFeedback(from: HapticFigures.firstWarning)
        else {
            return nil
        }
        return .warning
    }

    /// Whether the device has haptic feedback at all.
    package var hasHaptics: Bool {
        if case .android = system.name { return !isTelevision }
        return playsFeedback(from: HapticFigures.firstWarning)
    }

    /// The effect when a dialog is presented: the request's, or else the platform's.
    func presentingFeedback(of style: StyleName, _ request: DialogRequest) -> Feedback? {
        switch request.haptic {
        case .platform: presentingHaptic(of: style, with: request.content.actions).map { .platform($0) }
        case .nothing: nil
        case .kind(let kind): hasHaptics ? .requested(kind) : nil
        }
    }

    /// The effect when the user tries to dismiss a dialog and may not.
    package var refusingHaptic: Haptic? {
        guard case .android = system.name, !isTelevision, majorVersion >= HapticFigures.firstRefused else { return nil }
        return .reject
    }
}
