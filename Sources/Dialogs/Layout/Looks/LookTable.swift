import Boxes
import Synchronization

/// The looks of one style. Each is made when first needed, and kept: of some hundred settings a server meets only a
/// few.
///
/// With a theme, only the last look of each setting is kept: all resting layouts of an answer share it, and so do the
/// dialogs of one app.
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

    /// Returns the look for a setting, made by `make` if it is not kept yet. All callers have to pass the same
    /// function.
    package func look(in setting: LookSetting, by make: (LookSetting) -> DialogLook) -> DialogLook {
        let slot = slots[setting.index]
        guard let theme = setting.theme else { return slot.look.value(or: { make(setting) }) }
        if let last = slot.lastThemed.withLock({ $0 }), last.theme == theme { return last.look }
        let look = make(setting)
        slot.lastThemed.withLock { $0 = Themed(theme, look) }
        return look
    }
}
