import JSONText

/// The id that a client gave to a request, a string or a number, as the bytes of its JSON.
struct RequestID: Hashable, Sendable {
    let json: String

    /// `nil` if the value is neither a string nor a whole number that a double can represent exactly, because then it
    /// could not be returned unchanged.
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
