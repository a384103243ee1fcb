import Boxes
import Devices
import Geometry

/// Material 3's basic dialog; form and page sheets are basic dialogs of a fixed width.
package struct BasicDialog: PresentationStyle {
    /// The numbers of Material 3's basic dialogs: `Figures/android-dialog.json`.
    enum FigureName: Int, FigureKey {
        case sizeWidthPortrait, sizeWidthLandscape, sizeWidthPortraitExtraLarge, sizeWidthLandscapeExtraLarge
        case windowExtraLargeLong, windowExtraLargeShort, messageHeightMinimum
        case longTitleSize, longTitleLine, longTitlePadding, longTitleLines, iconSize, iconGap
        case formSizeWidthMinimum, formSizeWidthMaximum, cornerRadius
        case windowInsetSide, windowInsetTopBottom, windowInsetShort, windowHeightTall, backdropOpacity, padding, gap
        case actionsTop, actionsBottom, actionsGap, actionsGapTelevision, actionWidthMinimum, actionHeight
        case actionPadding, formSizeHeight
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-dialog")

    let style: StyleName

    package var component: String? { "basicDialog" }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        if style == .alert {
            // The width of a dialog's window has a minimum as a share of the screen, and text wraps rather than
            // widening it. The visible dialog is inset in its window.
            defaults.sizing.width = .fraction(Self.share(on: stage))
            defaults.sizing.widthInset = 2 * Self.side(on: stage)
        } else {
            defaults.sizing.width = .points(Self.figures[.formSizeWidthMaximum])
            defaults.sizing.widths = Self.figures[.formSizeWidthMinimum]...Self.figures[.formSizeWidthMaximum]
        }
        switch style {
        case .formSheet: defaults.sizing.height = .points(Self.figures[.formSizeHeight])
        case .pageSheet: defaults.sizing.height = .fraction(1)
        default: defaults.sizing.height = .fit
        }
        defaults.sizing.margins = Self.insets(on: stage)
        if style == .alert {
            // The window of a dialog ends at the keyboard, and its insets also apply there.
            defaults.sizing.centresAboveKeyboard = true
            defaults.sizing.keyboardMargin = Self.verticalInset(on: stage)
        }
        defaults.motion.transition = .crossDissolve
        defaults.motion.curve = MaterialMotion.emphasizedDecelerate
        defaults.look.backdropOpacity = Self.figures[.backdropOpacity]
        defaults.look.corners = CornerRadii(all: Self.figures[.cornerRadius])
        defaults.look.content = ContentMetrics.basicDialog(on: stage)
        if stage.android.isEarlier {
            defaults.motion.curve = MaterialMotion.legacyDecelerate
            defaults.look.backdropOpacity = EarlierMaterial.figures[.backdropOpacity]
            defaults.look.corners = CornerRadii(all: EarlierMaterial.radius(in: stage.android))
        }
        return defaults
    }

    /// The width of an alert's window as a share of the container's; less in larger size buckets of Android's
    /// resources.
    private static func share(on stage: Stage) -> Double {
        let (width, height) = (stage.window.width, stage.window.height)
        let isLandscape = stage.window.size.isLandscape
        func reaches(_ long: Double, _ short: Double) -> Bool {
            max(width, height) >= long && min(width, height) >= short
        }
        if reaches(figures[.windowExtraLargeLong], figures[.windowExtraLargeShort]) {
            return figures[isLandscape ? .sizeWidthLandscapeExtraLarge : .sizeWidthPortraitExtraLarge]
        }
        let earlier = EarlierMaterial.figures
        if stage.android.isEarlier, reaches(earlier[.windowLargeLong], earlier[.windowLargeShort]) {
            return earlier[isLandscape ? .sizeWidthLandscapeLarge : .sizeWidthPortraitLarge]
        }
        return figures[isLandscape ? .sizeWidthLandscape : .sizeWidthPortrait]
    }

    /// The inset of a dialog's window at each side of the visible dialog, in points.
    private static func side(on stage: Stage) -> Double {
        if stage.android.isEarlier { return EarlierMaterial.figures[.windowInset] }
        return figures[stage.window.height >= figures[.windowHeightTall] ? .windowInsetSide : .windowInsetShort]
    }

    /// The distances of a dialog from its window: Material's insets, or the unsafe bands if those are wider.
    private static func insets(on stage: Stage) -> EdgeInsets {
        let side = side(on: stage)
        let top = verticalInset(on: stage)
        let safe = stage.safeAreaInsets
        return EdgeInsets(
            top: max(top, safe.top), left: max(side, safe.left), bottom: max(top, safe.bottom),
            right: max(side, safe.right))
    }

    /// The least distance above and below a dialog, and to a keyboard, in points.
    private static func verticalInset(on stage: Stage) -> Double {
        if stage.android.isEarlier { return EarlierMaterial.figures[.windowInset] }
        return figures[stage.window.height >= figures[.windowHeightTall] ? .windowInsetTopBottom : .windowInsetShort]
    }

    /// Small windows show tasks full screen: Material has a full-screen dialog for them, and the basic one for larger
    /// windows.
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

    /// Centred in the container, and moved only as far as the insets and the unsafe bands require.
    package func frame(for measured: Measured) -> Placed {
        guard !measured.isFixed else { return Placed(measured.rest) }
        guard measured.edge == nil, measured.request.placement.margins == nil else { return Placed(measured.rest) }
        let centred = Rect(center: measured.centringFrame.center, size: measured.size)
        return Placed(centred.clamped(into: measured.available))
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        if style != .alert { diagnostics.adapt(style, to: component) }
        if !measured.isFixed, style == .formSheet, measured.request.content.height == nil {
            diagnostics.assume(Self.figures.figure(.formSizeHeight), field: [.dialog, .content, .size, .height])
        }
    }

    package func motion(of move: StyleMove) -> StyleMotion? {
        let release = move.stage.android
        if case .crossDissolve = move.transition, release.isEarlier {
            return release.isHolo ? Holo.motion : EarlierMaterial.motion(move.direction)
        }
        return MaterialMotion.motion(move.direction, by: move.transition)
    }

    package var list: StyleList { StyleList("dialog", in: "android-dialog") }
}
