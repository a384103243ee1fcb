import Devices
import Geometry
import Timeline

/// Dialogs as Android itself drew them before Material 3: `Theme.Material.Dialog.Alert` of Android 5 to 8, and the same with
/// rounder corners on Android 9 to 11.
///
/// Source: https://github.com/aosp-mirror/platform_frameworks_base core/res/res.
package enum EarlierMaterial {
    static let eras = "Android 5 – 11"

    private static func figure(
        _ name: String, _ value: Double, _ unit: String = "dp", eras: String = eras,
        _ confidence: StyleFigure.Confidence = .documented, source: String
    ) -> StyleFigure {
        StyleFigure(
            name, value, unit, eras: eras, confidence,
            source: "https://github.com/aosp-mirror/platform_frameworks_base core/res/res/" + source)
    }

    package static let radius = figure(
        "cornerRadius", 2, eras: "Android 5 – 8", source: "drawable/dialog_background_material.xml: corners")
    package static let roundRadius = figure(
        "cornerRadius", 8, eras: "Android 9 – 11", .assumed,
        source:
            "values/config.xml: config_dialogCornerRadius; builds of Android 9 have 8 dp in dialog_background_material.xml"
    )
    package static let inset = figure("window.inset", 16, source: "drawable/dialog_background_material.xml: inset")
    package static let dim = figure(
        "backdrop.opacity", 0.6, "", source: "values/themes.xml: backgroundDimAmount, which dialogs inherit")
    package static let side = figure("padding.side", 24, source: "values/dimens_material.xml: dialog_padding_material")
    package static let top = figure(
        "padding.top", 18,
        source:
            "values/dimens_material.xml: dialog_padding_top_material, above the title, above the message, and below it "
            + "without buttons")
    package static let leastMessage = figure(
        "message.height.minimum", 48,
        source: "layout/alert_dialog_material.xml: contentPanel, with what is above the message")
    package static let titleSize = figure(
        "title.size", 20, source: "values/dimens_material.xml: text_size_title_material")
    package static let messageSize = figure(
        "message.size", 16, source: "values/dimens_material.xml: text_size_subhead_material")
    package static let fontPadding = figure(
        "text.padding", 3, "dp", .assumed,
        source: "layout/alert_dialog_material.xml: views with the font's padding, which is 0.155 of Roboto's size")
    package static let barSide = figure(
        "actions.inset.side", 12, source: "layout/alert_dialog_button_bar_material.xml: paddingStart, paddingEnd")
    package static let barVertical = figure(
        "actions.inset.vertical", 4,
        source: "layout/alert_dialog_button_bar_material.xml: paddingTop, paddingBottom; 8 in Android 5.0")
    package static let actionHeight = figure("action.height", 48, source: "values/styles_material.xml: minHeight")
    package static let actionWidth = figure(
        "action.width.minimum", 64, source: "values/styles_material.xml: Widget.Material.Button.ButtonBar.AlertDialog")
    package static let actionPadding = figure(
        "action.padding", 12,
        source: "values/dimens_material.xml: button_inset_horizontal_material of 4 and "
            + "button_padding_horizontal_material of 8")
    package static let actionSize = figure(
        "action.title.size", 14,
        source: "values/dimens_material.xml: text_size_button_material, in medium and in capitals")
    package static let buttonRadius = figure(
        "action.cornerRadius", 2, source: "values/dimens_material.xml: control_corner_material")
    package static let fieldInset = figure(
        "textField.text.inset", 4, source: "values/dimens_material.xml: edit_text_inset_horizontal_material")
    package static let fieldHeight = figure(
        "textField.height", 45, "dp", .assumed,
        source:
            "values/dimens_material.xml: edit_text_inset_top_material, edit_text_inset_bottom_material, padding and a line of "
            + "18 sp")
    package static let fieldSize = figure(
        "textField.size", 18, source: "values/dimens_material.xml: text_size_medium_material")
    package static let sheetRadius = figure(
        "sheet.cornerRadius", 0, "dp", .assumed,
        source: "values: the platform has no bottom sheet; the library's were rectangles before Material 3")
    package static let sheetTop = figure(
        "sheet.padding.top", 16, "dp", .assumed,
        source: "values: the platform has no bottom sheet; as far as the headline of a list is from its side")
    package static let coming = figure(
        "present.duration", 0.22, "s", source: "anim/popup_enter_material.xml: config_activityDefaultDur")
    package static let going = figure(
        "dismiss.duration", 0.15, "s", source: "anim/popup_exit_material.xml: config_activityShortDur")
    package static let rise = figure("present.rise", 20, source: "anim/popup_enter_material.xml: fromYDelta")
    package static let lift = figure("dismiss.rise", 10, source: "anim/popup_exit_material.xml: toYDelta")
    package static let disabledLight = figure(
        "state.disabled.opacity", 0.26, "", source: "values/colors_material.xml: disabled_alpha_material_light")
    package static let disabledDark = figure(
        "state.disabled.opacity.dark", 0.3, "", source: "values/colors_material.xml: disabled_alpha_material_dark")

    package static let figures =
        [
            radius, roundRadius, inset, dim, side, top, leastMessage, titleSize, messageSize, fontPadding, barSide,
            barVertical, actionHeight, actionWidth, actionPadding, actionSize, buttonRadius, fieldInset, fieldHeight,
            fieldSize, sheetRadius, sheetTop, coming, going, rise, lift, disabledLight, disabledDark,
        ] + shadowFigures

    static func radius(in release: AndroidRelease) -> Double { (release.isFirst ? Self.radius : roundRadius).value }

    // MARK: Motion

    /// A dialog fades in while it comes up a little, and fades out upwards. The curves are Material's of those years, since
    /// the files name others in each release (assumed).
    static func motion(_ direction: TransitionDirection) -> StyleMotion { direction == .present ? entering : leaving }

    private static let entering = StyleMotion(
        duration: coming.value, curve: MaterialMotion.legacyDecelerate,
        pose: Pose(opacity: 0, translation: Point(x: 0, y: rise.value)))
    private static let leaving = StyleMotion(
        duration: going.value, curve: MotionCurve(.cubicBezier(CubicBezier(0.4, 0, 1, 1))),
        pose: Pose(opacity: 0, translation: Point(x: 0, y: -lift.value)))

    // MARK: Shadows

    /// One of the three shadows of a height, in dp: the umbra, the penumbra, the ambient one.
    private struct Part {
        let name: String
        let opacity: Double
    }

    private static let parts = [
        Part(name: "umbra", opacity: 0.2), Part(name: "penumbra", opacity: 0.14), Part(name: "ambient", opacity: 0.12),
    ]

    /// Offset, blur and spread of each.
    private static let heights: [(height: Int, shadows: [(y: Double, blur: Double, spread: Double)])] = [
        (6, [(3, 5, -1), (6, 10, 0), (1, 18, 0)]), (8, [(5, 5, -3), (8, 10, 1), (3, 14, 2)]),
        (16, [(8, 10, -5), (16, 24, 2), (6, 30, 5)]),
    ]

    private static let shadowFigures: [StyleFigure] = heights.flatMap { height, shadows in
        zip(parts, shadows).flatMap { part, shadow in
            [("offset", shadow.y), ("blur", shadow.blur), ("spread", shadow.spread)].map { name, value in
                StyleFigure(
                    "elevation.\(height).\(part.name).\(name)", value, "dp", eras: eras, .assumed,
                    source: "https://github.com/material-components/material-components-web packages/mdc-elevation: "
                        + "floating_window_z is 16, menus 8, snackbars 6; Android lights all surfaces by one light")
            }
        }
    }

    /// Dialogs and sheets are 16 dp high, what stands beside an anchor 8, messages 6.
    static func shadows(at elevation: Elevation, of container: ColorRole, in setting: LookSetting) -> [Shadow] {
        let place = container == .inverseSurface ? 0 : elevation.level == 2 ? 1 : 2
        let color = setting.paint(.shadow).color
        return zip(parts, heights[place].shadows).map { part, shadow in
            Shadow(
                color: color, opacity: part.opacity, blur: shadow.blur, spread: shadow.spread,
                offset: Point(x: 0, y: shadow.y))
        }
    }
}
