/// A line of releases that determines the rows of a table of figures. The raw value is the `platform` of the table's
/// file.
package enum ReleaseLine: Hashable, Sendable {
    /// iPhone OS, iOS and iPadOS.
    case apple
    case tvOS
    case carPlay
    case android
    case web
    case toolkit(Toolkit)
    /// Figures of styles that are the same on all systems.
    case all

    /// All systems of the line, as text.
    package var label: String {
        switch self {
        case .apple: "Apple's systems"
        case .tvOS: "tvOS"
        case .carPlay: "CarPlay"
        case .android: "Android"
        case .web: "web (HTML)"
        case .toolkit(let toolkit): toolkit.system.rawValue
        case .all: "all"
        }
    }

    /// The name of the line's system in a major version.
    fileprivate func system(_ major: Int) -> String {
        switch self {
        case .apple: major <= 3 ? "iPhone OS" : "iOS"
        case .tvOS, .carPlay, .android, .web, .toolkit, .all: label
        }
    }
}

extension ReleaseLine {
    /// The line of a platform's own systems.
    package init(_ platform: Platform) {
        switch platform {
        case .apple: self = .apple
        case .material: self = .android
        case .web: self = .web
        case .toolkit(let toolkit): self = .toolkit(toolkit)
        }
    }
}

extension ReleaseLine: CaseIterable, RawRepresentable {
    package static let allCases =
        [.apple, .tvOS, .carPlay, .android, .web, .all] + Toolkit.allCases.map { ReleaseLine.toolkit($0) }

    package var rawValue: String {
        switch self {
        case .apple: "apple"
        case .tvOS: "tvOS"
        case .carPlay: "CarPlay"
        case .android: "android"
        case .web: "web"
        case .toolkit(let toolkit): toolkit.name
        case .all: "all"
        }
    }

    package init?(rawValue: String) {
        guard let line = ReleaseLine.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = line
    }
}

extension ReleaseRange {
    /// The range as text: "iOS 7 – 18", "iPhone OS 1 – iOS 6", "Android 12 on".
    /// - Parameter dash: The separator between two versions.
    package func label(of line: ReleaseLine, dash: String = " – ") -> String {
        guard self != .all else { return line.label }
        let start = line.system(first.major)
        guard let last else { return "\(start) \(first.text) on" }
        guard last != first.major else { return "\(start) \(first.text)" }
        let end = line.system(last)
        return "\(start) \(first.text)\(dash)\(end == start ? "" : end + " ")\(last)"
    }
}
