import Devices

/// What takes the place of styles that one of Apple's systems does not have, though its phones and pads do.
extension Stage {
    /// What a style becomes where the system has none of it; nil where it has it.
    ///
    /// On tvOS an alert controller has no action sheets ("use alert instead"), there are neither page sheets, popovers
    /// nor sheets with detents, and form sheets came with 26 (developer.apple.com: the availability of
    /// `UIAlertController.Style.actionSheet`, `UIModalPresentationStyle`, `UISheetPresentationController`). That what
    /// shares becomes the same alert is assumed.
    ///
    /// In cars an app presents alerts and action sheets, and everything else covers the display (CarPlay,
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
