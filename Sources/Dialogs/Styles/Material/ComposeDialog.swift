import Boxes
import Devices
import Geometry

/// Compose Material 3's alert dialog, a window as wide as its content; form and page sheets are basic alert dialogs of
/// a fixed width.
package struct ComposeDialog: PresentationStyle {
    let style: StyleName
    private static let table = ComposeFigure.table

    package var component: String? { style == .alert ? "alertDialog" : "basicAlertDialog" }

    /// The widths that a dialog may have, in points: its own limits, within those of its window.
    private static func widths(on stage: Stage) -> ClosedRange<Double> {
        let (short, long) = (min(stage.window.width, stage.window.height), max(stage.window.width, stage.window.height))
        let isLarge = short >= table[.largeShort] && long >= table[.largeLong]
        let window =
            table[
                short >= table[.tabletSide]
                    ? .alertWindowWidthTablet : isLarge ? .alertWindowWidthLarge : .alertWindowWidth]
        return table[.alertWidthMinimum]...min(table[.alertWidthMaximum], window)
    }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        let widths = Self.widths(on: stage)
        defaults.sizing.widths = widths
        defaults.sizing.width = style == .alert ? .fit : .points(widths.upperBound)
        switch style {
        case .formSheet: defaults.sizing.height = .points(Self.table[.formHeight])
        case .pageSheet: defaults.sizing.height = .fraction(1)
        default:
            defaults.sizing.height = .fit
            // The window of a dialog ends at the keyboard.
            defaults.sizing.centresAboveKeyboard = true
        }
        // Only the system's bars limit its window.
        defaults.sizing.margins = stage.safeAreaInsets
        defaults.sizing.keyboardMargin = 0
        defaults.sizing.centredIn = .safeArea
        defaults.motion.transition = .crossDissolve
        defaults.motion.curve = MaterialMotion.legacyDecelerate
        defaults.look.backdropOpacity = Self.table[.backdropOpacity]
        defaults.look.corners = CornerRadii(all: Self.table[.alertRadius])
        defaults.look.content = ContentMetrics.composeDialog(request.content)
        return defaults
    }

    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        BasicDialog(style: style).adaptation(of: request, on: stage)
    }

    /// The surface casts no shadow, and has the same colour at any elevation.
    package func look(in setting: LookSetting) -> DialogLook {
        MaterialLooks(in: setting).dialog(.surfaceContainerHigh, at: nil)
    }

    /// The window is centred in the area between the system's bars and a keyboard.
    package func frame(for measured: Measured) -> Placed {
        guard !measured.isFixed, measured.edge == nil, measured.request.placement.margins == nil else {
            return Placed(measured.rest)
        }
        let room = measured.available
        return Placed(Rect(center: room.center, size: measured.size).clamped(into: room))
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        if style != .alert { diagnostics.adapt(style, to: component) }
        if !measured.isFixed, style == .formSheet, measured.request.content.height == nil {
            diagnostics.assume(Self.table.figure(.formHeight), field: [.dialog, .content, .size, .height])
        }
    }

    /// The window has the motion of the platform's own dialogs since Android 5.
    package func motion(of move: StyleMove) -> StyleMotion? {
        move.transition == .crossDissolve
            ? EarlierMaterial.motion(move.direction) : MaterialMotion.motion(move.direction, by: move.transition)
    }

    package var list: StyleList { StyleList(style == .formSheet ? "form" : "dialog", in: "android-compose") }
}
