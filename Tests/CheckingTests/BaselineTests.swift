import Dialogs
import Guidelines
import TestSupport
import Testing

@testable import Checking
@testable import Reports

private func entry(_ file: String, _ rule: String, _ pointer: String, on devices: [String] = []) -> ReportEntry {
    let finding = Finding(rule: rule, severity: .error, message: "M.", field: [], guideline: "G.", fix: "")
    return ReportEntry(file: file, pointer: pointer, finding: finding, devices: devices)
}

private func known(_ file: String, _ rule: String, _ pointer: String, on device: String? = nil) -> Baseline.Known {
    Baseline.Known(file: file, rule: rule, pointer: pointer, device: device)
}

private func report(_ entries: ReportEntry...) -> Report {
    var report = Report(.lint, version: "1")
    for file in Set(entries.map(\.file)).sorted() {
        report.add(ReportCase(file: file, entries: entries.filter { $0.file == file }))
    }
    return report
}

@Suite struct `A baseline and a report` {
    @Test(arguments: [UInt64(1), 2, 3])
    func `a baseline is read from its own text as it was`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let scalars = Array("ab/~0\"\\\n\u{1}é🎈{}[]:,".unicodeScalars)
        func text() -> String {
            String(
                String.UnicodeScalarView(
                    (0..<Int.random(in: 1..<9, using: &generator)).map { _ in
                        scalars[Int.random(in: scalars.indices, using: &generator)]
                    }))
        }
        let baseline = Baseline((0..<40).map { known(text(), text(), text(), on: $0 % 2 == 0 ? text() : nil) })
        let read = try Baseline(reading: Array(baseline.text.utf8))
        #expect(read.findings == baseline.findings, "seed \(seed)")
        #expect(read.text == baseline.text, "seed \(seed)")
        #expect(baseline.text.split(separator: "\n").count == baseline.findings.count + 4, "seed \(seed)")
    }

    @Test func `a baseline of no findings is read, too`() throws {
        #expect(try Baseline(reading: Array(Baseline().text.utf8)).findings.isEmpty)
    }

    @Test func `what is known is left out and counted, and what is gone is told`() {
        var report = report(entry("a", "r", "/x"), entry("a", "s", "/x"), entry("b", "r", "/x"))
        let baseline = Baseline([known("a", "r", "/x"), known("a", "t", "/x"), known("c", "r", "/x")])
        let gone = report.leaveOut(baseline) { $0 }
        #expect(report.entries.map { [$0.file, $0.finding.rule] } == [["a", "s"], ["b", "r"]])
        #expect(report.known == 1)
        // Nobody has looked at c.
        #expect(gone == [known("a", "t", "/x")])
    }

    /// One finding on two devices, of which one is known.
    @Test func `a finding stays on the devices on which it is not known`() {
        var report = report(entry("a", "r", "/x", on: ["phone", "pad"]))
        let baseline = Baseline([
            known("a", "r", "/x", on: "pad"), known("a", "q", "/x", on: "pad"), known("a", "q", "", on: "tv"),
        ])
        let gone = report.leaveOut(baseline, on: ["phone", "pad"]) { $0 }
        #expect(report.entries.map(\.devices) == [["phone"]] && report.known == 0)
        // On a television it may be there still.
        #expect(gone == [known("a", "q", "/x", on: "pad")])
    }

    @Test func `a file that could not be read has lost no finding`() {
        var report = report()
        report.add(fault: "unreadable", in: "a")
        #expect(report.leaveOut(Baseline([known("a", "r", "/x")])) { $0 }.isEmpty)
        #expect(report.hasFaults)
    }

    @Test func `a baseline has the findings of the report that it was made of, by their files' names there`() {
        var report = report(entry("d/a", "r", "/x", on: ["phone", "pad"]), entry("d/b", "s", ""))
        let baseline = Baseline(report.known { "../" + $0 })
        #expect(baseline.findings.count == 3)
        #expect(report.leaveOut(baseline) { "../" + $0 }.isEmpty)
        #expect(report.entries.isEmpty && report.known == 2)
    }

    @Test(arguments: [
        (#"{"findings":[{"file":"a","rul":"b"}]}"#, "/findings/0/rul: "), ("{}", "/findings"), ("[]", "an object"),
        (#"{"findings":[{"file":"a","rule":"b"}]}"#, "/findings/0/pointer"), ("{'a'}", "line 1, column 2"),
    ])
    func `a file that is no baseline is refused by the pointer of its fault`(text: String, hint: String) {
        let faults = #expect(throws: ProjectFaults.self) { try Baseline(reading: Array(text.utf8)) }
        #expect(faults?.lines.contains { $0.contains(hint) } == true, "\(faults?.lines ?? [])")
    }
}
