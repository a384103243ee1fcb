package import Dialogs
import JSONText
package import Reports
import Wire

/// What an app has decided about its dialogs: what its file `scrim.json` says. Paths in it are relative to its folder.
package struct Project: Sendable {
    /// A device that dialogs are laid out on where they name none.
    package enum Device: Hashable, Sendable {
        /// By its id.
        case id(String)
        /// Each device of a file of profiles.
        case file(String)
    }

    /// The name under which the file is looked for.
    package static let fileName = "scrim.json"

    package var rules = RuleSelection()
    /// Patterns of the files that `scrim lint` takes where it is given none.
    package var files: [String] = []
    /// Patterns of the files that `scrim check` takes where it is given none.
    package var checks: [String] = []
    package var devices: [Device] = []
    /// Nil where the command's own holds.
    package var failOn: FailureThreshold?
    /// The file of known findings.
    package var baseline: String?

    package init() {}
}

/// What is wrong with a file of settings or of known findings, a line each, with the member that it is about.
package struct ProjectFaults: Error, Sendable {
    package var lines: [String]

    init(_ error: JSONSyntaxError) { lines = [error.messageOfFile] }

    init(_ faults: [JSONFault]) {
        lines = faults.map { $0.pointer.isEmpty ? $0.message : "\($0.pointer): \($0.message)" }
    }
}

extension Project {
    private static let members: NameTable = [
        "$schema", "rules", "files", "checks", "devices", "failOn", "baseline",
    ]
    /// Patterns, and devices, that a file may name.
    private static let mostItems = 1000
    /// Characters of a pattern, a path or an id.
    private static let longestText = 4096

    /// Reads a file of settings; every member may be left out.
    package init(reading bytes: [UInt8]) throws(ProjectFaults) {
        self.init()
        let document = JSONDocument()
        do throws(JSONSyntaxError) {
            try document.parse(bytes, maxDepth: 8)
        } catch {
            throw ProjectFaults(error)
        }
        let context = document.context
        document.withRoot { root in
            guard let object = ValueReader(root, context: context).object(Self.members) else { return }
            read(object)
        }
        guard context.faults.isEmpty else { throw ProjectFaults(context.faults) }
    }

    private mutating func read(_ object: ObjectReader) {
        // For editors, which complete by it.
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

    /// An array of texts, none of them empty.
    private static func texts(_ name: StaticString, of object: ObjectReader) -> [String] {
        guard let items = object.array(name, maxCount: mostItems) else { return [] }
        return items.compactMap { item in
            guard let text = item.string(maxLength: longestText) else { return nil }
            if text.isEmpty { item.report(code: "tooShort", message: "Needs a text, and got an empty one.") }
            return text
        }
    }
}
