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
        case .ndjson: "application/x-ndjson"
        }
    }

    static let lines = "application/x-ndjson"

    /// What stands before the first result.
    var opening: [UInt8] {
        switch self {
        case .json: Array("{\"results\":[".utf8)
        case .ndjson: []
        }
    }

    /// A result as it follows `earlier` others.
    func append(_ result: [UInt8], after earlier: Int, to bytes: inout [UInt8]) {
        if self == .json, earlier > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += result
        if self == .ndjson { bytes.append(UInt8(ascii: "\n")) }
    }

    /// What stands behind the last result.
    func closing(count: Int, problems: Int) -> [UInt8] {
        let summary = "\"summary\":{\"count\":\(count),\"problems\":\(problems)}}"
        return switch self {
        case .json: Array(("]," + summary).utf8)
        case .ndjson: Array(("{" + summary + "\n").utf8)
        }
    }
}
