import Devices
import Timeline
import Typography

extension ToolkitDesign {
    /// The design of libadwaita. Source of the values: https://github.com/GNOME/libadwaita at c68992bd.
    static let gnome = ToolkitDesign(
        roles: Roles(
            window: .windowBg, windowText: .windowFg, alert: .dialogBg, alertText: .dialogFg, popover: .popoverBg,
            popoverText: .popoverFg, bar: .headerbarBg, barText: .headerbarFg, accent: .accentBg, onAccent: .accentFg,
            destructive: .destructiveStandalone, button: nil, field: nil),
        palette: Palette(of: .gnome),
        neutral: [
            NeutralRole(
                role: .accent, roles: [.accentBg, .accentStandalone],
                source: "libadwaita, CSS variables: --accent-bg-color, --accent-color"),
            NeutralRole(role: .onAccent, roles: [.accentFg], source: "libadwaita, CSS variables: --accent-fg-color"),
            NeutralRole(
                role: .surface, roles: [.dialogBg, .popoverBg, .windowBg],
                source: "libadwaita, CSS variables: --dialog-bg-color, --popover-bg-color, --window-bg-color"),
            NeutralRole(
                role: .neutralOnSurface, roles: [.dialogFg, .popoverFg, .windowFg, .headerbarFg],
                source: "libadwaita, CSS variables: --dialog-fg-color and its like"),
            NeutralRole(
                role: .secondary, roles: [],
                source: "libadwaita, CSS class dimmed: a share of the text's colour, no role of its own"),
            NeutralRole(
                role: .danger, roles: [.destructiveStandalone, .destructiveBg],
                source: "libadwaita, CSS variables: --destructive-color, --destructive-bg-color"),
            NeutralRole(
                role: .outline, roles: [], source: "libadwaita, --border-color: a share of the text's colour"),
            NeutralRole(role: .scrim, roles: [], source: "libadwaita, widgets/_dialogs.scss: dimming"),
        ],
        fonts: SystemFonts(
            FontFamily(
                "Adwaita Sans", aliases: ["Cantarell"], .inter, texts: "all", eras: "GNOME", .documented,
                source: "https://github.com/GNOME/libadwaita c68992bd doc/css-variables.md, doc/tools/screenshot.c: "
                    + "Adwaita Sans 11; it is made of Inter, in which it is measured here")),
        shades: [
            (
                [
                    Shade(0, 0, 1, 0.05, increased: 0.8, 0x000000), Shade(0, 5, 2, 0.1, 0x000006),
                    Shade(0, 14, 2, 0.03, 0x000006),
                ], "https://github.com/GNOME/libadwaita c68992bd src/stylesheet/widgets/_dialogs.scss"
            ),
            (
                [
                    Shade(0, 0, 1, 0.05, increased: 0.5, isRing: true, 0x000000), Shade(1, 5, 1, 0.09, 0x000000),
                    Shade(2, 14, 3, 0.05, 0x000000),
                ], "https://github.com/GNOME/libadwaita c68992bd src/stylesheet/widgets/_popovers.scss"
            ),
            (
                [
                    Shade(1, 3, 1, 0.07, increased: 0, 0x000006), Shade(2, 6, 2, 0.03, increased: 0, 0x000006),
                    Shade(0, 0, 1, 0, increased: 0.5, isRing: true, 0x000000),
                ],
                "https://github.com/GNOME/libadwaita c68992bd src/stylesheet/widgets/_misc.scss"
            ),
        ],
        // widgets/_header-bar.scss, windowcontrols: buttons are circles.
        habits: Habits(closeIsRound: true), curves: Curves(messageFade: cubedEase),
        // _colors.scss, $border_color: --border-opacity of 50 % of currentColor; _message-dialog.scss: outline: none.
        details: Details(ringShare: 0.5))

    /// The cube of the progress along `ease`, in sixteenths.
    private static let cubedEase = MotionCurve(
        .linear(
            LinearEasing(
                (0...16).map { step in
                    let fraction = Double(step) / 16
                    let way = Easing.default.progress(at: fraction, of: 1)
                    return LinearEasing.Stop(progress: way * way * way, fraction: fraction)
                })))
}
