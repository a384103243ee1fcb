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
        /// As JSON, whole: null where nothing is there. Nil where it is not asked for.
        var value: String?
    }

    /// One check: a request, and how far its answer is from what was expected.
    package struct Result: Sendable {
        var file: String
        let name: String
        /// Differences in order, the first of them where there are very many; none where the check holds.
        var differences: [Difference]
        /// Why the check cannot hold, a line each: its request is at fault, or its answer has findings.
        var faults: [String] = []

        var holds: Bool { differences.isEmpty && faults.isEmpty }
    }

    package private(set) var results: [Result] = []
    /// Each fault of each file that holds no checks.
    private var fileFaults: [(file: String, fault: String)] = []

    /// The same, a line each.
    package var faults: [String] { fileFaults.map { "\($0.file): \($0.fault)" } }

    package init() {}

    /// Whether every check holds.
    package var holds: Bool { results.allSatisfy(\.holds) }

    mutating func add(_ result: Result) { results.append(result) }

    /// Adds why a file cannot be checked.
    package mutating func add(fault: String, in file: String) { fileFaults.append((file, fault)) }
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
        var text = "TAP version 14\n1..\(results.count + fileFaults.count)\n"
        for (index, result) in results.enumerated() {
            let verdict = result.holds ? "ok" : "not ok"
            text += "\(verdict) \(index + 1) - \(Self.line(result.file)): \(Self.line(result.name))\n"
            guard !result.holds else { continue }
            text += "  ---\n"
            if !result.faults.isEmpty {
                text += "  faults:\n"
                for fault in result.faults { text += "    - \(CheckReport.quoted(fault))\n" }
            }
            if !result.differences.isEmpty { text += "  differences:\n" }
            for difference in result.differences {
                text += "    - pointer: \(CheckReport.quoted(difference.pointer))\n"
                text += "      expected: \(difference.expected)\n"
                text += "      got: \(difference.found ?? "~ # nothing is there")\n"
            }
            text += "  ...\n"
        }
        for (index, fault) in fileFaults.enumerated() {
            text += "not ok \(results.count + index + 1) - \(Self.line(fault.file))\n"
            text += "  ---\n  faults:\n    - \(CheckReport.quoted(fault.fault))\n  ...\n"
        }
        return text
    }

    /// A text in a line of TAP, where a number sign would begin a directive.
    private static func line(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
    }

    private var junit: String {
        let failures = results.count { !$0.holds }
        let (tests, errors) = (results.count + fileFaults.count, fileFaults.count)
        let counts = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n"
        text += "  <testsuite name=\"scrim check\" \(counts)>\n"
        for result in results {
            let head =
                "    <testcase classname=\"\(Self.xml(result.file))\" name=\"\(Self.xml(result.name))\""
            guard !result.holds else {
                text += head + "/>\n"
                continue
            }
            let lines =
                result.faults
                + result.differences.map {
                    "\($0.pointer): expected \($0.expected), got \($0.found ?? "nothing")"
                }
            text += head + ">\n      <failure message=\"\(Self.xml(lines[0]))\">"
            text += Self.xml(lines.joined(separator: "\n")) + "</failure>\n    </testcase>\n"
        }
        for (file, fault) in fileFaults {
            text += "    <testcase classname=\"\(Self.xml(file))\" name=\"\(Self.xml(file))\">\n"
            text += "      <error message=\"\(Self.xml(fault))\"/>\n    </testcase>\n"
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
