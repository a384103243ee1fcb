package import Devices

/// A style whose defaults follow from the stage alone, and mostly stand ready.
package protocol ReadyStyle: PresentationStyle {
    /// The defaults, as `defaults(for:on:)` has them.
    static func ready(on stage: Stage) -> Shared<StyleDefaults>
}

extension ReadyStyle {
    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults { Self.ready(on: stage).value }

    package func sharedDefaults(for request: DialogRequest, on stage: Stage) -> Shared<StyleDefaults> {
        Self.ready(on: stage).fitted(to: stage)
    }
}

/// The few things about a stage that the defaults of a style follow, where they follow nothing else.
protocol StyleLook: CaseIterable, Sendable {
    /// Where this one stands among all of them.
    var place: Int { get }
}

/// A style's defaults in each of its looks, put together once: a rest finds them ready.
struct ReadyDefaults<Look: StyleLook>: Sendable {
    private let defaults: [Shared<StyleDefaults>]

    init(_ make: (Look) -> StyleDefaults) {
        defaults = Look.allCases.map { look in
            var made = make(look)
            made.makeLegible()
            return Shared(made)
        }
    }

    subscript(look: Look) -> Shared<StyleDefaults> { defaults[look.place] }
}
