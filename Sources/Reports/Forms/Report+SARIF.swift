import Dialogs
import Guidelines
import JSONText

// OASIS, Static Analysis Results Interchange Format 2.1.0.
extension Report {
    var sarif: String {
        var seen: Set<String> = []
        let rules = entries.filter { seen.insert($0.finding.rule).inserted }.map { entry -> JSONValue in
            ["id": .string(entry.finding.rule), "shortDescription": ["text": .string(entry.finding.guideline)]]
        }
        let run: JSONValue = [
            "tool": ["driver": ["name": "scrim", "version": .string(version), "rules": .list(rules)]],
            // This distinguishes the report from those of other commands in code scanning.
            "automationDetails": ["id": .string("scrim/\(subject.rawValue)/")], "columnKind": "unicodeCodePoints",
            "results": .list(entries.map(Self.result)),
        ]
        let report: JSONValue = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
        ]
        return report.line
    }

    private static func result(_ entry: ReportEntry) -> JSONValue {
        let region: JSONValue = [
            "startLine": .integer(entry.position.line), "startColumn": .integer(entry.position.column),
            "endColumn": entry.position.end.map { .integer($0) },
        ]
        return [
            "ruleId": .string(entry.finding.rule),
            // SARIF's levels have the same names as our severities.
            "level": .string(entry.finding.severity.rawValue), "message": ["text": .string(entry.text)],
            "locations": [
                [
                    "physicalLocation": ["artifactLocation": ["uri": reference(entry.file)], "region": region],
                    "logicalLocations": [["fullyQualifiedName": .string(entry.pointer)]],
                ]
            ],
            "fixes": entry.edits.isEmpty ? nil : [fix(of: entry)],
        ]
    }

    /// The edits that fix the entry. Tools offer them next to its place.
    private static func fix(of entry: ReportEntry) -> JSONValue {
        let replacements = entry.edits.map { edit -> JSONValue in
            [
                "deletedRegion": [
                    "startLine": .integer(edit.start.line), "startColumn": .integer(edit.start.column),
                    "endLine": .integer(edit.end.line), "endColumn": .integer(edit.end.column),
                ],
                "insertedContent": edit.text.isEmpty ? nil : ["text": .string(edit.text)],
            ]
        }
        return [
            "description": ["text": .string(entry.finding.fix)],
            "artifactChanges": [
                ["artifactLocation": ["uri": reference(entry.file)], "replacements": .list(replacements)]
            ],
        ]
    }

    /// A path as a URI reference (RFC 3986).
    private static func reference(_ path: String) -> JSONValue {
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
        return .string(reference)
    }
}
