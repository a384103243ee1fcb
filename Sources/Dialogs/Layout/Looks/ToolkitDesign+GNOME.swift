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
        fonts: SystemFonts(
            FontFamily(
                "Adwaita Sans", aliases: ["Cantarell"], .inter, texts: "all", eras: "GNOME", .documented,
                source: "https://github.com/GNOME/libadwaita c68992bd doc/css-variables.md, doc/tools/screenshot.c: "
                    + "Adwaita Sans 11; it is made of Inter, in which it is measured here")),
        // widgets/_header-bar.scss, windowcontrols: buttons are circles.
        habits: Habits(flicksToNext: true, closeIsRound: true, messageCrossIsCentred: true),
        curves: Curves(messageFade: cubedEase),
        // _colors.scss, $border_color: --border-opacity of 50 % of currentColor; _message-dialog.scss: outline: none.
        ringShare: 0.5)

    /// The cube of the progress along `ease`, given at steps of a sixteenth.
    private static let cubedEase = MotionCurve(
        .linear(
            LinearEasing(
                (0...16).map { step in
                    let fraction = Double(step) / 16
                    let way = Easing.default.progress(at: fraction, of: 1)
                    return LinearEasing.Stop(progress: way * way * way, fraction: fraction)
                })))
}
