/// One decision of the resolver, for requests with `options.explain`.
package struct Decision: Sendable, Hashable {
    package var rule: Rule
    /// The value before the rule was applied; empty if there was none.
    package var before: String
    /// The value after it.
    package var after: String
    package var reason: Reason
    package var field: FieldPath

    /// The rule that decided.
    package enum Rule: Sendable, Hashable {
        case rule(TraceRule)
        /// An adaptation, which counts as a rule of its own.
        case adaptation(AdaptationReason)

        package var name: String {
            switch self {
            case .rule(let rule): rule.rawValue
            case .adaptation(let reason): reason.rawValue
            }
        }
    }

    /// Why the rule decided as it did.
    package enum Reason: Sendable, Hashable {
        case because(TraceReason)
        case adaptation(AdaptationReason)
        /// The name of the value that decided: a style, an era, a keyboard policy.
        case value(String)

        package var name: String {
            switch self {
            case .because(let reason): reason.rawValue
            case .adaptation(let reason): reason.rawValue
            case .value(let name): name
            }
        }
    }
}
