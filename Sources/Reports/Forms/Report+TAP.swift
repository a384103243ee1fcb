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
        return printable(
            [("faults", faults), ("findings", findings), ("differences", differences)]
                .filter { !$0.1.isEmpty }.map { "  \($0):\n\($1)" }.joined())
    }

    /// Escapes what JSON has as it is in a text, and YAML has not (YAML 1.2, 5.1: `c-printable`).
    private static func printable(_ text: String) -> String {
        func isHidden(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x7F, 0x80...0x84, 0x86...0x9F, 0xFFFE, 0xFFFF: true
            default: false
            }
        }
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            guard isHidden(scalar) else { return escaped.unicodeScalars.append(scalar) }
            let digits = String(scalar.value, radix: 16)
            escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    /// A text for one line of TAP, in which a number sign would begin a directive.
    private static func line(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
    }
}
