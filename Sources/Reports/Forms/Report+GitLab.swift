import Dialogs
import Guidelines
import JSONText

// A report of code quality: the part of Code Climate's format that GitLab reads.
extension Report {
    var gitlab: String {
        var seen: [String: Int] = [:]
        let findings = entries.map { entry -> JSONValue in
            // The line is left out, so that a finding keeps its identity if text is inserted before it.
            let identity = "\(entry.file)#\(entry.pointer)#\(entry.finding.rule)"
            let count = seen[identity, default: 0]
            seen[identity] = count + 1
            return [
                "description": .string(entry.text), "check_name": .string(entry.finding.rule),
                "fingerprint": .string(count == 0 ? identity : "\(identity)#\(count)"),
                "severity": .string(Self.quality(of: entry)),
                "location": ["path": .string(entry.file), "lines": ["begin": .integer(entry.position.line)]],
            ]
        }
        return JSONValue.list(findings).line
    }

    private static func quality(of entry: ReportEntry) -> String {
        switch entry.finding.severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
