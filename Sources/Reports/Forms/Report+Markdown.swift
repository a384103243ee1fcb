import Dialogs
import Guidelines

extension Report {
    /// The most rows of the table, because a summary should be readable.
    private static let mostRows = 100
    /// The severities, the gravest first.
    private static let gravity: [FindingSeverity] = [.error, .warning, .note]

    /// A heading with the result, and a table of the entries.
    var markdown: String {
        var text = "### scrim \(subject.rawValue): \(verdict)\n"
        if !entries.isEmpty {
            text += "\n| | where | what |\n| --- | --- | --- |\n"
            for entry in gravestFirst.prefix(Self.mostRows) { text += Self.row(of: entry) }
            let more = entries.count - Self.mostRows
            if more > 0 { text += "| | | and \(more) more |\n" }
        }
        if known > 0 { text += "\n\(Self.count(known, "known finding")) left out, as the baseline says.\n" }
        return text
    }

    /// The entries sorted by severity: errors, then warnings, then notes; otherwise in their order.
    private var gravestFirst: [ReportEntry] {
        Self.gravity.flatMap { severity in entries.filter { $0.finding.severity == severity } }
    }

    private var verdict: String {
        switch subject {
        case .lint:
            let counts = Self.gravity.compactMap { severity -> String? in
                let count = entries.count { $0.finding.severity == severity }
                return count > 0 ? Self.count(count, severity.rawValue) : nil
            }
            let files = Self.count(cases.count, "file")
            return counts.isEmpty ? "nothing found in \(files)" : "\(counts.joined(separator: ", ")) in \(files)"
        case .check:
            let failed = cases.count { !holds($0) }
            let all = Self.count(cases.count, "check")
            return failed == 0 ? "\(all), all hold" : "\(failed) of \(all) \(failed == 1 ? "does" : "do") not hold"
        }
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private static func row(of entry: ReportEntry) -> String {
        let pointer = entry.pointer.isEmpty ? "" : "<br>\(code(entry.pointer))"
        return "| \(entry.finding.severity.rawValue) | \(code(entry.location))\(pointer) "
            + "| \(code(entry.finding.rule)) \(plain(entry.text)) |\n"
    }

    /// A text as code in HTML, because a backquote in a name would end Markdown's own code.
    private static func code(_ text: String) -> String { "<code>\(plain(text))</code>" }

    /// A text for one cell of a table, in which nothing is interpreted as Markdown or HTML.
    private static func plain(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "|", "`", "*", "_", "[", "]", "\\", "~", "@": escaped += "&#\(scalar.value);"
            case "\n", "\r": escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
