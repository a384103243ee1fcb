import Dialogs
import Guidelines

extension Report {
    var junit: String {
        let errors = cases.count(where: Self.isFaulty)
        let failures = cases.count { !holds($0) && !Self.isFaulty($0) }
        let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n"
        text += "  <testsuite name=\"scrim \(subject.rawValue)\" \(counts)>\n"
        for one in cases { text += testcase(of: one) }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private static func isFaulty(_ one: ReportCase) -> Bool { one.entries.contains { $0.kind == .fault } }

    private func testcase(of one: ReportCase) -> String {
        let (file, name) = (Self.xml(one.file), Self.xml(one.name ?? one.file))
        let head = "    <testcase classname=\"\(file)\" name=\"\(name)\" file=\"\(file)\" line=\"\(one.position.line)\""
        guard !one.entries.isEmpty else { return head + "/>\n" }
        let lines = one.entries.map(Self.sentence)
        let whole = Self.xml(lines.joined(separator: "\n"))
        let element =
            if holds(one) {
                "<system-out>\(whole)</system-out>"
            } else if Self.isFaulty(one) {
                "<error message=\"\(Self.xml(lines[0]))\">\(whole)</error>"
            } else {
                "<failure message=\"\(Self.xml(lines[0]))\">\(whole)</failure>"
            }
        return head + ">\n      \(element)\n    </testcase>\n"
    }

    private static func sentence(of entry: ReportEntry) -> String {
        switch entry.kind {
        case .finding:
            """
            \(entry.location): \(entry.finding.severity.rawValue): \(entry.finding.rule) at \(entry.pointer): \
            \(entry.text)
            """
        case .fault, .objection: "\(entry.pointer.isEmpty ? "" : entry.pointer + ": ")\(entry.text)"
        case .difference(let difference):
            "\(difference.pointer): expected \(difference.shownExpected), got \(difference.shownFound ?? "nothing")"
        }
    }

    private static func xml(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t": escaped += "&#\(scalar.value);"
            // XML 1.0 allows no other control characters.
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
