/// A figure, and whether anybody vouches for it. An unknown figure never becomes a silent zero.
package enum Figure<Value: Hashable & Sendable>: Hashable, Sendable {
    /// A source, or the caller, gives it.
    case known(Value)
    /// No source gives it; the sentence says by which rule it was made up.
    case assumed(Value, because: String)

    /// The figure itself.
    package var value: Value {
        switch self {
        case .known(let value), .assumed(let value, _): value
        }
    }

    /// The rule behind an assumed figure; nil for a known one.
    package var assumption: String? {
        switch self {
        case .known: nil
        case .assumed(_, let reason): reason
        }
    }

    /// Whether the figure was made up by a rule.
    package var isAssumed: Bool { assumption != nil }
}
