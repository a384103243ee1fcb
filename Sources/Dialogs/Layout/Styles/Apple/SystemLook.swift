import Boxes
import Devices

extension Era: LookRelease {}

/// What the looks of Apple's sheets and full screens follow beside the era.
struct SystemTraits: LookTraits {
    let rawValue: Int

    /// The dark appearance is asked for; it came with the cards.
    static let dark = SystemTraits(rawValue: 1)
    /// There is room all round: neither dimension is compact.
    static let regular = SystemTraits(rawValue: 2)
    static let all: SystemTraits = [.dark, .regular]
}

typealias SystemLook = StyleLook<Era, SystemTraits>

extension SystemLook {
    init(on stage: borrowing Stage) {
        var traits: SystemTraits = []
        if stage.device.appearance == .dark { traits.insert(.dark) }
        if PageSheet.isRegular(on: stage) { traits.insert(.regular) }
        self.init(release: stage.era, traits: traits)
    }

    var era: Era { release }
    var isRegular: Bool { traits.contains(.regular) }
    var background: Background { .system(isDark: traits.contains(.dark) && era >= .card) }
}
