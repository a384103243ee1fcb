/// A range of a platform's versions in which dialogs have the same figures. Later releases are greater. Raw values
/// count from 0, in order.
package protocol PlatformRelease: RawRepresentable<Int>, CaseIterable, Comparable, Sendable {
    static var line: ReleaseLine { get }
    var versions: ReleaseRange { get }
}

extension PlatformRelease where Self: RawRepresentable<Int> {
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The releases of Apple's televisions between which dialogs changed.
package enum TelevisionRelease: Int, PlatformRelease {
    /// tvOS 9 to 18: cards.
    case card
    /// tvOS 26 and later.
    case glass

    /// The release that corresponds to a release of Apple's touch systems, by the year.
    package init(_ release: AppleRelease) { self = release == .glass ? .glass : .card }

    package static var line: ReleaseLine { .tvOS }

    package var versions: ReleaseRange {
        switch self {
        case .card: ReleaseRange(first: Version(9), last: 18)
        case .glass: ReleaseRange(first: Version(26), last: nil)
        }
    }
}

/// The releases of iOS between which dialogs in CarPlay changed.
package enum CarPlayRelease: Int, PlatformRelease {
    /// iOS 8 to 18: cards.
    case card
    /// iOS 26 and later.
    case glass

    /// The release that corresponds to the release of the phone.
    package init(_ release: AppleRelease) { self = release == .glass ? .glass : .card }

    package static var line: ReleaseLine { .carPlay }

    package var versions: ReleaseRange {
        switch self {
        case .card: ReleaseRange(first: Version(8), last: 18)
        case .glass: ReleaseRange(first: Version(26), last: nil)
        }
    }
}

/// The web, whose dialogs did not change.
package enum WebRelease: Int, PlatformRelease {
    case every

    package static var line: ReleaseLine { .web }
    package var versions: ReleaseRange { .all }
}

/// The only release for figures that apply on all platforms.
package enum AnyRelease: Int, PlatformRelease {
    case every

    package static var line: ReleaseLine { .all }
    package var versions: ReleaseRange { .all }
}
