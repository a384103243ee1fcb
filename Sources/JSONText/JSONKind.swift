/// The kinds of JSON value, and `text`: a leaf given in a URL, whose type is whatever its reader asks for.
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
