import Devices

// What activity views look like; no source tells their colours in any era.
extension ActivityView {
    /// Up to iOS 12 an action sheet's, then a sheet of grouped content; on iOS 26 the glass of sheets while it floats.
    package func look(in setting: LookSetting) -> DialogLook {
        let looks = AppleLooks(in: setting)
        return switch setting.release {
        case .classic, .seven, .eight, .nine: ActionSheet().look(in: setting)
        case .thirteen: looks.look(of: looks.card(setting.fill(.groupedBackground)))
        case .glass: SheetLooks.sheet(in: setting)
        }
    }

    package var colors: [ColorFigure] { ActionSheet().colors + SheetLooks.sheetColors }
    package var materials: [MaterialFigure] { ActionSheet().materials + SheetLooks.sheetMaterials }
}
