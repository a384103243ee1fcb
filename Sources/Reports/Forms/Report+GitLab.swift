import Dialogs
import Guidelines
import JSONText

// A report of code quality: the part of Code Climate's format that GitLab reads.
extension Report {
    var gitlab: String {
        var json = JSONWriter()
        var seen: [String: Int] = [:]
        json.beginArray()
        for entry in entries {
            // The line is left out, so that a finding keeps its identity if text is inserted before it.
            let identity = "\(entry.file)#\(entry.pointer)#\(entry.finding.rule)"
            let count = seen[identity, default: 0]
            seen[identity] = count + 1
            json.beginObject()
            json.member("description", entry.text)
            json.member("check_name", entry.finding.rule)
            json.member("fingerprint", count == 0 ? identity : "\(identity)#\(count)")
            json.member("severity", Self.quality(of: entry))
            json.beginObject("location")
            json.member("path", entry.file)
            json.beginObject("lines")
            json.member("begin", entry.position.line)
            json.endObject()
            json.endObject()
            json.endObject()
        }
        json.endArray()
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }

    private static func quality(of entry: ReportEntry) -> String {
        switch entry.finding.severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
