private import Boxes
package import Dialogs
package import Guidelines
package import JSONText

/// The content of a document that a report is about: a file of the command line, or the body of a request.
package final class NamedFile: Sendable {
    package let name: String
    package let bytes: [UInt8]
    private let indexed = Once<JSONPositions>()

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// The positions of its values. The text is read when they are first needed.
    var positions: JSONPositions { indexed.value { JSONPositions(bytes) } }
}

/// A fault, finding or difference, with its place.
package struct ReportEntry: Sendable {
    package enum Kind: Hashable, Sendable {
        /// A finding of a rule in a dialog.
        case finding
        /// A reason why a file cannot be read.
        case fault
        /// A reason why the request of a check was answered with a problem.
        case objection
        /// A value that differs from the expected one.
        case difference(Difference)
    }

    /// A value of an answer that differs from the expected one, both as JSON.
    package struct Difference: Hashable, Sendable {
        /// JSON pointer into the answer. Elements of arrays are named instead of numbered if the expectation names
        /// them.
        package let pointer: String
        package let expected: String
        /// `nil` if there is no value.
        package let found: String?

        /// The values shortened for people.
        var shownExpected: String { Self.shown(expected) }
        var shownFound: String? { found.map(Self.shown) }

        /// A value as JSON, and one that is shortened as a text, for formats in which values are read.
        var readExpected: String { Self.read(expected) }
        var readFound: String? { found.map(Self.read) }

        private static func shown(_ json: String) -> String { json.clipped(to: 200) }

        private static func read(_ json: String) -> String {
            let shown = shown(json)
            return shown == json ? json : shown.jsonText
        }
    }

    package var file: String
    package var position = SourcePosition.start
    /// JSON pointer into the file.
    package var pointer = ""
    /// The rule and its message. For a fault, the rule is the fault's code.
    package var finding: Finding
    /// JSON pointer of the request that the finding is about.
    package var request = ""
    /// Edits of the file that fix it; empty if none are known.
    package var edits: [FileEdit] = []
    package var kind = Kind.finding
    /// The devices on which it was found, if the request does not name a device.
    package var devices: [String] = []
}

extension ReportEntry {
    /// Makes the entry for a finding of a request in a document.
    ///
    /// - Parameters:
    ///   - request: JSON pointer of the request.
    ///   - devices: The devices on which it was found, if the request does not name one.
    package init(_ finding: Finding, of request: String, in file: NamedFile, devices: [String] = []) {
        let pointer = request + finding.field.pointer
        self.init(
            file: file.name, position: file.positions.position(of: pointer), pointer: pointer, finding: finding)
        self.request = request
        self.devices = devices
        edits = FileUpdate.edits(finding.changes, below: request, in: file.positions) ?? []
    }

    /// What is wrong and how to fix it, in sentences.
    var text: String {
        let sentences = finding.fix.isEmpty ? finding.message : "\(finding.message) \(finding.fix)"
        return devices.isEmpty ? sentences : "On \(devices.joined(separator: ", ")): \(sentences)"
    }

    /// The place as `FILE:LINE:COLUMN`, which editors understand.
    var location: String { "\(file):\(position.line):\(position.column)" }
}

/// The result for one file, or for one check in it.
package struct ReportCase: Sendable {
    package var file: String
    /// The name of the check; `nil` for a file as a whole.
    package var name: String?
    package var position = SourcePosition.start
    package var entries: [ReportEntry] = []

    package init(file: String, name: String? = nil, position: SourcePosition = .start, entries: [ReportEntry] = []) {
        (self.file, self.name, self.position, self.entries) = (file, name, position, entries)
    }

    /// Makes the case for a part of a document.
    ///
    /// - Parameter pointer: JSON pointer of the part.
    package init(_ name: String, at pointer: String, in file: NamedFile, entries: [ReportEntry]) {
        self.init(file: file.name, name: name, position: file.positions.position(of: pointer), entries: entries)
    }
}

