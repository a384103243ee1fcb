import JSONText

/// The id that a client gave a request, a string or a number, in the bytes of its JSON.
struct RequestID: Hashable, Sendable {
    let json: String

    /// `nil` for a value that is neither a string nor a whole number that a double holds exactly: it could not be
    /// returned as it came.
    init?(_ node: JSONNode) {
        switch node.kind {
        case .string: break
        case .number:
            guard let value = node.doubleValue, value == value.rounded(), value.magnitude < 9_007_199_254_740_992 else {
                return nil
            }
        default: return nil
        }
        json = node.jsonText
    }
}
