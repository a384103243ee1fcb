/// The releases of Apple's touch systems between which dialogs changed. Apple skipped the numbers 19 to 25; a requested
/// version in this range counts as before iOS 26.
package enum AppleRelease: Int, PlatformRelease {
    /// iPhone OS 1 to iOS 6, including iPhone OS 3.2 of the first iPad.
    case classic
    /// iOS 7, iOS 8, and iOS 9 to 12, all of which have flat dialogs.
    case seven, eight, nine
    /// iOS 13 and 14: sheets are cards.
    case card
    /// iOS 15 to 18: sheets have detents.
    case detents
    /// iOS 26 and later.
    case glass

    /// The release of a major version of iPhone OS, iOS or iPadOS.
    package init(major: Int) {
        switch major {
        case ...6: self = .classic
        case 7: self = .seven
        case 8: self = .eight
        case 9...12: self = .nine
        case 13...14: self = .card
        case 15...25: self = .detents
        default: self = .glass
        }
    }

    package static var line: ReleaseLine { .apple }

    package var versions: ReleaseRange {
        switch self {
        case .classic: ReleaseRange(first: Version(1), last: 6)
        case .seven: ReleaseRange(first: Version(7), last: 7)
        case .eight: ReleaseRange(first: Version(8), last: 8)
        case .nine: ReleaseRange(first: Version(9), last: 12)
        case .card: ReleaseRange(first: Version(13), last: 14)
        case .detents: ReleaseRange(first: Version(15), last: 18)
        case .glass: ReleaseRange(first: Version(26), last: nil)
        }
    }

    /// Whether the release is one of iOS 7 to 12: flat, before the card.
    package var isFlat: Bool {
        switch self {
        case .seven, .eight, .nine: true
        case .classic, .card, .detents, .glass: false
        }
    }

    /// Whether the release is one of iOS 13 to 18: cards, before glass.
    package var isCard: Bool { self == .card || self == .detents }

    /// The range of versions to which this release belongs in answers. They treat iOS 7 to 12 as one era.
    package var era: ReleaseRange { isFlat ? ReleaseRange(first: Version(7), last: 12) : versions }

    /// The era in words: "iOS 7–12".
    package var label: String { Self.labels[rawValue] }

    private static let labels = allCases.map { $0.era.label(of: .apple, dash: "–") }

    // All four operators are defined instead of being derived from `<`, because other modules call the derived ones
    // indirectly through a table (Swift 6.3).
    package static func < (left: AppleRelease, right: AppleRelease) -> Bool { left.rawValue < right.rawValue }
    package static func <= (left: AppleRelease, right: AppleRelease) -> Bool { left.rawValue <= right.rawValue }
    package static func > (left: AppleRelease, right: AppleRelease) -> Bool { left.rawValue > right.rawValue }
    package static func >= (left: AppleRelease, right: AppleRelease) -> Bool { left.rawValue >= right.rawValue }
    package static func == (left: AppleRelease, right: AppleRelease) -> Bool { left.rawValue == right.rawValue }
}