/// The results of `scrim lint` or of checks.
package struct Report: Sendable {
    /// The command that made the report.
    package enum Subject: String, Sendable { case lint, check }

    package let subject: Subject
    /// The lowest severity of a finding that makes the report fail; `nil` if none does.
    let failOn: FindingSeverity?
    let version: String
    package private(set) var cases: [ReportCase] = []
    /// The number of findings that were left out because they are known.
    package var known = 0

    /// - Parameter version: The version of the program.
    package init(_ subject: Subject, failOn: FindingSeverity? = .error, version: String) {
        self.subject = subject
        self.failOn = failOn
        self.version = version
    }

    package var entries: [ReportEntry] { cases.flatMap(\.entries) }

    /// The files in the report, without duplicates.
    package var files: [String] {
        var seen: Set<String> = []
        return cases.map(\.file).filter { seen.insert($0).inserted }
    }

    /// The rule of entries for files that cannot be read.
    package static let unreadable = "unreadable"
    /// The rule of entries for values that differ from the expected ones.
    static let expectation = "expectation"

    /// Whether any file cannot be read, or contains nothing to check.
    package var hasFaults: Bool { entries.contains { $0.kind == .fault } }

    /// Whether no case fails.
    package var holds: Bool { cases.allSatisfy(holds) }

    package func holds(_ one: ReportCase) -> Bool { !one.entries.contains(where: fails) }

    /// Whether an entry makes its case fail.
    private func fails(_ entry: ReportEntry) -> Bool {
        guard entry.kind == .finding else { return true }
        return failOn.map { entry.finding.severity.isAtLeast($0) } ?? false
    }

    package mutating func add(_ one: ReportCase) { cases.append(one) }

    /// Adds an entry to the case of its file, which is created if necessary.
    mutating func add(_ entry: ReportEntry) {
        if let index = cases.lastIndex(where: { $0.file == entry.file && $0.name == nil }) {
            cases[index].entries.append(entry)
        } else {
            cases.append(ReportCase(file: entry.file, entries: [entry]))
        }
    }

    /// Keeps only the entries for which `staysListed` returns true; it may also change them.
    package mutating func filter(_ staysListed: (inout ReportEntry) -> Bool) {
        for index in cases.indices {
            cases[index].entries = cases[index].entries.compactMap { entry in
                var entry = entry
                return staysListed(&entry) ? entry : nil
            }
        }
    }

    /// Adds the reason why a file as a whole cannot be read.
    package mutating func add(fault: String, code: String = Report.unreadable, in file: String) {
        add(fault: fault, code, at: "", in: file, position: .start)
    }

    /// Adds the faults of a file.
    ///
    /// - Parameter position: The position of the faults, if they are not those of members.
    package mutating func add(_ faults: [JSONFault], in file: NamedFile, position: SourcePosition? = nil) {
        for fault in faults {
            let position = position ?? file.positions.position(of: fault.pointer)
            add(fault: fault.message, fault.code, at: fault.pointer, in: file.name, position: position)
        }
    }

    package mutating func add(
        fault: String, _ code: String, at pointer: String, in file: String, position: SourcePosition
    ) {
        let finding = Finding(
            rule: code, severity: .error, message: fault, field: [],
            guideline: subject == .lint
                ? "A request has to be one that the server would answer (/problems/invalid-request)."
                : "A file of checks has to hold checks.",
            fix: "")
        add(ReportEntry(file: file, position: position, pointer: pointer, finding: finding, kind: .fault))
    }

    /// The faults of files, one per line, for output in addition to the report.
    package var faultLines: [String] {
        entries.filter { $0.kind == .fault }.map { entry in
            // The reason why a file cannot be read already contains its name.
            if entry.finding.rule == Self.unreadable { return entry.text }
            return "\(entry.file): \(entry.pointer.isEmpty ? "" : entry.pointer + ": ")\(entry.text)"
        }
    }
}
