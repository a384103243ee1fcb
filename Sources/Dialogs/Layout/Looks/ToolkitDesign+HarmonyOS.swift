import Devices
import Geometry
import Timeline
import Typography

extension ToolkitDesign {
    /// The design of ArkUI. Sources of the values: https://github.com/openharmony/arkui_ace_engine and
    /// https://github.com/openharmony/global_system_resources at 0a0c6de1.
    static let harmonyos = ToolkitDesign(
        roles: Roles(
            window: .backgroundPrimary, windowText: .fontPrimary, alert: .compBackgroundPrimary,
            alertText: .textPrimary, dialog: .compBackgroundGraySecondary, dialogText: .fontPrimary,
            popover: .compBackgroundPrimary, popoverText: .fontPrimary, bar: .backgroundPrimary,
            barText: .fontPrimary, accent: .activated, onAccent: .foregroundContrary, destructive: .warning,
            button: .dialogButtonBg, field: .compBackgroundTertiary, buttonText: .activated,
            placeholder: .fontSecondary),
        palette: Palette(of: .harmonyos),
        fonts: SystemFonts(
            FontFamily(
                "HarmonyOS Sans", .roboto, texts: "all", eras: "HarmonyOS", .assumed,
                source: "https://github.com/openharmony/global_system_resources 0a0c6de1 fonts/HarmonyOS_Sans.ttf; it "
                    + "is measured in Roboto, whose lines have the same ascent and descent: 3.5 % narrower")),
        // Only on a PC do dialogs cast a shadow (ohos_dialog_pattern, dialog_background_shadow_on), which is left out.
        habits: Habits(
            titleWeight: .medium, buttonWeight: .medium, centresTexts: false, roundsToPoints: false,
            cutsButtonTitles: false, hasOneDialog: true, hasEvenButtons: false, closesOutside: true,
            pairsButtons: true, stacksAsGiven: true, bindsSheets: true, clampsLeaving: false, flicksToNext: true,
            flicksInPixels: true, messageIsToast: true, dimsBehindPanes: true, goesBack: true, rowsAreButtons: true),
        curves: Curves(
            dialogEnter: bezier(0.38, 1.33, 0.6, 1), dialogExit: friction, popoverEnter: friction,
            popoverExit: sharp, messageEnter: bezier(0.2, 0, 0.1, 1), messageExit: bezier(0.2, 0, 0.1, 1),
            keyboard: friction, fade: sharp))

    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> MotionCurve {
        MotionCurve(.cubicBezier(CubicBezier(x1, y1, x2, y2)))
    }

    /// Curves::FRICTION, and Curves::SHARP.
    private static let friction = bezier(0.2, 0, 0.2, 1)
    private static let sharp = bezier(0.33, 0, 0.67, 1)
}
