import Devices

extension StyleName {
    /// One table for each style.
    private static let looks = allCases.map { _ in LookTable() }

    private var order: Int {
        switch self {
        case .fullScreen: 0
        case .pageSheet: 1
        case .formSheet: 2
        case .currentContext: 3
        case .popover: 4
        case .alert: 5
        case .actionSheet: 6
        case .activityView: 7
        case .sheet: 8
        case .semiModal: 9
        case .floating: 10
        case .slidingMessage: 11
        }
    }

    /// What a dialog of this style looks like in a setting: kept, unless a theme makes it this request's own.
    package func look(in setting: LookSetting) -> DialogLook {
        let rules = rules(on: setting.platform)
        func make(_ setting: LookSetting) -> DialogLook {
            DialogLook(rules.look(in: setting), inSystemOf: setting)
        }
        guard setting.theme == nil else { return make(setting) }
        return Self.looks[order].look(in: setting, by: make)
    }
}
