/// What is felt on the device, by the name that the platform's own interface has for it.
package enum Haptic: String, Sendable, CaseIterable {
    case lightImpact = "UIImpactFeedbackGenerator.light"
    case warning = "UINotificationFeedbackGenerator.warning"
    case reject = "HapticFeedbackConstants.REJECT"
}
