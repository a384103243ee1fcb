import JSONText

/// How the results of a batch are laid out.
enum BatchForm: String, CaseIterable, Sendable {
    /// One document: `{"results":[…],"summary":{…}}`.
    case json
    /// A result a line, and the summary in the last.
    case ndjson

    var mediaType: String {
        switch self {
        case .json: "application/json"
        case .ndjson: Self.lines
        }
    }

    static let lines = "application/x-ndjson"

    /// What stands before the first result.
    func open(_ json: inout JSONWriter) {
        guard self == .json else { return }
        json.beginObject()
        json.beginArray("results")
    }

    /// What parts a result from the one before, which was written elsewhere.
    func join(_ json: inout JSONWriter) {
        if self == .json { json.follow() }
    }

    /// What ends a result or the summary.
    func separate(_ json: inout JSONWriter) {
        if self == .ndjson { json.newline() }
    }

    /// What stands behind the last result.
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
