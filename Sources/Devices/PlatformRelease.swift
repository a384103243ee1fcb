/// A stretch of a platform's versions whose dialogs share their figures; later ones are greater. Raw values count from
/// 0, in order.
package protocol PlatformRelease: RawRepresentable<Int>, CaseIterable, Comparable, Sendable {
    static var line: ReleaseLine { get }
    /// The versions of it.
    var versions: ReleaseRange { get }
}

extension PlatformRelease where Self: RawRepresentable<Int> {
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The one release of Apple's televisions.
package enum TelevisionRelease: Int, PlatformRelease {
    case every

    package static var line: ReleaseLine { .tvOS }
    package var versions: ReleaseRange { .all }
}

/// The one release of the web.
package enum WebRelease: Int, PlatformRelease {
    case every

    package static var line: ReleaseLine { .web }
    package var versions: ReleaseRange { .all }
}

/// The one release of figures that hold on all platforms.
package enum AnyRelease: Int, PlatformRelease {
    case every

    package static var line: ReleaseLine { .all }
    package var versions: ReleaseRange { .all }
}
