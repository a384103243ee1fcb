import Devices

/// The system's sheet for sharing and acting on something.
///
/// No source gives its figures in any release. On phones it rests at the bottom: up to iOS 12 like an action sheet with
/// icons in place of rows, from iOS 13 on like a card at the medium detent, on iOS 26 floating like a sheet at its
/// medium detent. On pads it is a popover if an anchor is given, else a form sheet.
package struct ActivityView: Sendable {
    /// The numbers and colours of activity views on Apple's systems: `Figures/apple-activity-view.json`.
    enum FigureName: Int, FigureKey {
        case sizeHeight, detentMedium, buttonHeight, buttonSpacing, buttonCornerRadius, contentInsetSide, iconSize
        case iconCellWidthMinimum, iconTitleSize, iconTitlePadding, iconCornerRadius, iconRowGap, iconTop, iconInsetSide
        case headerTop, headerTextGap, bodyHeightMinimum, disabledOpacity
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-activity-view")

    enum ColorName: Int, FigureKey { case panel, iconTitle, icon }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-activity-view")

    /// Up to iOS 12 an action sheet's look; from iOS 13 on a sheet of grouped content in which each row is a card; on
    /// iOS 26 the glass of sheets while it floats. In a popover, from iOS 13 on, the popover's look with those rows.
    package func look(in setting: LookSetting) -> DialogLook {
        switch setting.release {
        case .classic, .seven, .eight, .nine: DialogLook(icons(in: setting))
        case .card, .detents, .glass:
            setting.isPopover
                ? SheetLooks.popover(in: setting, changing: rows(in: setting))
                : SheetLooks.sheet(
                    in: setting, filledWith: setting.release.isCard ? .groupedBackground : .background,
                    changing: rows(in: setting))
        }
    }

    /// An action sheet's look, with buttons that have their titles below icons; darker on iOS 6.
    private func icons(in setting: LookSetting) -> [LookPart: PartLook] {
        var parts = ActionSheet.parts(in: setting)
        let isClassic = setting.release == .classic
        // A theme's surface colour applies to the panel, with the theme's text colour.
        let label =
            isClassic
            ? setting.paint(Alert.colors[.text, .classic])
            : setting.hasSurface ? setting.paint(.label) : setting.paint(Self.colors[.iconTitle, .seven])
        var button = AppleLooks(in: setting).fading(
            PartLook(cornerCurve: .circular, text: label),
            disabled: label.opacity(Self.figures[.disabledOpacity, setting.release]))
        if isClassic {
            button = button.casting(
                Alert.colors[.textShadow, .classic], down: Alert.figures[.textShadowOffset, .classic], in: setting)
            var panel = setting.paint(Self.colors[.panel, .classic])
            if setting.isOpaque || setting.isPopover { panel.opacity = 1 }
            parts[.dialog]?.background = Background(panel)
            parts[.arrow]?.background = Background(panel)
        }
        for part in [LookPart.button, .preferredButton, .destructiveButton] { parts[part] = button }
        return parts
    }

    /// The looks of the actions: each row is a card, with its title in the text colour.
    private func rows(in setting: LookSetting) -> [LookPart: PartLook] {
        let isFlat = setting.isOpaque || setting.release.isCard && !setting.isPopover
        let fill = setting.fill(isFlat ? .secondaryGroupedBackground : .tertiarySystemFill)
        func row(_ role: ColorRole) -> PartLook {
            PartLook(
                background: fill, cornerCurve: AppleLooks(in: setting).curve, clips: true, text: setting.paint(role)
            )
            .pressed(setting.fill(.systemFill), in: setting)
        }
        let plain = row(.label)
        return [
            .button: plain, .cancelButton: plain, .preferredButton: plain, .destructiveButton: row(.destructive),
        ]
    }
}
