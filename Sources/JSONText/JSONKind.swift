/// The kinds of JSON values, and `text`: a simple value in a URL, whose type is decided by its reader.
@usableFromInline package enum JSONKind: UInt8, Hashable, Sendable, CaseIterable {
    case object = 1
    case array
    case string
    case number
    case bool
    case null
    case text

    /// The kind with its article, for sentences: "an object".
    package var phrase: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .bool: "true or false"
        case .null: "null"
        case .text: "a text"
        }
    }
}
