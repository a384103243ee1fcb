import Dialogs
import Guidelines
import JSONText

// OASIS, Static Analysis Results Interchange Format 2.1.0.
extension Report {
    var sarif: String {
        var json = JSONWriter()
        json.beginObject()
        json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        json.member("version", "2.1.0")
        json.beginArray("runs")
        json.beginObject()
        writeTool(to: &json)
        // This distinguishes the report from those of other commands in code scanning.
        json.beginObject("automationDetails")
        json.member("id", "scrim/\(subject.rawValue)/")
        json.endObject()
        json.member("columnKind", "unicodeCodePoints")
        json.array("results", entries) { Self.writeResult($1, to: &$0) }
        json.endObject()
        json.endArray()
        json.endObject()
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }

    private func writeTool(to json: inout JSONWriter) {
        json.beginObject("tool")
        json.beginObject("driver")
        json.member("name", "scrim")
        json.member("version", version)
        json.beginArray("rules")
        var seen: Set<String> = []
        for entry in entries where seen.insert(entry.finding.rule).inserted {
            json.beginObject()
            json.member("id", entry.finding.rule)
            json.beginObject("shortDescription")
            json.member("text", entry.finding.guideline)
            json.endObject()
            json.endObject()
        }
        json.endArray()
        json.endObject()
        json.endObject()
    }

    private static func writeResult(_ entry: ReportEntry, to json: inout JSONWriter) {
        json.beginObject()
        json.member("ruleId", entry.finding.rule)
        // SARIF's levels have the same names as our severities.
        json.member("level", entry.finding.severity.rawValue)
        json.beginObject("message")
        json.member("text", entry.text)
        json.endObject()
        json.beginArray("locations")
        json.beginObject()
        json.beginObject("physicalLocation")
        json.beginObject("artifactLocation")
        json.member("uri", reference(entry.file))
        json.endObject()
        json.beginObject("region")
        json.member("startLine", entry.position.line)
        json.member("startColumn", entry.position.column)
        if let end = entry.position.end { json.member("endColumn", end) }
        json.endObject()
        json.endObject()
        json.beginArray("logicalLocations")
        json.beginObject()
        json.member("fullyQualifiedName", entry.pointer)
        json.endObject()
        json.endArray()
        json.endObject()
        json.endArray()
        if !entry.edits.isEmpty { writeFix(of: entry, to: &json) }
        json.endObject()
    }

    /// Writes the edits that fix the entry. Tools offer them next to its place.
    private static func writeFix(of entry: ReportEntry, to json: inout JSONWriter) {
        json.beginArray("fixes")
        json.beginObject()
        json.beginObject("description")
        json.member("text", entry.finding.fix)
        json.endObject()
        json.beginArray("artifactChanges")
        json.beginObject()
        json.beginObject("artifactLocation")
        json.member("uri", reference(entry.file))
        json.endObject()
        json.array("replacements", entry.edits) { json, edit in
            json.beginObject()
            json.beginObject("deletedRegion")
            json.member("startLine", edit.start.line)
            json.member("startColumn", edit.start.column)
            json.member("endLine", edit.end.line)
            json.member("endColumn", edit.end.column)
            json.endObject()
            if !edit.text.isEmpty {
                json.beginObject("insertedContent")
                json.member("text", edit.text)
                json.endObject()
            }
            json.endObject()
        }
        json.endObject()
        json.endArray()
        json.endObject()
        json.endArray()
    }

    /// A path as a URI reference (RFC 3986).
    private static func reference(_ path: String) -> String {
        var reference = ""
        for byte in path.utf8 {
            let scalar = Unicode.Scalar(byte)
            if scalar.isASCII,
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "/-._~".unicodeScalars.contains(scalar)
            {
                reference.unicodeScalars.append(scalar)
            } else {
                reference += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return reference
    }
}
