import Devices

extension StyleName {
    /// A table of looks for each style, by ``StyleName/index``.
    private static let looks = allCases.map { _ in LookTable() }

    /// Returns the looks of a dialog of this style in a setting.
    package func look(in setting: LookSetting) -> DialogLook {
        let rules = rules(on: setting.platform, byCompose: setting.isByCompose)
        func make(_ setting: LookSetting) -> DialogLook {
            let own = rules.look(in: setting)
            let look = setting.named == nil ? own : DialogLook(own, namedIn: setting)
            if setting.isCar { return DialogLook(CarPlay.look(look, of: self, in: setting), inSystemOf: setting) }
            guard setting.isTelevision else { return DialogLook(look, inSystemOf: setting) }
            let isPage = self != .alert && self != .actionSheet
            return DialogLook(Television.look(look, isPage: isPage, in: setting), inSystemOf: setting)
        }
        guard let named = setting.named, let table = named.lookTable else {
            return Self.looks[index].look(in: setting, by: make)
        }
        // Looks of a style to which the named one was adapted are rare, and not cached.
        return self == named.base ? table.look(in: setting, by: make) : make(setting)
    }
}
