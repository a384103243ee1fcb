import Dialogs
import Guidelines
package import JSONText

// The answer to checks as JSON: `{results: [{name, holds, errors, differences, diagnostics}], summary: {count,
// failed}}`.
extension Report {
    /// Writes a result for each check, and a summary.
    package func writeAnswer(to json: inout JSONWriter) {
        json.beginObject()
        json.beginArray("results")
        for one in cases where !json.isFull { write(one, to: &json) }
        json.endArray()
        let failed = cases.count { !holds($0) }
        json.member("summary", ["count": .integer(cases.count), "failed": .integer(failed)])
        json.endObject()
    }

    private func write(_ one: ReportCase, to json: inout JSONWriter) {
        let (name, isHeld, entries) = (one.name ?? "", holds(one), one.entries)
        json.write([
            "name": .string(name), "holds": .bool(isHeld),
            "errors": .list(
                entries.filter { $0.kind == .objection || $0.kind == .fault }.map { entry in
                    [
                        "pointer": .string(entry.pointer), "code": .string(entry.finding.rule),
                        "message": .string(entry.finding.message),
                    ]
                }), "differences": .list(entries.compactMap(Self.difference)),
            "diagnostics": .list(entries.filter { $0.kind == .finding }.map(Self.finding)),
        ])
    }

    /// `nil` if the entry is none.
    private static func difference(_ entry: ReportEntry) -> JSONValue? {
        guard case .difference(let difference) = entry.kind else { return nil }
        return [
            "pointer": .string(difference.pointer), "at": .string(entry.pointer),
            "expected": .json(Array(difference.expected.utf8)),
            // Left out if there is no value, to distinguish that from null.
            "found": difference.found.map { .json(Array($0.utf8)) },
        ]
    }

    private static func finding(_ entry: ReportEntry) -> JSONValue {
        [
            "rule": .string(entry.finding.rule), "severity": .string(entry.finding.severity.rawValue),
            "message": .string(entry.finding.message), "pointer": .string(entry.pointer),
            "guideline": .string(entry.finding.guideline), "fix": .string(entry.finding.fix),
        ]
    }
}
