/// A figure, with the information whether a source gives it. So an unknown figure never silently becomes zero.
package enum Figure<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The figure is given by a source or by the request.
    case known(Value)
    /// No source gives the figure; the sentence names the rule by which it was chosen.
    case assumed(Value, because: String)

    /// The figure itself.
    package var value: Value {
        switch self {
        case .known(let value), .assumed(let value, _): value
        }
    }
}
