import Dialogs
import Guidelines
import JSONText
import Wire

extension Report {
    /// The entries as an array of objects.
    var json: String {
        var json = JSONWriter()
        json.beginArray()
        for entry in entries {
            json.beginObject()
            json.member("file", entry.file)
            json.member("line", entry.position.line)
            json.member("column", entry.position.column)
            json.member("pointer", entry.pointer)
            json.member("severity", entry.finding.severity.rawValue)
            json.member("rule", entry.finding.rule)
            json.member("message", entry.finding.message)
            json.member("fix", entry.finding.fix)
            json.member("guideline", entry.finding.guideline)
            if !entry.finding.changes.isEmpty {
                json.member("changes", entry.finding.changes, below: entry.request)
            }
            if !entry.devices.isEmpty { json.member("devices", entry.devices) }
            json.endObject()
        }
        json.endArray()
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }
}
