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
    /// A phone so held that it is compact both ways, where bars are low.
    static let lowBars = SystemTraits(rawValue: 4)
    /// A pad of iOS 12 to 18, where the bars of full screens are tall.
    static let tallBars = SystemTraits(rawValue: 8)
    static let all: SystemTraits = [.dark, .regular, .lowBars, .tallBars]
}

typealias SystemLook = StyleLook<Era, SystemTraits>

extension SystemLook {
    init(on stage: borrowing Stage) {
        var traits: SystemTraits = []
        if stage.device.appearance == .dark { traits.insert(.dark) }
        if PageSheet.isRegular(on: stage) { traits.insert(.regular) }
        if NavigationBars.areLow(on: stage) { traits.insert(.lowBars) }
        if NavigationBars.areTall(on: stage) { traits.insert(.tallBars) }
        self.init(release: stage.era, traits: traits)
    }

    var era: Era { release }
    var isRegular: Bool { traits.contains(.regular) }
    private var isDark: Bool { traits.contains(.dark) && era >= .card }
    /// What sheets are filled with.
    var background: Background { .system(isDark: isDark) }
    /// What pages that cover the whole screen are filled with.
    var pageBackground: Background { .page(isDark: isDark) }
}
