/// One decision of the resolver, for people who ask why.
package struct Decision: Sendable, Hashable {
    package var rule: Rule
    /// What the rule started from; empty where it started from nothing.
    package var before: String
    /// The value after the decision.
    package var after: String
    package var reason: Reason
    package var field: FieldPath

    /// What was decided by.
    package enum Rule: Sendable, Hashable {
        case rule(TraceRule)
        /// An adaptation, a rule of its own.
        case adaptation(AdaptationReason)

        package var name: String {
            switch self {
            case .rule(let rule): rule.rawValue
            case .adaptation(let reason): reason.rawValue
            }
        }
    }

    /// Why it came out so.
    package enum Reason: Sendable, Hashable {
        case because(TraceReason)
        case adaptation(AdaptationReason)
        /// What the deciding value is called: a style, an era, a policy for keyboards.
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
