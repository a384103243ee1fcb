import Devices
import Geometry
import Timeline
import Typography

extension ToolkitDesign {
    /// The design of WinUI. Source of the values: https://github.com/microsoft/microsoft-ui-xaml at 3cae15f0.
    static let windows = ToolkitDesign(
        roles: Roles(
            window: .solidBackgroundFillBase, windowText: .textFillPrimary, alert: .contentDialogTopOverlay,
            alertText: .textFillPrimary, popover: .acrylicInAppFillDefault, popoverText: .textFillPrimary,
            bar: .solidBackgroundFillBase, barText: .textFillPrimary, accent: .accentFillDefault,
            onAccent: .textOnAccentFillPrimary, destructive: nil, button: .controlFillDefault,
            field: .controlFillDefault, pressedButton: .controlFillTertiary, placeholder: .textFillSecondary,
            buttonBand: .solidBackgroundFillBase),
        palette: Palette(of: .windows),
        fonts: SystemFonts(
            FontFamily(
                "Segoe UI Variable", aliases: ["Segoe UI", "Selawik"], .roboto, texts: "all", eras: "Windows", .assumed,
                source: "https://learn.microsoft.com/en-us/windows/apps/design/signature-experiences/typography; it is "
                    + "not free, and measured in Roboto, the nearest font that is here: 0.5 % wider than Selawik, "
                    + "https://github.com/microsoft/Selawik 89362e84, which is as wide as Segoe UI")),
        // Info bars cast no shadow: controls/dev/InfoBar/InfoBar.xaml.
        habits: Habits(
            titleWeight: .semibold, buttonWeight: .regular, centresTexts: false, roundsToPoints: false,
            keepsColumns: true, cutsButtonTitles: false, keepsPadding: true, cancelIsLast: true, hasOneDialog: true,
            staysInSafeArea: true, anchorsMenus: true, messageEdge: .top, messageIsWide: true, popoverSide: .top,
            hugsLines: true, roundsLines: true, hasTeachingTips: true, goesBack: true),
        curves: Curves(
            dialogEnter: fastOutSlowIn, dialogExit: fastOutSlowIn, sheetEnter: overlay, sheetExit: overlay,
            popoverEnter: overlay, popoverExit: MotionCurve(.linear)))

    /// ControlFastOutSlowInKeySpline.
    private static let fastOutSlowIn = MotionCurve(.cubicBezier(CubicBezier(0, 0, 0, 1)))
    /// SplitView_themeresources.xaml, OpenOverlayLeft.
    private static let overlay = MotionCurve(.cubicBezier(CubicBezier(0.1, 0.9, 0.2, 1)))
}
