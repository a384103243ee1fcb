package import Dialogs
import JSONText
package import Reports
import Wire

/// The settings of an app for its dialogs, from its file `scrim.json`. Paths in it are relative to its folder.
package struct Project: Sendable {
    /// A device, or several, for dialogs that do not name one.
    package enum Device: Hashable, Sendable {
        /// The device with this id.
        case id(String)
        /// All devices of a file of profiles.
        case file(String)
    }

    package static let fileName = "scrim.json"

    package var rules = RuleSelection()
    /// The patterns of the files for `scrim lint` if none are given as arguments.
    package var files: [String] = []
    /// The patterns of the files for `scrim check` if none are given as arguments.
    package var checks: [String] = []
    package var devices: [Device] = []
    /// Which findings make a command fail; `nil` for the default of the command.
    package var failOn: FailureThreshold?
    /// The path of the file of known findings; `nil` for none.
    package var baseline: String?

    package init() {}
}

/// The faults of a file of settings or of known findings: a line for each, with the faulty member.
package struct ProjectFaults: Error, Sendable {
    package var lines: [String]

    /// Reads a file of JSON.
    /// - Throws: All its faults.
    static func reading(_ bytes: [UInt8], _ read: (ValueReader) -> Void) throws(ProjectFaults) {
        let document = JSONDocument()
        do throws(JSONSyntaxError) {
            try document.parse(bytes, maxDepth: 8)
        } catch {
            throw ProjectFaults(lines: [error.messageOfFile])
        }
        document.withRoot { read(ValueReader($0, context: document.context)) }
        let faults = document.context.faults
        guard faults.isEmpty else {
            throw ProjectFaults(
                lines: faults.map { $0.pointer.isEmpty ? $0.message : "\($0.pointer): \($0.message)" })
        }
    }
}

extension Project {
    private static let members: NameTable = [
        "$schema", "rules", "files", "checks", "devices", "failOn", "baseline",
    ]
    /// The most patterns, and the most devices, of a file.
    private static let mostItems = 1000
    /// The most characters of a pattern, a path or an id.
    private static let longestText = 4096

    /// Reads a file of settings; every member may be left out.
    package init(reading bytes: [UInt8]) throws(ProjectFaults) {
        self.init()
        try ProjectFaults.reading(bytes) { value in value.object(Self.members).map { read($0) } }
    }

    private mutating func read(_ object: ObjectReader) {
        // This member is read for editors, which use it for completion.
        _ = object.string("$schema", maxLength: Self.longestText)
        if let rules = object.object("rules", members: RuleSelection.members) {
            self.rules = RuleSelection(reading: rules)
        }
        files = Self.texts("files", of: object)
        checks = Self.texts("checks", of: object)
        devices = Self.texts("devices", of: object).map { $0.hasSuffix(".json") ? .file($0) : .id($0) }
        failOn = object.oneOf("failOn", FailureThreshold.self)
        baseline = object.string("baseline", maxLength: Self.longestText)
    }

    /// Reads an array of texts, none of which may be empty.
    private static func texts(_ name: StaticString, of object: ObjectReader) -> [String] {
        guard let items = object.array(name, maxCount: mostItems) else { return [] }
        return items.compactMap { item in
            guard let text = item.string(maxLength: longestText) else { return nil }
            if text.isEmpty { item.report(code: "tooShort", message: "Needs a text, and got an empty one.") }
            return text
        }
    }
}
