package import Devices

/// The names of the eras of Apple's touch systems in requests and answers.
package enum EraName: String, CaseIterable, Sendable {
    case ios1to6, ios7to12, ios13to14, ios15to18, ios26on

    package init(_ release: AppleRelease) {
        switch release {
        case .classic: self = .ios1to6
        case .seven, .eight, .nine: self = .ios7to12
        case .card: self = .ios13to14
        case .detents: self = .ios15to18
        case .glass: self = .ios26on
        }
    }
}
