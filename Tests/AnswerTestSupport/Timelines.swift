package import ServiceTestSupport

/// The timeline between two rests, each given as `"device":…,"dialog":…`.
package func change(_ from: String, _ to: String, options: String = "{}") throws -> JSON {
    try answer(#"{"from":{\#(from)},"to":{\#(to)},"options":\#(options)}"#, at: "/v1/specs/transitions")
}

extension JSON {
    /// The names of a timeline's parts, without the moments behind them.
    package var parts: [JSON] { elements.filter { $0["start"] != .missing }.map { $0["label"] } }

    /// This value with every member of that name left out.
    package func without(_ name: String) -> JSON {
        switch self {
        case .object(let members):
            .object(members.filter { $0.key != name }.mapValues { $0.without(name) })
        case .array(let elements): .array(elements.map { $0.without(name) })
        default: self
        }
    }
}
