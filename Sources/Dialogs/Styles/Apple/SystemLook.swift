import Boxes
import Devices

/// The conditions, besides the release, that the looks of Apple's sheets and full screens depend on.
struct SystemTraits: LookTraits {
    let rawValue: Int

    /// The window has room on all sides: neither dimension is compact.
    static let regular = SystemTraits(rawValue: 1)
    /// A phone in a window that is compact in both directions, where bars are low.
    static let lowBars = SystemTraits(rawValue: 2)
    /// A pad of iOS 12 to 18, where the bars of full screens are tall.
    static let tallBars = SystemTraits(rawValue: 4)
    static let all: SystemTraits = [.regular, .lowBars, .tallBars]
}

typealias SystemLook = DefaultsKey<AppleRelease, SystemTraits>

extension SystemLook {
    init(on stage: borrowing Stage) {
        var traits: SystemTraits = []
        if PageSheet.isRegular(on: stage) { traits.insert(.regular) }
        if NavigationBars.areLow(on: stage) { traits.insert(.lowBars) }
        if NavigationBars.areTall(on: stage) { traits.insert(.tallBars) }
        self.init(release: stage.release, traits: traits)
    }

    var isRegular: Bool { traits.contains(.regular) }
}
