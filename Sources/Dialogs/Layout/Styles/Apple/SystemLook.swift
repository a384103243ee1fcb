import Devices

/// What the looks of Apple's sheets and full screens follow.
struct SystemLook: StyleLook {
    let era: Era
    /// Whether the dark appearance is asked for; it came with the cards.
    let isDark: Bool
    /// Whether there is room all round: neither dimension is compact.
    let isRegular: Bool

    static let allCases = Era.allCases.flatMap { era in
        [(false, false), (false, true), (true, false), (true, true)].map { isDark, isRegular in
            SystemLook(era: era, isDark: isDark, isRegular: isRegular)
        }
    }

    var place: Int { 4 * era.order + (isDark ? 2 : 0) + (isRegular ? 1 : 0) }

    var background: Background { .system(isDark: isDark && era >= .card) }
}

extension SystemLook {
    init(on stage: borrowing Stage) {
        self.init(
            era: stage.era, isDark: stage.device.appearance == .dark, isRegular: PageSheet.isRegular(on: stage))
    }
}
