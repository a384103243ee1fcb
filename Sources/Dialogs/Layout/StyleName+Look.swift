import Devices

extension StyleName {
    /// One table for each style, in the order of all.
    private static let looks = allCases.map { _ in LookTable() }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

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
