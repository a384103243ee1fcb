/// A range of a platform's versions whose dialogs share their figures; later releases are greater. Raw values count
/// from 0, in order.
package protocol PlatformRelease: RawRepresentable<Int>, CaseIterable, Comparable, Sendable {
    static var line: ReleaseLine { get }
    /// The versions of the release.
    var versions: ReleaseRange { get }
}

extension PlatformRelease where Self: RawRepresentable<Int> {
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The releases of Apple's televisions between which dialogs changed.
package enum TelevisionRelease: Int, PlatformRelease {
    /// tvOS 9 to 18: cards.
    case card
    /// tvOS 26 on.
    case glass

    /// The release whose figures go with those of Apple's touch systems of the same year.
    package init(_ release: AppleRelease) { self = release == .glass ? .glass : .card }

    package static var line: ReleaseLine { .tvOS }

    package var versions: ReleaseRange {
        switch self {
        case .card: ReleaseRange(first: Version(9), last: 18)
        case .glass: ReleaseRange(first: Version(26), last: nil)
        }
    }
}

/// The releases of the iPhone's system between which its dialogs in cars changed.
package enum CarPlayRelease: Int, PlatformRelease {
    /// iOS 8 to 18: cards.
    case card
    /// iOS 26 on.
    case glass

    /// The release whose figures go with those of the phone.
    package init(_ release: AppleRelease) { self = release == .glass ? .glass : .card }

    package static var line: ReleaseLine { .carPlay }

    package var versions: ReleaseRange {
        switch self {
        case .card: ReleaseRange(first: Version(8), last: 18)
        case .glass: ReleaseRange(first: Version(26), last: nil)
        }
    }
}

/// The one release of the web.
package enum WebRelease: Int, PlatformRelease {
    case every

    package static var line: ReleaseLine { .web }
    package var versions: ReleaseRange { .all }
}

/// The only release of figures that apply on all platforms.
package enum AnyRelease: Int, PlatformRelease {
    case every

    package static var line: ReleaseLine { .all }
    package var versions: ReleaseRange { .all }
}
