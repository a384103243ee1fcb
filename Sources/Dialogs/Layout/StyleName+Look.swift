import Devices

extension StyleName {
    /// One table for each style, by its place.
    private static let looks = allCases.map { _ in LookTable() }

    /// What a dialog of this style looks like in a setting.
    package func look(in setting: LookSetting) -> DialogLook {
        let rules = rules(on: setting.platform)
        func make(_ setting: LookSetting) -> DialogLook {
            DialogLook(rules.look(in: setting), inSystemOf: setting)
        }
        return Self.looks[place].look(in: setting, by: make)
    }
}
