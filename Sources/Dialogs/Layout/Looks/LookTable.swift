import Synchronization

/// The looks of one style, each put together when it is first asked for and kept for good: there are some hundred settings,
/// most of which no server ever sees.
package final class LookTable: Sendable {
    private let slots: [Slot]

    private final class Slot: Sendable {
        let look = AtomicLazyReference<DialogLook>()
    }

    package init() { slots = (0..<LookSetting.count).map { _ in Slot() } }

    /// The look in a setting without a theme; `make` has to be the same for all who ask.
    package func look(in setting: LookSetting, by make: (LookSetting) -> DialogLook) -> DialogLook {
        let slot = slots[setting.index]
        return slot.look.load() ?? slot.look.storeIfNil(make(setting))
    }
}
