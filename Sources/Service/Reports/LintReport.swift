import Dialogs
package import Guidelines
import JSONText

/// A file of the command line, read.
package struct NamedFile: Sendable {
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// What `scrim lint` has to say: findings, and why some file cannot be linted.
package struct LintReport: Sendable {
    /// One finding, or one fault of a file, and where it is.
    struct Entry: Sendable {
        let file: String
        let pointer: String
        /// The line of the file, from 1.
        let line: Int
        let finding: Finding
        /// Whether it is a fault of the file rather than a rule's finding.
        var isFault = false

        /// What is wrong and what to do, in sentences.
        var text: String { finding.fix.isEmpty ? finding.message : "\(finding.message) \(finding.fix)" }
    }

    /// Whether some file cannot be read, is no request, or asks for what is impossible.
    package var hasFaults: Bool { !faultyFiles.isEmpty }
    /// Faults and findings, in order.
    private(set) var entries: [Entry] = []
    /// The rule of what is told of a file that cannot be read.
    package static let unreadable = "unreadable"
    /// The files at fault, in order.
    private var faultyFiles: [String] = []
    private let rules: RuleSelection

    package init(rules: RuleSelection = RuleSelection()) { self.rules = rules }

    /// Whether one of the findings is as severe as that.
    package func has(_ severity: Finding.Severity) -> Bool {
        entries.contains { $0.finding.severity.isAtLeast(severity) }
    }

    mutating func add(_ problem: ProblemDetails, in file: NamedFile) {
        guard !problem.faults.isEmpty else {
            return add(fault: problem.detail, code: problem.code, in: file.name)
        }
        for fault in problem.faults {
            let line = JSONPlaces.line(of: fault.pointer, in: file.bytes)
            add(fault.message, fault.code, at: fault.pointer, in: file.name, line: line)
        }
        faultyFiles.append(file.name)
    }

    /// Adds why a file as a whole cannot be linted.
    package mutating func add(fault: String, code: String = LintReport.unreadable, in file: String) {
        add(fault, code, at: "", in: file, line: 1)
        faultyFiles.append(file)
    }

    /// The faults of files, a line each, as they are told beside the report.
    package var faultLines: [String] {
        entries.filter(\.isFault).map { entry in
            let isUnreadable = entry.finding.rule == Self.unreadable
            let place = entry.pointer.isEmpty ? "" : entry.pointer + ": "
            return isUnreadable ? entry.text : "\(entry.file): \(place)\(entry.text)"
        }
    }

    /// Adds a fault as a finding, whose rule is the fault's code.
    private mutating func add(_ message: String, _ code: String, at pointer: String, in file: String, line: Int) {
        let finding = Finding(
            rule: code, severity: .error, message: message, field: [],
            guideline: "A request has to be one that the server would answer (/problems/invalid-request).", fix: "")
        entries.append(Entry(file: file, pointer: pointer, line: line, finding: finding, isFault: true))
    }

    mutating func add(_ finding: Finding, in file: NamedFile, below pointer: String) {
        guard let finding = rules.heard(finding) else { return }
        let pointer = pointer + finding.field.pointer
        entries.append(
            Entry(
                file: file.name, pointer: pointer, line: JSONPlaces.line(of: pointer, in: file.bytes), finding: finding)
        )
    }
}

extension ProblemDetails {
    /// A line for each fault, its pointer first; what is wrong with the whole, where nothing else is.
    var lines: [String] {
        faults.isEmpty ? [detail] : faults.map { "\($0.pointer.isEmpty ? "the whole" : $0.pointer): \($0.message)" }
    }
}

extension LintReport {
    /// The forms in which findings are printed.
    package enum Format: String, CaseIterable, Sendable {
        /// A line for each: file, severity, rule, pointer, message, fix.
        case text
        /// An array of objects.
        case json
        /// SARIF 2.1.0, which code scanning reads.
        case sarif
        /// A workflow command of GitHub Actions for each, which shows as an annotation.
        case github
    }

    /// The findings in one of the forms; every line ends with a line feed.
    package func written(as format: Format) -> String {
        switch format {
        case .text:
            entries.map { entry in
                let pointer = entry.pointer.isEmpty ? "the whole" : entry.pointer
                return "\(entry.file): \(entry.finding.severity.rawValue): \(entry.finding.rule) at \(pointer): "
                    + "\(entry.text)\n"
            }.joined()
        case .json: json
        case .sarif: sarif
        case .github: entries.map { Self.command($0) + "\n" }.joined()
        }
    }

    private var json: String {
        var json = JSONWriter()
        json.beginArray()
        for entry in entries {
            json.beginObject()
            json.member("file", entry.file)
            json.member("line", entry.line)
            json.member("pointer", entry.pointer)
            json.member("severity", entry.finding.severity.rawValue)
            json.member("rule", entry.finding.rule)
            json.member("message", entry.finding.message)
            json.member("fix", entry.finding.fix)
            json.member("guideline", entry.finding.guideline)
            json.endObject()
        }
        json.endArray()
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }

    // MARK: SARIF (OASIS, Static Analysis Results Interchange Format 2.1.0)

    private var sarif: String {
        var json = JSONWriter()
        json.beginObject()
        json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        json.member("version", "2.1.0")
        json.beginArray("runs")
        json.beginObject()
        json.beginObject("tool")
        json.beginObject("driver")
        json.member("name", Version.name)
        json.member("version", Version.current)
        json.beginArray("rules")
        var seen: Set<String> = []
        for entry in entries where seen.insert(entry.finding.rule).inserted {
            json.beginObject()
            json.member("id", entry.finding.rule)
            json.beginObject("shortDescription")
            json.member("text", entry.finding.guideline)
            json.endObject()
            json.endObject()
        }
        json.endArray()
        json.endObject()
        json.endObject()
        json.beginArray("results")
        for entry in entries { Self.writeResult(entry, to: &json) }
        json.endArray()
        json.endObject()
        json.endArray()
        json.endObject()
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }

    private static func writeResult(_ entry: Entry, to json: inout JSONWriter) {
        json.beginObject()
        json.member("ruleId", entry.finding.rule)
        // SARIF's levels have our names.
        json.member("level", entry.finding.severity.rawValue)
        json.beginObject("message")
        json.member("text", entry.text)
        json.endObject()
        json.beginArray("locations")
        json.beginObject()
        json.beginObject("physicalLocation")
        json.beginObject("artifactLocation")
        json.member("uri", reference(entry.file))
        json.endObject()
        json.beginObject("region")
        json.member("startLine", entry.line)
        json.endObject()
        json.endObject()
        json.beginArray("logicalLocations")
        json.beginObject()
        json.member("fullyQualifiedName", entry.pointer)
        json.endObject()
        json.endArray()
        json.endObject()
        json.endArray()
        json.endObject()
    }

    /// A path as a reference of a URI (RFC 3986).
    private static func reference(_ path: String) -> String {
        var reference = ""
        for byte in path.utf8 {
            let scalar = Unicode.Scalar(byte)
            if scalar.isASCII,
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "/-._~".unicodeScalars.contains(scalar)
            {
                reference.unicodeScalars.append(scalar)
            } else {
                reference += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return reference
    }

    // MARK: GitHub Actions

    private static func command(_ entry: Entry) -> String {
        let kind =
            switch entry.finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        let (file, title) = (escaped(entry.file, isProperty: true), escaped(entry.finding.rule, isProperty: true))
        // What the whole file is at fault for has no member to name.
        let member = entry.pointer.isEmpty ? "" : entry.pointer + ": "
        let text = escaped(member + entry.text, isProperty: false)
        return "::\(kind) file=\(file),line=\(entry.line),title=\(title)::\(text)"
    }

    /// As the toolkit of GitHub Actions escapes the data and the properties of commands.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        let data = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
        return isProperty ? data.replacing(":", with: "%3A").replacing(",", with: "%2C") : data
    }
}
