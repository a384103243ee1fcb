import Devices
import Timeline
import Typography

extension ToolkitDesign {
    /// The design of AppKit, which has no public source: its values come from Apple's guidelines, others' measurements,
    /// and libraries that imitate it. Colours have the names of `NSColor`.
    static let macos = ToolkitDesign(
        roles: Roles(
            window: .windowBackgroundColor, windowText: .labelColor, alert: .windowBackgroundColor,
            alertText: .labelColor, popover: .windowBackgroundColor, popoverText: .labelColor,
            bar: .windowBackgroundColor, barText: .labelColor, accent: .controlAccentColor,
            onAccent: .selectedMenuItemTextColor, destructive: .systemRedColor, button: .controlColor,
            field: .textBackgroundColor, buttonText: .labelColor, placeholder: .placeholderTextColor),
        palette: Palette(of: .macos),
        fonts: SystemFonts(
            FontFamily(
                "SF Pro", aliases: [".AppleSystemUIFont"], .sanFrancisco, texts: "all", eras: "macOS", .documented,
                source: "https://developer.apple.com/design/human-interface-guidelines/typography; it is not free, and "
                    + "measured as on iOS: its lines are the guidelines'")),
        habits: Habits(
            titleWeight: .bold, buttonWeight: .regular, roundsToPoints: false, cutsButtonTitles: false,
            keepsPadding: true, anchorsMenus: true, messageEdge: .top, messageIsWide: true, hasEvenButtons: false,
            pairsButtons: true, stacksAsGiven: true, hasWindowSheets: true, closeIsRound: true,
            messageCrossIsFilled: true,
            messageStandsAtEnd: true,
            keepsOffTitleBar: true),
        curves: Curves(popoverEnter: ease, popoverExit: ease))

    private static let ease = Curves.ease
}
