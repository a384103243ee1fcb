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

    private static let appCompat =
        "https://github.com/androidx/androidx appcompat/appcompat/src/main/res/values/dimens.xml: "
    package static let portraitShare = figure(
        "size.width.portrait", 0.95, "of the container",
        source: appCompat + "abc_dialog_min_width_minor, less the insets at the sides; Compose has 280 dp at least")
    package static let landscapeShare = StyleFigure(
        "size.width.landscape", 0.65, "of the container", eras: MaterialMotion.eras, .assumed,
        source: appCompat + "abc_dialog_min_width_major, less the insets at the sides; seen on no device")
    package static let formMinWidth = figure(
        "form.size.width.minimum", 280, source: "presentation-metrics m3.dialog.width")
    package static let formMaxWidth = figure(
        "form.size.width.maximum", 560, source: "presentation-metrics m3.dialog.width")
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
    private static let components = "https://github.com/material-components/material-components-android "
    package static let actionsTop = figure(
        "actions.top", 14, source: components + "m3_alert_dialog_action_top_padding")
    package static let actionsBottom = figure(
        "actions.bottom", 14, source: components + "m3_alert_dialog_action_bottom_padding")
    package static let actionGap = figure("actions.gap", 8, source: "presentation-metrics m3.dialog.padding")
    package static let televisionActionGap = StyleFigure(
        "actions.gap.television", 16, "dp", eras: "Android TV", .assumed,
        source: "https://github.com/androidx/androidx tv/tv-material StandardDialogDefaults; for want of the views' own"
    )
    package static let actionWidth = figure(
        "action.width.minimum", 64, source: components + "m3_btn_dialog_btn_min_width")
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
        if style == .alert {
            // The least width of a dialog's window is a share of the screen, and text breaks rather than making it wider;
            // what is seen of it lies inside its insets.
            let share = stage.window.size.isLandscape ? Self.landscapeShare : Self.portraitShare
            defaults.sizing.width = .fraction(share.value)
            defaults.sizing.widthInset = 2 * Self.side(on: stage)
        } else {
            defaults.sizing.width = .points(Self.formMaxWidth.value)
            defaults.sizing.widths = Self.formMinWidth.value...Self.formMaxWidth.value
        }
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
        defaults.look.content = ContentMetrics.basicDialog(on: stage)
        let release = AndroidRelease(stage.system)
        if release.isEarlier {
            defaults.motion.curve = MaterialMotion.legacyDecelerate
            defaults.look.backdropOpacity = EarlierMaterial.dim.value
            defaults.look.corners = CornerRadii(all: EarlierMaterial.radius(in: release))
        }
        return defaults
    }

    /// What a dialog's window keeps free at each side of what is seen of it.
    private static func side(on stage: Stage) -> Double {
        if AndroidRelease(stage.system).isEarlier { return EarlierMaterial.inset.value }
        return (stage.window.height >= tallHeight.value ? sideInset : shortInset).value
    }

    /// What a dialog leaves free of its window: Material's insets, or the unsafe bands where those are wider.
    private static func insets(on stage: Stage) -> EdgeInsets {
        let side = side(on: stage)
        let top = verticalInset(on: stage)
        let safe = stage.safeAreaInsets
        return EdgeInsets(
            top: max(top, safe.top), left: max(side, safe.left), bottom: max(top, safe.bottom),
            right: max(side, safe.right))
    }

    /// What stays free above and below, and towards a keyboard.
    private static func verticalInset(on stage: Stage) -> Double {
        if AndroidRelease(stage.system).isEarlier { return EarlierMaterial.inset.value }
        return (stage.window.height >= tallHeight.value ? topInset : shortInset).value
    }

    /// Small windows show tasks full screen: Material's full-screen dialog is for them, the basic one for larger ones.
    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        guard style != .alert else { return nil }
        if stage.sizeClass.horizontal == .compact { return StyleAdaptation(to: .fullScreen, reason: .compactWidth) }
        return stage.sizeClass.vertical == .compact
            ? StyleAdaptation(to: .fullScreen, reason: .compactHeight) : nil
    }

    /// Source: appearance m3.dialog.container.
    package func look(in setting: LookSetting) -> DialogLook {
        MaterialLooks(in: setting).dialog(.surfaceContainerHigh, at: .level3)
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
    ) -> StyleMotion? {
        let release = AndroidRelease(stage.system)
        if case .crossDissolve = transition, release.isEarlier {
            return release.isHolo ? Holo.motion : EarlierMaterial.motion(direction)
        }
        return MaterialMotion.motion(direction, by: transition)
    }

    package var figures: [StyleFigure] {
        [
            Self.radius, Self.sideInset, Self.topInset, Self.shortInset, Self.tallHeight, Self.scrim, Self.padding,
            Self.gap, Self.actionsTop, Self.actionsBottom, Self.actionGap, Self.televisionActionGap, Self.actionWidth,
            Self.actionHeight, Self.actionPadding,
        ] + widthFigures + Elevation.level3.figures + ContentMetrics.materialFigures + MaterialMotion.figures
            + EarlierMaterial.figures + Holo.figures
    }
    private var widthFigures: [StyleFigure] {
        switch style {
        case .alert: [Self.portraitShare, Self.landscapeShare]
        case .formSheet: [Self.formMinWidth, Self.formMaxWidth, Self.formHeight]
        default: [Self.formMinWidth, Self.formMaxWidth]
        }
    }
}
