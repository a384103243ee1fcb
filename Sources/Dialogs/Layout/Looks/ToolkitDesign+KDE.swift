import Devices
import Timeline
import Typography

extension ToolkitDesign {
    /// The design of Kirigami in the style Breeze. Sources of the values: https://github.com/KDE/kirigami at d4f1aaed
    /// and https://github.com/KDE/breeze.
    static let kde = ToolkitDesign(
        roles: Roles(
            window: .windowNormal, windowText: .windowForeground, alert: .viewNormal, alertText: .viewForeground,
            dialog: .viewNormal, dialogText: .viewForeground, popover: .windowNormal, popoverText: .windowForeground,
            bar: .headerNormal, barText: .headerForeground, accent: nil, onAccent: .buttonForeground,
            highlight: .selectionNormal, destructive: nil, button: .buttonNormal, field: .viewNormal,
            buttonText: .buttonForeground, placeholder: .viewInactive),
        palette: Palette(of: .kde),
        fonts: SystemFonts(
            FontFamily(
                "Noto Sans", .noto, texts: "all", eras: "KDE Plasma", .documented,
                source: "https://github.com/KDE/plasma-integration src/platformtheme/kfontsettingsdata.cpp: "
                    + "Noto Sans 10")),
        habits: Habits(
            titleWeight: .regular, buttonWeight: .regular, centresTexts: false, cutsButtonTitles: false,
            cancelIsLast: true, messageGoesByTap: true, cutsMessages: true, hasEvenButtons: false,
            putsImageBeside: true, closesOutside: true, messageCrossIsCentred: true),
        curves: Curves(
            dialogEnter: inOutQuad, dialogExit: inOutQuad, sheetEnter: MotionCurve(outQuad),
            sheetExit: MotionCurve(inQuad), popoverEnter: inOutQuad, popoverExit: inOutQuad,
            messageEnter: MotionCurve(bezier(1.0 / 3, 1, 2.0 / 3, 1)),
            messageExit: MotionCurve(bezier(1.0 / 3, 0, 2.0 / 3, 0))))

    // MARK: Qt's easings

    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
        .cubicBezier(CubicBezier(x1, y1, x2, y2))
    }

    /// The parabolas t² and 1 − (1 − t)², which are exactly the béziers whose control points lie a third apart; the
    /// curves of messages above are their cubes.
    private static let inQuad = bezier(1.0 / 3, 0, 2.0 / 3, 1.0 / 3)
    private static let outQuad = bezier(1.0 / 3, 2.0 / 3, 2.0 / 3, 1)
    /// `inQuad` in the first half of the time, `outQuad` in the second.
    private static let inOutQuad = MotionCurve(
        [
            MotionCurve.Piece(until: 0.5, at: 0.5, inQuad), MotionCurve.Piece(until: 1, at: 1, outQuad),
        ], closest: bezier(0.455, 0.03, 0.515, 0.955))
}
