package import Devices

/// The era of a release of Apple's touch systems, by its name in answers: `ios7to12`, `ios26on`.
///
/// It has the layout of `AppleRelease`, one byte, by which `ChoiceNames` finds its name.
package struct EraName: CaseIterable, RawRepresentable, Sendable {
    private let release: AppleRelease

    package static let allCases = AppleRelease.allCases.map { EraName($0) }

    package init(_ release: AppleRelease) { self.release = release }

    package init?(rawValue: String) {
        guard let name = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = name
    }

    package var rawValue: String {
        let era = release.era
        return "ios\(era.first.major)" + (era.last.map { "to\($0)" } ?? "on")
    }
}
