import Dialogs
import Foundation
import FoundationXML
import Guidelines
import TestSupport
import Testing

@testable import Reports

/// Characters with a meaning in one of the forms, or in none.
private let alphabet = Array("ab 1&<>\"'|`*_[]#:,%/-~@\\\n\t\u{1}\u{7F}é中🎈".unicodeScalars)

private struct Texts {
    private(set) var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func next() -> String {
        var text = String.UnicodeScalarView("x".unicodeScalars)
        for _ in 0..<Int.random(in: 0..<20, using: &generator) {
            text.append(alphabet[Int.random(in: alphabet.indices, using: &generator)])
        }
        return String(text)
    }
}

private func finding(_ severity: FindingSeverity, _ message: String = "M.", rule: String = "r", fix: String = "")
    -> Finding
{
    Finding(rule: rule, severity: severity, message: message, field: [], guideline: "G.", fix: fix)
}

@Suite struct `A report of any texts` {
    /// Four files: one without entries, one with a warning, one with an error and a note, and one that cannot be read.
    private func report(_ texts: inout Texts) -> Report {
        var report = Report(.lint, version: "1")
        report.add(ReportCase(file: "a" + texts.next()))
        for severities in [[FindingSeverity.warning], [.error, .note]] {
            let file = "\(severities.count)" + texts.next()
            let entries = severities.map { severity in
                ReportEntry(
                    file: file, pointer: "/" + texts.next(),
                    finding: finding(severity, texts.next(), rule: texts.next(), fix: texts.next()))
            }
            report.add(ReportCase(file: file, entries: entries))
        }
        report.add(fault: texts.next(), in: "z" + texts.next())
        return report
    }

    private func expect(_ seed: UInt64, _ check: (Report) throws -> Void) throws {
        var texts = Texts(seed: seed)
        for _ in 0..<50 { try check(report(&texts)) }
    }

