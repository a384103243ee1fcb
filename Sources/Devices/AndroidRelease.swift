/// The releases of Android between which the platform's own dialogs changed.
package enum AndroidRelease: Int, PlatformRelease {
    /// Android 3 and 4: Holo. Earlier versions are treated alike (assumed).
    case holo
    /// Android 5 to 8: the first Material.
    case material1
    /// Android 9 to 11: the first Material with rounder corners and another accent.
    case material2
    /// Android 12 and later, Android TV, Compose on any Android, and every system that is not Android: Material 3.
    case material3

    package static var line: ReleaseLine { .android }

    package init(_ system: OperatingSystem) {
        guard case .android = system.name, !system.library.isCompose else {
            self = .material3
            return
        }
        switch system.major {
        case ...4: self = .holo
        case 5...8: self = .material1
        case 9...11: self = .material2
        default: self = .material3
        }
    }

    package var versions: ReleaseRange {
        switch self {
        case .holo: ReleaseRange(first: Version(3), last: 4)
        case .material1: ReleaseRange(first: Version(5), last: 8)
        case .material2: ReleaseRange(first: Version(9), last: 11)
        case .material3: ReleaseRange(first: Version(12), last: nil)
        }
    }

    /// Whether the release is before Material 3.
    package var isEarlier: Bool { if case .material3 = self { false } else { true } }

    /// Whether the release is the first Material or earlier.
    package var isFirst: Bool {
        switch self {
        case .holo, .material1: true
        case .material2, .material3: false
        }
    }

    /// Whether the release is before Material.
    package var isHolo: Bool { if case .holo = self { true } else { false } }
}
