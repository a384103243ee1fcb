import Boxes
import Synchronization

/// The looks of one style. Each is put together when it is first asked for, and kept: there are some hundred settings,
/// most of which a server never sees.
///
/// Of looks with a theme, the last of each setting is kept: the rests of one answer share it, and so do the dialogs of
/// one app.
package final class LookTable: Sendable {
    private let slots: [Slot]

    private final class Slot: Sendable {
        let look = Once<DialogLook>()
        let lastThemed = Mutex<Themed?>(nil)
    }

    private final class Themed: Sendable {
        let theme: [ColorRole: Color]
        let look: DialogLook

        init(_ theme: [ColorRole: Color], _ look: DialogLook) {
            self.theme = theme
            self.look = look
        }
    }

    package init() { slots = (0..<LookSetting.count).map { _ in Slot() } }

    /// Returns the look in a setting, made by `make`, which has to be the same for all callers.
    package func look(in setting: LookSetting, by make: (LookSetting) -> DialogLook) -> DialogLook {
        let slot = slots[setting.index]
        guard let theme = setting.theme else { return slot.look.value(or: { make(setting) }) }
        if let last = slot.lastThemed.withLock({ $0 }), last.theme == theme { return last.look }
        let look = make(setting)
        slot.lastThemed.withLock { $0 = Themed(theme, look) }
        return look
    }
}