    /// What XML cannot have is U+FFFD.
    private func inXML(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{1}" ? "\u{FFFD}" : $0 }))
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func `a report of any texts is a document of JUnit that an XML parser reads back`(seed: UInt64) throws {
        try expect(seed) { report in
            let root = try #require(try XMLDocument(xmlString: report.written(as: .junit)).rootElement())
            let suite = try #require(root.elements(forName: "testsuite").first)
            for element in [root, suite] {
                let counts = ["tests", "failures", "errors"].map { element.attribute(forName: $0)?.stringValue }
                #expect(counts == ["4", "1", "1"], "seed \(seed)")
            }
            let cases = suite.elements(forName: "testcase")
            #expect(cases.map { $0.attribute(forName: "name")?.stringValue } == report.cases.map { inXML($0.file) })
            #expect(
                cases.map { $0.children?.first { $0.kind == .element }?.name } == [
                    nil, "system-out", "failure", "error",
                ])
            for (element, one) in zip(cases, report.cases) where one.entries.count == 2 {
                let text = try #require(element.elements(forName: "failure").first?.stringValue)
                for entry in one.entries { #expect(text.contains(inXML(entry.finding.message)), "seed \(seed)") }
            }
        }
    }

    /// TAP 14: a plan, then a line for each test; a number sign that is not escaped would begin a directive.
    @Test(arguments: [UInt64(4), 5])
    func `a report of any texts has in TAP a line for each file, and no directive`(seed: UInt64) throws {
        try expect(seed) { report in
            let lines = report.written(as: .tap).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.prefix(2) == ["TAP version 14", "1..4"])
            let tests = lines.dropFirst(2).filter { !$0.hasPrefix("  ") && !$0.isEmpty }
            #expect(tests.count == 4, "seed \(seed)")
            for (test, start) in zip(tests, ["ok 1 - ", "ok 2 - ", "not ok 3 - ", "not ok 4 - "]) {
                #expect(test.hasPrefix(start), "seed \(seed): \(test)")
                #expect(
                    !test.replacing("\\\\", with: "").replacing("\\#", with: "").contains("#"), "seed \(seed): \(test)")
            }
        }
    }

    /// YAML has JSON in it, of which half a value is none.
    @Test func `a report in TAP has a value that is cut as a text`() throws {
        let long = "[" + (1...100).map { "{\"a\":\($0)}" }.joined(separator: ",") + "]"
        var entry = ReportEntry(file: "a.json", finding: finding(.error))
        entry.kind = .difference(ReportEntry.Difference(pointer: "/layers", expected: "[1]", found: long))
        var report = Report(.check, version: "1")
        report.add(ReportCase(file: "a.json", entries: [entry]))
        let lines = report.written(as: .tap).split(separator: "\n").map { $0.drop { $0 == " " } }
        let got = try #require(lines.first { $0.hasPrefix("got: ") }).dropFirst(5)
        let value = try JSONSerialization.jsonObject(with: Data(got.utf8), options: .fragmentsAllowed)
        #expect((value as? String)?.hasPrefix(#"[{"a":1}"#) == true)
        #expect(lines.contains("expected: [1]"))
    }

    /// The runner of GitHub Actions: a command ends with its line; `%25`, `%0D` and `%0A` stand for characters in its
    /// data, `%3A` and `%2C` also in its properties.
    @Test(arguments: [UInt64(6), 7])
    func `a report of any texts has in GitHub's form a command for each entry, read back as it was`(seed: UInt64) throws
    {
        func plain(_ text: some StringProtocol) -> String {
            String(text).replacing("%0A", with: "\n").replacing("%0D", with: "\r").replacing("%3A", with: ":")
                .replacing("%2C", with: ",").replacing("%25", with: "%")
        }
        try expect(seed) { report in
            let lines = report.written(as: .github).split(separator: "\n")
            #expect(lines.count == report.entries.count, "seed \(seed)")
            for (line, entry) in zip(lines, report.entries) {
                let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1)
                let head = try #require(parts.first?.split(separator: " ", maxSplits: 1))
                #expect(
                    head[0] == ["error": "error", "warning": "warning", "note": "notice"][
                        entry.finding.severity.rawValue]!)
                let properties = head[1].split(separator: ",").map { $0.split(separator: "=", maxSplits: 1).map(plain) }
                #expect(properties.first { $0[0] == "file" }?[1] == entry.file, "seed \(seed): \(line)")
                #expect(properties.first { $0[0] == "title" }?[1] == entry.finding.rule, "seed \(seed): \(line)")
                #expect(
                    plain(parts[1]).hasSuffix(
                        entry.finding.message + (entry.finding.fix.isEmpty ? "" : " " + entry.finding.fix)))
            }
        }
    }

    /// GitHub's tables: cells between pipes, and no row of two lines.
    @Test(arguments: [UInt64(8), 9])
    func `a report of any texts has in Markdown a table of three columns`(seed: UInt64) throws {
        try expect(seed) { report in
            let rows = report.written(as: .markdown).split(separator: "\n").filter { $0.hasPrefix("|") }
            #expect(rows.count == report.entries.count + 2, "seed \(seed)")
            for row in rows { #expect(row.count { $0 == "|" } == 4 && !row.contains("<a"), "seed \(seed): \(row)") }
        }
    }

    @Test(arguments: [UInt64(10), 11])
    func `a report of any texts is JSON that another parser reads back`(seed: UInt64) throws {
        func read(_ report: Report, _ format: ReportFormat) throws -> Any {
            try JSONSerialization.jsonObject(with: Data(report.written(as: format).utf8))
        }
        try expect(seed) { report in
            let entries = try #require(try read(report, .json) as? [[String: Any]])
            #expect(entries.map { $0["message"] as? String } == report.entries.map(\.finding.message), "seed \(seed)")
            let quality = try #require(try read(report, .gitlab) as? [[String: Any]])
            #expect(Set(quality.map { $0["fingerprint"] as? String }).count == report.entries.count, "seed \(seed)")
            let runs = (try read(report, .sarif) as? [String: Any])?["runs"] as? [[String: Any]]
            let results = try #require(runs?.first?["results"] as? [[String: Any]])
            #expect(
                results.map { $0["level"] as? String } == report.entries.map(\.finding.severity.rawValue),
                "seed \(seed)")
        }
    }
}

@Suite struct `The severity from which a report fails` {
    /// The first of each list is the least that fails.
    @Test(arguments: [
        (FailureThreshold.error, [FindingSeverity.error]), (.warning, [.warning, .error]),
        (.note, [.note, .warning, .error]), (.never, []),
    ])
    func `fails a report by findings of at least that severity`(threshold: FailureThreshold, failing: [FindingSeverity])
    {
        for severity in [FindingSeverity.note, .warning, .error] {
            var report = Report(.lint, failOn: threshold.severity, version: "1")
            report.add(ReportCase(file: "a", entries: [ReportEntry(file: "a", finding: finding(severity))]))
            #expect(report.holds == !failing.contains(severity), "\(severity)")
            #expect(!report.hasFaults)
        }
    }

    @Test(arguments: FailureThreshold.allCases)
    func `fails a report with a file that cannot be read whatever it is`(threshold: FailureThreshold) {
        var report = Report(.lint, failOn: threshold.severity, version: "1")
        report.add(fault: "a: no such file", in: "a")
        #expect(!report.holds && report.hasFaults && report.faultLines == ["a: no such file"])
    }
}
