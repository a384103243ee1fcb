/// A value of the request that the layout replaced by another one, and why; `from` and `to` differ.
package struct Adaptation: Sendable, Hashable {
    package var from: String
    package var to: String
    package var reason: AdaptationReason
    package var field: FieldPath
}

/// A figure without a source, and the value that is assumed for it.
package struct Assumption: Sendable, Hashable {
    package var figure: String
    package var value: String
    package var because: String
    package var field: FieldPath
}
