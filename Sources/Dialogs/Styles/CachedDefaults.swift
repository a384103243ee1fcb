package import Boxes
import Devices

/// A style whose defaults follow from the stage alone, and are mostly put together once.
package protocol CachedStyle: PresentationStyle {
    /// The defaults, as `defaults(for:on:)` has them.
    static func cached(on stage: Stage) -> Boxed<StyleDefaults>
}

extension CachedStyle {
    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults { Self.cached(on: stage).value }

    package func sharedDefaults(for request: DialogRequest, on stage: Stage) -> Boxed<StyleDefaults> {
        Self.cached(on: stage).fitted(to: stage)
    }
}

/// The yes-or-no questions about a stage that a look follows.
protocol LookTraits: OptionSet, Sendable where RawValue == Int {
    /// All of them answered with yes.
    static var all: Self { get }
}

/// What the defaults of a style follow, where they follow nothing else about a stage.
struct StyleLook<Release: PlatformRelease, Traits: LookTraits>: Sendable {
    let release: Release
    let traits: Traits

    /// Each look once, in the order of their indices.
    static var all: [StyleLook] {
        Release.allCases.flatMap { release in
            (0...Traits.all.rawValue).map { StyleLook(release: release, traits: Traits(rawValue: $0)) }
        }
    }

    /// Where this one stands among all of them.
    var index: Int { (Traits.all.rawValue + 1) * release.rawValue + traits.rawValue }
}

/// A style's defaults in each of its looks, put together once, for a rest to look up.
struct CachedDefaults<Release: PlatformRelease, Traits: LookTraits>: Sendable {
    private let defaults: [Boxed<StyleDefaults>]

    init(_ make: (StyleLook<Release, Traits>) -> StyleDefaults) {
        defaults = StyleLook<Release, Traits>.all.map { Boxed(make($0)) }
    }

    subscript(look: StyleLook<Release, Traits>) -> Boxed<StyleDefaults> { defaults[look.index] }
}
