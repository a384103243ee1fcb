package import Dialogs
package import Guidelines
package import JSONText

/// A document that is reported on, read: a file of the command line, or the body of a request.
package struct NamedFile: Sendable {
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// Something that is not as it should be, and where it stands.
package struct ReportEntry: Sendable {
    /// What kind of thing it is.
    package enum Kind: Hashable, Sendable {
        /// What a rule finds in a dialog.
        case finding
        /// Why a file cannot be looked at.
        case fault
        /// Why the request of a check is answered with a problem.
        case objection
        /// A value that is not as it was expected.
        case difference(Difference)
    }

    /// A value of an answer that is not as it was expected, each as JSON.
    package struct Difference: Hashable, Sendable {
        /// JSON pointer into the answer; elements of arrays by their names where they are expected by those.
        package let pointer: String
        package let expected: String
        /// Nil where nothing is there.
        package let found: String?

        /// As far as people read it.
        var shownExpected: String { Self.shown(expected) }
        var shownFound: String? { found.map(Self.shown) }

        private static func shown(_ json: String) -> String { json.clipped(to: 200) }
    }

    package var file: String
    package var position = SourcePosition.start
    /// JSON pointer into the file.
    package var pointer = ""
    /// The rule, and what it says: of a fault the fault's code.
    package var finding: Finding
    /// JSON pointer of the request that the finding is about.
    package var request = ""
    /// What mends it, as edits of the file; none where that is not known.
    package var edits: [FileEdit] = []
    package var kind = Kind.finding
    /// The devices on which it was found, of a request that leaves its device to the project.
    package var devices: [String] = []

    package init(
        file: String, position: SourcePosition = .start, pointer: String = "", finding: Finding, kind: Kind = .finding
    ) {
        (self.file, self.position, self.pointer, self.finding, self.kind) = (file, position, pointer, finding, kind)
    }

    /// A finding of a request that stands in a document.
    ///
    /// - Parameters:
    ///   - request: JSON pointer of the request.
    ///   - devices: On which it was found, of a request that leaves its own out.
    package init(_ finding: Finding, of request: String, in file: NamedFile, devices: [String] = []) {
        let pointer = request + finding.field.pointer
        self.init(
            file: file.name, position: JSONPositions.position(of: pointer, in: file.bytes), pointer: pointer,
            finding: finding)
        self.request = request
        self.devices = devices
        edits = FileUpdate.edits(finding.changes, below: request, in: file.bytes) ?? []
    }

    /// What is wrong and what to do, in sentences.
    var text: String {
        let sentences = finding.fix.isEmpty ? finding.message : "\(finding.message) \(finding.fix)"
        return devices.isEmpty ? sentences : "On \(devices.joined(separator: ", ")): \(sentences)"
    }

    /// `FILE:LINE:COLUMN`, as editors know it.
    var location: String { "\(file):\(position.line):\(position.column)" }
}

/// What was asked of one file, or one check of it.
package struct ReportCase: Sendable {
    package var file: String
    /// What the check is called; nil for a file as a whole.
    package var name: String?
    package var position = SourcePosition.start
    package var entries: [ReportEntry] = []

    package init(
        file: String, name: String? = nil, position: SourcePosition = .start, entries: [ReportEntry] = []
    ) {
        (self.file, self.name, self.position, self.entries) = (file, name, position, entries)
    }

    /// A part of a document.
    ///
    /// - Parameter pointer: JSON pointer of it.
    package init(_ name: String, at pointer: String, in file: NamedFile, entries: [ReportEntry]) {
        self.init(
            file: file.name, name: name, position: JSONPositions.position(of: pointer, in: file.bytes), entries: entries
        )
    }
}

/// What a lint or a check has to say.
package struct Report: Sendable {
    /// Which command it is of.
    package enum Subject: String, Sendable { case lint, check }

    package let subject: Subject
    /// How severe a finding has to be for the whole to fail; nil where none does.
    let failOn: FindingSeverity?
    /// The version of what reports.
    let version: String
    package private(set) var cases: [ReportCase] = []
    /// How many findings are left out that were known before.
    package var known = 0

    /// - Parameter version: That of what reports.
    package init(_ subject: Subject, failOn: FindingSeverity? = .error, version: String) {
        self.subject = subject
        self.failOn = failOn
        self.version = version
    }

    package var entries: [ReportEntry] { cases.flatMap(\.entries) }

    /// The files that it is about, each once.
    package var files: [String] {
        var seen: Set<String> = []
        return cases.map(\.file).filter { seen.insert($0).inserted }
    }

    /// The rule of what is told of a file that cannot be read.
    package static let unreadable = "unreadable"
    /// The rule of what is told of a value that is not as it was expected.
    static let expectation = "expectation"

    /// Whether some file cannot be read, or holds nothing that can be looked at.
    package var hasFaults: Bool { entries.contains { $0.kind == .fault } }

    /// Whether nothing that was asked for fails.
    package var holds: Bool { cases.allSatisfy(holds) }

    package func holds(_ one: ReportCase) -> Bool { !one.entries.contains(where: fails) }

    /// Whether an entry makes its case fail.
    private func fails(_ entry: ReportEntry) -> Bool {
        guard entry.kind == .finding else { return true }
        return failOn.map { entry.finding.severity.isAtLeast($0) } ?? false
    }

    package mutating func add(_ one: ReportCase) { cases.append(one) }

    /// Adds an entry to the case of its file, which is made where it is not there.
    mutating func add(_ entry: ReportEntry) {
        if let index = cases.lastIndex(where: { $0.file == entry.file && $0.name == nil }) {
            cases[index].entries.append(entry)
        } else {
            cases.append(ReportCase(file: entry.file, entries: [entry]))
        }
    }

    /// Goes through all entries, and keeps those of which `isKept` says so.
    package mutating func filter(_ isKept: (inout ReportEntry) -> Bool) {
        for index in cases.indices {
            cases[index].entries = cases[index].entries.compactMap { entry in
                var entry = entry
                return isKept(&entry) ? entry : nil
            }
        }
    }

    /// Adds why a file as a whole cannot be looked at.
    package mutating func add(fault: String, code: String = Report.unreadable, in file: String) {
        add(fault: fault, code, at: "", in: file, position: .start)
    }

    /// Adds what is at fault in a file.
    ///
    /// - Parameter position: Where that is, if it is no fault of a member.
    package mutating func add(_ faults: [JSONFault], in file: NamedFile, position: SourcePosition? = nil) {
        for fault in faults {
            let position = position ?? JSONPositions.position(of: fault.pointer, in: file.bytes)
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

    /// The faults of files, a line each, as they are told beside the report.
    package var faultLines: [String] {
        entries.filter { $0.kind == .fault }.map { entry in
            // Why a file cannot be read names it.
            if entry.finding.rule == Self.unreadable { return entry.text }
            return "\(entry.file): \(entry.pointer.isEmpty ? "" : entry.pointer + ": ")\(entry.text)"
        }
    }
}
