import Boxes
import Devices
package import Geometry

/// Material 3's basic dialog; form and page sheets are basic dialogs of a fixed width.
package struct BasicDialog: PresentationStyle {
    private let style: StyleName

    package init(_ style: StyleName) {
        self.style = style
    }

    package var summary: String { style.appleRules.summary }
    package var component: String? { "basicDialog" }

    private static func figure(
        _ name: String, _ value: Double, _ unit: String = "dp", source: String
    ) -> StyleFigure {
        StyleFigure(name, value, unit, eras: MaterialMotion.eras, .documented, source: source)
    }

    package static let minWidth = figure(
        "size.width.minimum", 280, source: "presentation-metrics m3.dialog.width")
    package static let maxWidth = figure(
        "size.width.maximum", 560, source: "presentation-metrics m3.dialog.width")
    package static let radius = figure("cornerRadius", 28, source: "presentation-metrics m3.dialog.corner")
    package static let sideInset = figure(
        "window.inset.side", 24, source: "presentation-metrics m3.dialog.insets: windows 480 dp high or more")
    package static let topInset = figure(
        "window.inset.topBottom", 80, source: "presentation-metrics m3.dialog.insets: windows 480 dp high or more")
    package static let shortInset = figure(
        "window.inset.short", 10, source: "presentation-metrics m3.dialog.insets: windows less than 480 dp high")
    package static let tallHeight = figure(
        "window.height.tall", 480, source: "presentation-metrics m3.dialog.insets")
    package static let scrim = figure("backdrop.opacity", 0.32, "", source: "presentation-metrics dim.m3.scrim")
    package static let padding = figure("padding", 24, source: "presentation-metrics m3.dialog.padding")
    package static let gap = figure("gap", 16, source: "presentation-metrics m3.dialog.padding: headline to content")
    package static let actionsTop = figure(
        "actions.top", 16, source: "presentation-metrics m3.dialog.padding")
    package static let actionGap = figure("actions.gap", 8, source: "presentation-metrics m3.dialog.padding")
    package static let actionHeight = StyleFigure(
        "action.height", 48, "dp", eras: MaterialMotion.eras, .assumed,
        source: "no source in the list of figures; the least target of Android's guidelines")
    package static let actionPadding = StyleFigure(
        "action.padding", 12, "dp", eras: MaterialMotion.eras, .assumed,
        source: "no source in the list of figures; on either side of a text button's label")
    package static let formHeight = StyleFigure(
        "form.size.height", 560, "dp", eras: MaterialMotion.eras, .assumed,
        source:
            "Material has no form sheet: as high as presentation-metrics m3.dialog.height lets a dialog be on the web")

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.sizing.width = style == .alert ? .fit : .points(Self.maxWidth.value)
        defaults.sizing.widths = Self.minWidth.value...Self.maxWidth.value
        switch style {
        case .formSheet: defaults.sizing.height = .points(Self.formHeight.value)
        case .pageSheet: defaults.sizing.height = .fraction(1)
        default: defaults.sizing.height = .fit
        }
        defaults.sizing.margins = Self.insets(on: stage)
        if style == .alert {
            // The window of a dialog ends at the keyboard, and its insets hold there, too.
            defaults.sizing.centresAboveKeyboard = true
            defaults.sizing.keyboardMargin = Self.verticalInset(on: stage)
        }
        defaults.motion.transition = .crossDissolve
        defaults.motion.curve = MaterialMotion.emphasizedDecelerate
        defaults.look.backdropOpacity = Self.scrim.value
        defaults.look.corners = CornerRadii(all: Self.radius.value)
        defaults.look.background = Background(color: MaterialColor.dialog(on: stage), opacity: 1)
        defaults.look.content = ContentMetrics.basicDialog(on: stage)
        return defaults
    }

    /// What a dialog leaves free of its window: Material's insets, or the unsafe bands where those are wider.
    private static func insets(on stage: Stage) -> EdgeInsets {
        let isTall = stage.window.height >= tallHeight.value
        let side = isTall ? sideInset.value : shortInset.value
        let top = verticalInset(on: stage)
        let safe = stage.safeAreaInsets
        return EdgeInsets(
            top: max(top, safe.top), left: max(side, safe.left), bottom: max(top, safe.bottom),
            right: max(side, safe.right))
    }

    /// What stays free above and below, and towards a keyboard.
    private static func verticalInset(on stage: Stage) -> Double {
        (stage.window.height >= tallHeight.value ? topInset : shortInset).value
    }

    /// Small windows show tasks full screen: Material's full-screen dialog is for them, the basic one for larger ones.
    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        guard style != .alert else { return nil }
        if stage.sizeClass.horizontal == .compact { return StyleAdaptation(to: .fullScreen, reason: .compactWidth) }
        return stage.sizeClass.vertical == .compact
            ? StyleAdaptation(to: .fullScreen, reason: .compactHeight) : nil
    }

    /// Centred in the container, which the insets only make smaller; never over an unsafe band.
    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) -> Placed {
        guard !measured.isFixed else { return Placed(measured.rest) }
        guard measured.edge == nil, request.placement.margins == nil else { return Placed(measured.rest) }
        let centred = Rect(center: measured.stand.center, size: measured.size)
        return Placed(centred.clamped(into: measured.available))
    }

    package func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        if style != .alert { diagnostics.adapt(style, to: component) }
        if !measured.isFixed, style == .formSheet, request.content.height == nil {
            diagnostics.assume(Self.formHeight, field: ["dialog", "content", "size", "height"])
        }
    }

    package func motion(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? { MaterialMotion.motion(direction, by: transition) }

    package var figures: [StyleFigure] {
        [
            Self.minWidth, Self.maxWidth, Self.radius, Self.sideInset, Self.topInset, Self.shortInset,
            Self.tallHeight, Self.scrim, Self.padding, Self.gap, Self.actionsTop, Self.actionGap, Self.actionHeight,
            Self.actionPadding,
        ] + (style == .formSheet ? [Self.formHeight] : []) + ContentMetrics.materialFigures + MaterialMotion.figures
    }
}
