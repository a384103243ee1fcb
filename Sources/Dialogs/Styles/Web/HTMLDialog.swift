import Boxes
import Devices
import Geometry
import Typography

/// The modal `<dialog>` as the HTML standard's own style sheet shows it: centred, as large as its content.
package struct HTMLDialog: PresentationStyle {
    let style: StyleName

    package var component: String? { "dialog" }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.sizing.width = .fit
        defaults.sizing.height = .fit
        // A line longer than the available room wraps, so that the width needs no limit afterwards.
        defaults.sizing.widths = 0...max(0, stage.window.width)
        defaults.motion.transition = .none
        defaults.motion.curve = WebMotion.curve
        defaults.look.backdropOpacity = WebLooks.figures[.backdropOpacity]
        defaults.interaction.outside = [.actionSheet, .activityView].contains(style) ? .dismiss : .block
        defaults.look.content = ContentMetrics.htmlDialog
        return defaults
    }

    /// Source: appearance web.dialog.
    package func look(in setting: LookSetting) -> DialogLook {
        WebLooks(in: setting).dialog(border: WebLooks.figures[.borderWidth])
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        if style != .alert { diagnostics.adapt(style, to: component) }
        if measured.request.content.title != nil {
            diagnostics.assume(WebLooks.figures.figure(.titleSize), field: [.dialog, .content, .title])
        }
        if measured.request.content.message != nil {
            diagnostics.assume(WebLooks.figures.figure(.messageSize), field: [.dialog, .content, .message])
        }
    }

    package var list: StyleList { StyleList("dialog", in: "web-dialog") }
}

/// A dialog that covers the whole browser window.
package struct HTMLFullScreen: PresentationStyle {
    package var component: String? { "dialog" }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults.filling
        defaults.look.content = ContentMetrics.edged
        defaults.motion.transition = .none
        defaults.motion.curve = WebMotion.curve
        return defaults
    }

    /// The page's own colours; a dialog that covers the window has no border.
    package func look(in setting: LookSetting) -> DialogLook { WebLooks(in: setting).dialog(border: nil) }

    package func frame(for measured: Measured) -> Placed { Placed(measured.container) }

    package var list: StyleList { StyleList("page", in: "web-dialog") }
}

extension ContentMetrics {
    /// The metrics of a dialog, inside its padding and border.
    static let htmlDialog = Boxed(html(inset: WebLooks.figures[.padding] + WebLooks.figures[.borderWidth]))
    /// The metrics of a popover, inside its padding and border.
    static let htmlPopover = Boxed(html(inset: WebLooks.figures[.popoverPadding] + WebLooks.figures[.borderWidth]))

    /// The metrics inside padding and border, with the text sizes of a page that sets none.
    private static func html(inset: Double) -> ContentMetrics {
        var metrics = ContentMetrics()
        metrics.insets = EdgeInsets(top: inset, sides: inset)
        metrics.lastBottom = inset
        metrics.textAlignment = .natural
        // Buttons are inline elements, which wrap like words.
        metrics.buttons.arrangement = .trailingRows
        metrics.buttons.rowSpacing = metrics.buttons.columnSpacing
        metrics.buttons.insets = EdgeInsets(top: WebLooks.figures[.textMargin], sides: inset, bottom: inset)
        metrics.buttons.title.size = WebLooks.figures[.messageSize]
        metrics.title.set(WebLooks.figures[.titleSize], .bold)
        metrics.message.size = WebLooks.figures[.messageSize]
        metrics.gap = WebLooks.figures[.textMargin]
        metrics.fieldWidth = WebLooks.figures[.inputWidth]
        metrics.emptyHeight = 2 * inset
        metrics.insetBar(inset)
        return metrics
    }
}
