import Devices
import JSONText
import Service

/// Completions of a word that a person types.
struct Completion: Sendable {
    /// The most values of a list.
    private static let most = 100

    let devices: [String]
    let styles: [String]

    /// The possible values of an argument, or of the word in a template; empty if any text is allowed.
    func values(of name: String, in template: ResourceTemplate?) -> [String] {
        guard let template else { return name == "device" ? devices : [] }
        guard template.word == name else { return [] }
        switch template.start.dropFirst(ResourceAddress.scheme.utf8.count) {
        case "devices/": return devices
        case "styles/": return styles
        case "schemas/": return []
        default:
            return Resource.all.filter { $0.uri.hasPrefix(template.start) }.map {
                String($0.uri.dropFirst(template.start.utf8.count))
            }
        }
    }

    /// Writes the values that begin with the typed text, followed by those that contain it elsewhere.
    static func write(_ values: [String], for typed: String, to json: inout JSONWriter) {
        let small = typed.lowercased()
        let found = values.filter { $0.lowercased().contains(small) }
        let ranked =
            found.filter { $0.lowercased().hasPrefix(small) } + found.filter { !$0.lowercased().hasPrefix(small) }
        json.member(
            "completion",
            [
                "values": .list(ranked.prefix(most).map { .string($0) }), "total": .integer(ranked.count),
                "hasMore": .bool(ranked.count > most),
            ])
    }
}
