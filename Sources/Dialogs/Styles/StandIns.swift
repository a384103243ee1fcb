import Devices

/// Replacements for styles that one of Apple's systems lacks, although its phones and pads have them.
extension Stage {
    /// The style that replaces one which the system lacks; `nil` if the system has it.
    ///
    /// On tvOS an alert controller has no action sheets ("use alert instead"), there are neither page sheets, popovers
    /// nor sheets with detents, and form sheets came with 26 (developer.apple.com: the availability of
    /// `UIAlertController.Style.actionSheet`, `UIModalPresentationStyle`, `UISheetPresentationController`). That an
    /// activity view becomes such an alert is assumed.
    ///
    /// In cars an app presents only alerts and action sheets; everything else covers the display (CarPlay,
    /// `CPInterfaceController.presentTemplate`: action sheet, alert and voice control alone).
    func standIn(for style: StyleName) -> StyleAdaptation? {
        let other = isAppleTelevision ? television(style) : isCarPlay ? Self.car(style) : nil
        return other.map { StyleAdaptation(to: $0, reason: .platformStyle) }
    }

    private func television(_ style: StyleName) -> StyleName? {
        switch style {
        case .actionSheet, .activityView: .alert
        case .formSheet: release == .glass ? nil : .fullScreen
        case .pageSheet, .sheet, .popover: release == .glass ? .formSheet : .fullScreen
        default: nil
        }
    }

    private static func car(_ style: StyleName) -> StyleName? {
        switch style {
        case .activityView: .actionSheet
        case .pageSheet, .formSheet, .sheet, .popover, .currentContext: .fullScreen
        default: nil
        }
    }
}
