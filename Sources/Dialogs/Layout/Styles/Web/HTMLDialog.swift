import Boxes
import Devices
import Geometry
import Typography

/// The modal `<dialog>` as the HTML standard's own style sheet shows it: in the middle, as large as its content.
package struct HTMLDialog: PresentationStyle {
    private let style: StyleName

    package init(_ style: StyleName) {
        self.style = style
    }

    package var summary: String { style.appleRules.summary }
    package var component: String? { "dialog" }

    private static let standard = "https://html.spec.whatwg.org/multipage/rendering.html#flow-content-3"

    package static let padding = StyleFigure(
        "padding", 16, "px", eras: WebMotion.eras, .documented,
        source: "presentation-metrics web.dialog.ua: 1em, at the initial font size of 16 px")
    package static let border = StyleFigure(
        "border.width", 3, "px", eras: WebMotion.eras, .documented,
        source:
            "presentation-metrics web.dialog.ua: solid, of the initial width medium; \(standard) counts it as 6 px for two"
    )
    package static let backdrop = StyleFigure(
        "backdrop.opacity", 0.1, "", eras: WebMotion.eras, .documented,
        source: "presentation-metrics dim.web.backdrop")
    package static let textSize = StyleFigure(
        "message.size", 16, "px", eras: WebMotion.eras, .assumed,
        source: "every browser's initial font size; pages style their text themselves")
    package static let titleSize = StyleFigure(
        "title.size", 24, "px", eras: WebMotion.eras, .assumed,
        source: "a heading h2 of 1.5em; pages style their headings themselves")

    package static let fieldWidth = StyleFigure(
        "input.width", 179, "px", eras: WebMotion.eras, .measured,
        source:
            "measured in Chromium 156 on Debian 12: 171 px of 20 characters (https://html.spec.whatwg.org/multipage/"
            + "rendering.html#the-input-element-as-a-text-entry-widget), padding and border of appearance web.input.light"
    )

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.sizing.width = .fit
        defaults.sizing.height = .fit
        // No wider than the room there is: a long line breaks rather than being limited.
        defaults.sizing.widths = 0...max(0, stage.window.width)
        defaults.motion.transition = .none
        defaults.motion.curve = WebMotion.curve
        defaults.look.backdropOpacity = Self.backdrop.value
        defaults.interaction.outside = [.actionSheet, .activityView].contains(style) ? .dismiss : .block
        defaults.look.content = ContentMetrics.htmlDialog
        return defaults
    }

    /// Source: appearance web.dialog.
    package func look(in setting: LookSetting) -> DialogLook {
        WebLooks(in: setting).dialog(border: HTMLDialog.border)
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) -> Placed { Placed(measured.rest) }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        if style != .alert { diagnostics.adapt(style, to: component) }
        if request.content.title != nil { diagnostics.assume(Self.titleSize, field: ["dialog", "content", "title"]) }
        if request.content.message != nil {
            diagnostics.assume(Self.textSize, field: ["dialog", "content", "message"])
        }
    }

    package var colors: [ColorFigure] { WebLooks.colors }

    package var figures: [StyleFigure] {
        [Self.padding, Self.border, Self.backdrop, Self.textSize, Self.titleSize, Self.fieldWidth] + WebLooks.figures
            + WebMotion.figures
    }
}

/// A dialog over the whole of a browser's window.
package struct HTMLFullScreen: PresentationStyle {
    package init() {}

    package var summary: String {
        "Covers the whole window, status bar included."
    }
    package var component: String? { "dialog" }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.sizing.isResizable = false
        defaults.sizing.avoidsKeyboard = false
        defaults.sizing.fillsScreen = true
        defaults.look.content = ContentMetrics.edged
        defaults.motion.transition = .none
        defaults.motion.curve = WebMotion.curve
        return defaults
    }

    /// The page's own colours; what covers the window has no border.
    package func look(in setting: LookSetting) -> DialogLook { WebLooks(in: setting).dialog(border: nil) }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) -> Placed { Placed(measured.container) }

    package var colors: [ColorFigure] { WebLooks.colors }

    package var figures: [StyleFigure] { WebLooks.figures + WebMotion.figures }
}

extension ContentMetrics {
    /// The padding and the border of a dialog.
    static let htmlDialog = Boxed(html(inset: HTMLDialog.padding.value + HTMLDialog.border.value))
    /// The same of a popover.
    static let htmlPopover = Boxed(html(inset: HTMLPopover.padding.value + HTMLDialog.border.value))

    /// A padding and a border, and the text sizes of a page that sets none.
    private static func html(inset: Double) -> ContentMetrics {
        var metrics = ContentMetrics()
        metrics.insets = EdgeInsets(top: inset, left: inset, bottom: 0, right: inset)
        metrics.lastBottom = inset
        metrics.titleAlignment = .natural
        metrics.messageAlignment = .natural
        // Elements in a line, which break like words.
        metrics.buttons.arrangement = .trailingRows
        metrics.buttons.rowSpacing = metrics.buttons.columnSpacing
        metrics.buttons.insets = EdgeInsets(top: 16, left: inset, bottom: inset, right: inset)
        metrics.buttons.titleSize = HTMLDialog.textSize.value
        metrics.titleSize = HTMLDialog.titleSize.value
        metrics.titleWeight = .bold
        metrics.messageSize = HTMLDialog.textSize.value
        metrics.gap = 16
        metrics.fieldWidth = HTMLDialog.fieldWidth.value
        metrics.emptyHeight = 2 * inset
        metrics.standOff(inset)
        return metrics
    }
}
