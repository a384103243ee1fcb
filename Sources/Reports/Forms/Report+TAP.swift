import Dialogs
import Guidelines
import JSONText

extension Report {
    var tap: String {
        var text = "TAP version 14\n1..\(cases.count)\n"
        for (index, one) in cases.enumerated() {
            let title = ([one.file] + (one.name.map { [$0] } ?? [])).map(Self.line).joined(separator: ": ")
            text += "\(holds(one) ? "ok" : "not ok") \(index + 1) - \(title)\n"
            if !one.entries.isEmpty { text += "  ---\n" + Self.details(of: one) + "  ...\n" }
        }
        return text
    }

    private static func details(of one: ReportCase) -> String {
        var faults = ""
        var findings = ""
        var differences = ""
        for entry in one.entries {
            let position = entry.pointer.isEmpty ? "" : "\(entry.pointer): "
            switch entry.kind {
            case .fault, .objection: faults += "    - \((position + entry.text).jsonText)\n"
            case .finding:
                let (severity, rule) = (entry.finding.severity.rawValue, entry.finding.rule)
                let finding = "\(entry.location): \(severity): \(rule) at \(position)\(entry.text)"
                findings += "    - \(finding.jsonText)\n"
            case .difference(let difference):
                differences += "    - pointer: \(difference.pointer.jsonText)\n"
                differences += "      expected: \(difference.readExpected)\n"
                differences += "      got: \(difference.readFound ?? "~ # nothing is there")\n"
                differences += "      at: \(entry.location.jsonText)\n"
            }
        }
        return [("faults", faults), ("findings", findings), ("differences", differences)]
            .filter { !$0.1.isEmpty }.map { "  \($0):\n\($1)" }.joined()
    }

    /// A text for one line of TAP, in which a number sign would begin a directive.
    private static func line(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
    }
}
