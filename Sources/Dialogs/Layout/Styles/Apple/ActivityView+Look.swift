import Devices

// What activity views look like; no source tells their colours in any era.
extension ActivityView {
    /// Up to iOS 12 an action sheet's, then a sheet of grouped content with a card a row; on iOS 26 the glass of sheets
    /// while it floats. In a popover, from iOS 13 on, the popover's own with those rows.
    package func look(in setting: LookSetting) -> DialogLook {
        switch setting.release {
        case .classic, .seven, .eight, .nine: ActionSheet().look(in: setting)
        case .thirteen, .glass:
            setting.isPopover
                ? SheetLooks.popover(in: setting, changing: rows(in: setting))
                : SheetLooks.sheet(
                    in: setting, filledWith: setting.release == .thirteen ? .groupedBackground : .background,
                    changing: rows(in: setting))
        }
    }

    /// What can be done, a card a row, in the text's own colour.
    private func rows(in setting: LookSetting) -> [LookPart: PartLook] {
        let isFlat = setting.isOpaque || setting.release == .thirteen && !setting.isPopover
        let fill = setting.fill(isFlat ? .secondaryGroupedBackground : .tertiarySystemFill)
        func row(_ role: ColorRole) -> PartLook {
            PartLook(
                background: fill, cornerCurve: AppleLooks(in: setting).curve, clips: true, text: setting.paint(role)
            )
            .with(pressed: setting.fill(.systemFill), in: setting)
        }
        let plain = row(.label)
        return [
            .button: plain, .cancelButton: plain, .preferredButton: plain, .destructiveButton: row(.destructive),
        ]
    }

    package var colors: [ColorFigure] { ActionSheet().colors + SheetLooks.sheetColors }
    package var materials: [MaterialFigure] { ActionSheet().materials + SheetLooks.sheetMaterials }
}
