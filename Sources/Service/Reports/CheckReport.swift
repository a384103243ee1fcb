/// What `scrim check` found in all its files.
package struct CheckReport: Sendable {
    /// A value that is not as it was expected.
    package struct Difference: Sendable {
        /// JSON pointer into the answer; elements of arrays by their names where they are expected by those.
        let pointer: String
        /// As JSON.
        let expected: String
        /// As JSON; nil where nothing is there.
        let found: String?
    }

    /// One check: a request, and how far its answer is from what was expected.
    package struct Result: Sendable {
        let file: String
        let name: String
        /// Differences in order, the first of them where there are very many; none where the check holds.
        let differences: [Difference]
    }

    package private(set) var results: [Result] = []
    /// A line for each fault of each file that holds no checks.
    package private(set) var faults: [String] = []

    package init() {}

    /// Whether every check holds.
    package var holds: Bool { results.allSatisfy(\.differences.isEmpty) }

    mutating func add(_ result: Result) { results.append(result) }

    /// Adds why a file cannot be checked.
    package mutating func add(fault: String) { faults.append(fault) }
}

extension CheckReport {
    /// The forms in which results are printed.
    package enum Format: String, CaseIterable, Sendable {
        /// The Test Anything Protocol, version 14.
        case tap
        /// The XML of JUnit, as build servers read it.
        case junit
    }

    package func written(as format: Format) -> String {
        switch format {
        case .tap: tap
        case .junit: junit
        }
    }

    private var tap: String {
        var text = "TAP version 14\n1..\(results.count)\n"
        for (index, result) in results.enumerated() {
            let verdict = result.differences.isEmpty ? "ok" : "not ok"
            // A number sign would begin a directive.
            let name = result.name.replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
            text += "\(verdict) \(index + 1) - \(result.file): \(name)\n"
            guard !result.differences.isEmpty else { continue }
            text += "  ---\n  differences:\n"
            for difference in result.differences {
                text += "    - pointer: \(CheckReport.quoted(difference.pointer))\n"
                text += "      expected: \(difference.expected)\n"
                text += "      got: \(difference.found ?? "~ # nothing is there")\n"
            }
            text += "  ...\n"
        }
        return text
    }

    private var junit: String {
        let failures = results.count { !$0.differences.isEmpty }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites tests=\"\(results.count)\" failures=\"\(failures)\">\n"
        text += "  <testsuite name=\"scrim check\" tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"0\">\n"
        for result in results {
            let head =
                "    <testcase classname=\"\(Self.xml(result.file))\" name=\"\(Self.xml(result.name))\""
            guard !result.differences.isEmpty else {
                text += head + "/>\n"
                continue
            }
            let lines = result.differences.map {
                "\($0.pointer): expected \($0.expected), got \($0.found ?? "nothing")"
            }
            text += head + ">\n      <failure message=\"\(Self.xml(lines[0]))\">"
            text += Self.xml(lines.joined(separator: "\n")) + "</failure>\n    </testcase>\n"
        }
        return text + "  </testsuite>\n</testsuites>\n"
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
            // XML 1.0 has no other control characters.
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
