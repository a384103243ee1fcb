package import Devices

/// The releases of Apple's touch systems between which alerts and action sheets changed; finer than `Era`.
package enum AppleRelease: Int, Sendable, Comparable, CaseIterable {
    /// iPhone OS 1 to iOS 6.
    case classic
    case seven
    case eight
    /// iOS 9 to 12.
    case nine
    /// iOS 13 to 18.
    case thirteen
    /// iOS 26 on.
    case glass

    package init(_ stage: borrowing Stage) { self.init(stage.system) }

    /// The newest for systems that are not Apple's.
    package init(_ system: OperatingSystem) {
        switch system.era {
        case .classic: self = .classic
        case .flat: self = system.major == 7 ? .seven : system.major == 8 ? .eight : .nine
        case .card, .detents: self = .thirteen
        case .glass: self = .glass
        }
    }

    package static func < (left: AppleRelease, right: AppleRelease) -> Bool { left.rawValue < right.rawValue }
}
