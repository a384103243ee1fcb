import Devices
import Timeline
import Typography

extension ToolkitDesign {
    /// The design of AppKit, which has no public source: its values are what Apple's guidelines say, what others
    /// measured, and what libraries imitate. Colours have the names of `NSColor`.
    static let macos = ToolkitDesign(
        roles: Roles(
            window: .windowBackgroundColor, windowText: .labelColor, alert: .windowBackgroundColor,
            alertText: .labelColor, popover: .windowBackgroundColor, popoverText: .labelColor,
            bar: .windowBackgroundColor, barText: .labelColor, accent: .controlAccentColor,
            onAccent: .selectedMenuItemTextColor, destructive: .systemRedColor, button: .controlColor,
            field: .textBackgroundColor, buttonText: .labelColor, placeholder: .placeholderTextColor),
        palette: Palette(of: .macos), neutral: neutralAppKit,
        fonts: SystemFonts(
            FontFamily(
                "SF Pro", aliases: [".AppleSystemUIFont"], .sanFrancisco, texts: "all", eras: "macOS", .documented,
                source: "https://developer.apple.com/design/human-interface-guidelines/typography; it is not free, and "
                    + "measured as on iOS: its lines are the guidelines'")),
        shades: [
            ([Shade(10, 30, 0, 0.3, dark: 0.5, 0x000000)], unsourced),
            ([Shade(6, 20, 0, 0.2, dark: 0.4, 0x000000)], unsourced),
            ([Shade(4, 16, 0, 0.2, dark: 0.4, 0x000000)], unsourced),
        ],
        habits: Habits(
            titleWeight: .bold, buttonWeight: .regular, roundsToPoints: false, cutsButtonTitles: false,
            keepsPadding: true, anchorsMenus: true, messageEdge: .top, messageIsWide: true, hasEvenButtons: false,
            pairsButtons: true, stacksAsGiven: true, hasWindowSheets: true, closeIsRound: true,
            messageStandsAtEnd: true,
            keepsOffTitleBar: true),
        curves: Curves(popoverEnter: ease, popoverExit: ease))

    private static let ease = Curves.ease

    private static let neutralAppKit = [
        NeutralRole(
            role: .accent, roles: [.controlAccentColor], source: "AppKit, NSColor.controlAccentColor"),
        NeutralRole(
            role: .onAccent, roles: [.selectedMenuItemTextColor],
            source: "AppKit, NSColor.selectedMenuItemTextColor"),
        NeutralRole(
            role: .surface, roles: [.windowBackgroundColor], source: "AppKit, NSColor.windowBackgroundColor"),
        NeutralRole(role: .neutralOnSurface, roles: [.labelColor], source: "AppKit, NSColor.labelColor"),
        NeutralRole(role: .secondary, roles: [.secondaryLabelColor], source: "AppKit, NSColor.secondaryLabelColor"),
        NeutralRole(role: .danger, roles: [.systemRedColor], source: "AppKit, NSColor.systemRed"),
        NeutralRole(role: .outline, roles: [.separatorColor], source: "AppKit, NSColor.separatorColor"),
        NeutralRole(role: .scrim, roles: [], source: "AppKit, what a window is dimmed with behind its sheet"),
    ]
}
