/// A stretch of system versions whose dialogs share their metrics; later ones are greater. The raw values are
/// the names that clients read.
package enum Era: String, Hashable, Sendable, CaseIterable, Comparable {
    /// iPhone OS 1 to iOS 6, iPhone OS 3.2 of the first iPad included.
    case classic = "ios1to6"
    /// iOS 7 to 12: flat, before the card.
    case flat = "ios7to12"
    /// iOS 13 and 14: sheets are cards.
    case card = "ios13to14"
    /// iOS 15 to 18: sheets have detents. The numbers 19–25 were skipped; should one be asked for, it falls here.
    case detents = "ios15to18"
    /// iOS 26 on.
    case glass = "ios26on"

    /// The era of a major version of iPhone OS, iOS or iPadOS.
    package init(major: Int) {
        switch major {
        case ...6: self = .classic
        case 7...12: self = .flat
        case 13...14: self = .card
        case 15...25: self = .detents
        default: self = .glass
        }
    }

    /// The versions that it spans, as people write them.
    package var label: String {
        switch self {
        case .classic: "iPhone OS 1–iOS 6"
        case .flat: "iOS 7–12"
        case .card: "iOS 13–14"
        case .detents: "iOS 15–18"
        case .glass: "iOS 26 on"
        }
    }

    /// How many there were before it.
    package var order: Int {
        switch self {
        case .classic: 0
        case .flat: 1
        case .card: 2
        case .detents: 3
        case .glass: 4
        }
    }

    // All of them, not only the one that the rest follows from: what the library derives from it is called by way of a
    // table in other rooms (Swift 6.3).
    package static func < (left: Era, right: Era) -> Bool { left.order < right.order }
    package static func <= (left: Era, right: Era) -> Bool { left.order <= right.order }
    package static func > (left: Era, right: Era) -> Bool { left.order > right.order }
    package static func >= (left: Era, right: Era) -> Bool { left.order >= right.order }
    package static func == (left: Era, right: Era) -> Bool { left.order == right.order }
}
