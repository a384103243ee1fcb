import Geometry
import Timeline

/// Dialogs as Android drew them before Material: `Theme.Holo.Dialog.Alert` and `Theme.Holo.Light.Dialog.Alert`.
///
/// Source: https://github.com/aosp-mirror/platform_frameworks_base core/res/res.
package enum Holo {
    static let eras = "Android 3 – 4"

    private static func figure(
        _ name: String, _ value: Double, _ unit: String = "dp", _ confidence: StyleFigure.Confidence = .documented,
        source: String
    ) -> StyleFigure {
        StyleFigure(
            "holo." + name, value, unit, eras: eras, confidence,
            source: "https://github.com/aosp-mirror/platform_frameworks_base core/res/res/" + source)
    }

    package static let titleHeight = figure(
        "title.height.minimum", 64, source: "layout/alert_dialog_holo.xml: alert_dialog_title_height")
    package static let titleSize = figure(
        "title.size", 22, source: "values/styles_holo.xml: TextAppearance.Holo.DialogWindowTitle")
    package static let titleRule = figure("title.divider", 2, source: "layout/alert_dialog_holo.xml: titleDivider")
    package static let side = figure(
        "padding.side", 16, source: "layout/alert_dialog_holo.xml: title_template, message")
    package static let messagePadding = figure(
        "message.padding.vertical", 8, source: "layout/alert_dialog_holo.xml: message")
    package static let leastMessage = figure(
        "message.height.minimum", 64, source: "layout/alert_dialog_holo.xml: contentPanel")
    package static let messageSize = figure(
        "message.size", 18, source: "values/styles.xml: TextAppearance.Medium, which textAppearanceMedium names")
    package static let actionHeight = figure(
        "action.height", 48, source: "layout/alert_dialog_holo.xml: alert_dialog_button_bar_height")
    package static let actionPadding = figure(
        "action.padding", 4, source: "values/styles_holo.xml: Widget.Holo.Button.Borderless")
    package static let actionSize = figure(
        "action.title.size", 14, source: "layout/alert_dialog_holo.xml: textSize of the buttons")
    package static let scale = figure("present.scale", 0.9, "", source: "anim/dialog_enter.xml: fromXScale")
    package static let duration = figure(
        "present.duration", 0.2, "s", source: "anim/dialog_enter.xml: config_shortAnimTime")

    package static let figures = [
        titleHeight, titleSize, titleRule, side, messagePadding, leastMessage, messageSize, actionHeight, actionPadding,
        actionSize, scale, duration,
    ]

    /// A dialog grows a little while it fades in, and shrinks as it goes; fast first, by the decelerating curve of those years
    /// (assumed).
    static let motion = StyleMotion(
        duration: duration.value, curve: MaterialMotion.legacyDecelerate,
        pose: Pose(scale: Size(width: scale.value, height: scale.value), opacity: 0))
}
