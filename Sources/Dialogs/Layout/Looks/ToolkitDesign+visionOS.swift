import Devices
import Timeline
import Typography

extension ToolkitDesign {
    /// The design of visionOS, whose guidelines say much about components and hardly anything about their layout. Its
    /// glass is the same in both appearances.
    static let visionos = ToolkitDesign(
        roles: Roles(
            window: .glass, windowText: .label, alert: .glass, alertText: .label, popover: .glass, popoverText: .label,
            bar: .glass, barText: .label, accent: .tint, onAccent: .onTint, destructive: nil,
            button: .systemFill, field: .secondarySystemFill, buttonText: .label, placeholder: .placeholderText),
        palette: Palette(of: .visionos),
        fonts: SystemFonts(
            FontFamily(
                "SF Pro", aliases: [".AppleSystemUIFont"], .sanFrancisco, texts: "all", eras: "visionOS", .documented,
                source: "https://developer.apple.com/design/human-interface-guidelines/typography; it is not free, and "
                    + "measured as on iOS")),
        habits: Habits(
            titleWeight: .bold, buttonWeight: .medium, roundsToPoints: false, cutsButtonTitles: false,
            keepsPadding: true, anchorsMenus: true, messageEdge: .top, hasEvenButtons: false, pairsButtons: true,
            stacksAsGiven: true, hasWindowSheets: true, keepsButtonHeight: true,
            closeIsRound: true, messageCrossIsFilled: true))
}
