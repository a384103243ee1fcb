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
        json.beginObject("summary")
        json.member("count", cases.count)
        json.member("failed", cases.count { !holds($0) })
        json.endObject()
        json.endObject()
    }

    private func write(_ one: ReportCase, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", one.name ?? "")
        json.member("holds", holds(one))
        json.beginArray("errors")
        for entry in one.entries where entry.kind == .objection || entry.kind == .fault {
            json.beginObject()
            json.member("pointer", entry.pointer)
            json.member("code", entry.finding.rule)
            json.member("message", entry.finding.message)
            json.endObject()
        }
        json.endArray()
        json.beginArray("differences")
        for entry in one.entries {
            guard case .difference(let difference) = entry.kind else { continue }
            Self.write(difference, at: entry.pointer, to: &json)
        }
        json.endArray()
        json.beginArray("diagnostics")
        for entry in one.entries where entry.kind == .finding { Self.write(finding: entry, to: &json) }
        json.endArray()
        json.endObject()
    }

    private static func write(_ difference: ReportEntry.Difference, at pointer: String, to json: inout JSONWriter) {
        json.beginObject()
        json.member("pointer", difference.pointer)
        json.member("at", pointer)
        json.key("expected")
        json.again(Array(difference.expected.utf8))
        // Left out if there is no value, to distinguish that from null.
        if let found = difference.found {
            json.key("found")
            json.again(Array(found.utf8))
        }
        json.endObject()
    }

    private static func write(finding entry: ReportEntry, to json: inout JSONWriter) {
        json.beginObject()
        json.member("rule", entry.finding.rule)
        json.member("severity", entry.finding.severity.rawValue)
        json.member("message", entry.finding.message)
        json.member("pointer", entry.pointer)
        json.member("guideline", entry.finding.guideline)
        json.member("fix", entry.finding.fix)
        json.endObject()
    }
}
