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

extension AppleRelease {
    /// Chooses the value for iPhone OS 1 to iOS 6, iOS 7 to 18, or iOS 26 on; only that one is evaluated.
    func look<Value>(
        classic: @autoclosure () -> Value, flat: @autoclosure () -> Value, glass: @autoclosure () -> Value
    ) -> Value {
        switch self {
        case .classic: classic()
        case .seven, .eight, .nine, .card, .detents: flat()
        case .glass: glass()
        }
    }
}
