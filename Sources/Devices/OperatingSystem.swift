import Boxes

/// The system that runs on a device. It determines the era of the figures, and the variant of a profile.
package struct OperatingSystem: Hashable, Sendable {
    /// The names in requests, answers and the catalogue.
    package enum Name: String, Hashable, Sendable, CaseIterable {
        case iPhoneOS = "iPhone OS"
        case iOS
        case iPadOS
        case tvOS
        case android = "Android"
        case androidTV = "Android TV"
        case web
        case gnome = "GNOME"
        case kde = "KDE Plasma"
        case carPlay = "CarPlay"
        case windows = "Windows"
        case harmonyOS = "HarmonyOS"
        case macOS
        case wearOS = "Wear OS"
        case visionOS

        /// The position in the list of names.
        package var index: Int { caseIndex(of: self) }
    }

    package var name: Name
    /// The version; `nil` if it is unknown or not given. Then the newest version is assumed (for iPhone OS, the
    /// oldest).
    package var version: Version?
    /// The toolkit that draws dialogs on Android; `views` on every other system.
    package var library = AndroidLibrary.views

    package init(name: Name, version: Version? = nil) {
        self.name = name
        self.version = version
    }

    /// Whether the system is iPhone OS, iOS or iPadOS. These are three names for one line of releases, which
    /// `AppleRelease` describes.
    package var isAppleTouch: Bool {
        switch name {
        case .iPhoneOS, .iOS, .iPadOS: true
        case .tvOS, .android, .androidTV, .web, .gnome, .kde, .windows, .carPlay, .harmonyOS, .macOS,
            .visionOS, .wearOS:
            false
        }
    }

    /// The release of Apple's touch systems whose figures apply. For systems that are not touch systems (see
    /// `isAppleTouch`), it is chosen as follows: for tvOS, the release of the same year, but at least iOS 15; for
    /// CarPlay, the release of the iPhone that draws it, but at least iOS 15; for all others, the newest.
    package var release: AppleRelease {
        guard case .apple = platform else { return .glass }
        return AppleRelease(major: isAppleTouch ? major : max(15, major))
    }

    /// The major version. If the version is unknown, see `version`.
    package var major: Int { version?.major ?? (name == .iPhoneOS ? 1 : .max) }

    /// Whether two systems belong to one line of releases, so that their versions can be compared.
    func isSameLine(as other: OperatingSystem) -> Bool {
        name == other.name || (isAppleTouch && other.isAppleTouch)
    }
}

/// A version of up to three numbers, compared number by number.
package struct Version: Hashable, Sendable, Comparable {
    package var major: Int
    package var minor: Int
    package var patch: Int

    package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Parses one to three decimal numbers joined by dots, each of at most four digits: "13", "3.2", "7.0.3". `nil` for
    /// anything else.
    package init?(_ text: String) {
        var numbers: [Int] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        guard (1...3).contains(numbers.count) else { return nil }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
    }

    package static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    /// The shortest form: "13", "3.2", "7.0.3".
    package var text: String {
        if patch != 0 { return "\(major).\(minor).\(patch)" }
        return minor != 0 ? "\(major).\(minor)" : "\(major)"
    }
}
