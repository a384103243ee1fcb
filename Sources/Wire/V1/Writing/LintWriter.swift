package import Guidelines
package import JSONText

/// Writes findings as the body of `POST /v1/lint`.
package enum LintWriter {
    /// - Parameters:
    ///   - findings: The findings of each request, in order.
    ///   - set: The findings about all requests together.
    ///   - pointers: The JSON pointer of each request in the body.
    package static func write(
        _ findings: [[Finding]], ofSet set: [SetFinding], pointers: [String], to json: inout JSONWriter
    ) {
        json.beginObject()
        json.beginArray("results")
        for (findings, pointer) in zip(findings, pointers) where !json.isFull {
            json.beginObject()
            json.array("diagnostics", findings) { $0.write($1, below: pointer) }
            json.endObject()
        }
        json.endArray()
        json.beginArray("diagnostics")
        for found in set where !json.isFull { json.write(found.finding, below: pointers[found.index]) }
        json.endArray()
        json.endObject()
    }
}
