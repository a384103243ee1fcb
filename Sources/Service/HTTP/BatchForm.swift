import JSONText

/// The form in which the results of a batch are written.
enum BatchForm: String, CaseIterable, Sendable {
    /// One document: `{"results":[…],"summary":{…}}`.
    case json
    /// One result on each line, and the summary on the last.
    case ndjson

    var mediaType: String {
        switch self {
        case .json: "application/json"
        case .ndjson: Self.lines
        }
    }

    static let lines = "application/x-ndjson"

    /// Writes what precedes the first result.
    func open(_ json: inout JSONWriter) {
        guard self == .json else { return }
        json.beginObject()
        json.beginArray("results")
    }

    /// Writes the separator after the previous result, which another writer wrote.
    func join(_ json: inout JSONWriter) { if self == .json { json.follow() } }

    /// Writes the end of a result or of the summary.
    func separate(_ json: inout JSONWriter) { if self == .ndjson { json.newline() } }

    /// Writes what follows the last result.
    ///
    /// - Parameter summary: Writes the members of the summary.
    func close(_ json: inout JSONWriter, summary: (inout JSONWriter) -> Void) {
        switch self {
        case .json: json.endArray()
        case .ndjson: json.beginObject()
        }
        json.beginObject("summary")
        summary(&json)
        json.endObject()
        json.endObject()
        separate(&json)
    }
}
