import Boxes

/// The looks of one style, each put together when it is first asked for and kept for good: there are some hundred settings,
/// most of which no server ever sees.
package final class LookTable: Sendable {
    private let slots: [Slot]

    private final class Slot: Sendable {
        let look = Once<DialogLook>()
    }

    package init() { slots = (0..<LookSetting.count).map { _ in Slot() } }

    /// The look in a setting without a theme; `make` has to be the same for all who ask.
    package func look(in setting: LookSetting, by make: (LookSetting) -> DialogLook) -> DialogLook {
        slots[setting.index].look.value(or: { make(setting) })
    }
}
