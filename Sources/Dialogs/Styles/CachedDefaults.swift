package import Boxes
import Devices

/// A style whose defaults depend only on the stage, and are mostly made once.
package protocol CachedStyle: PresentationStyle {
    /// The defaults, as `defaults(for:on:)` gives them.
    static func cached(on stage: Stage) -> Boxed<StyleDefaults>
}

extension CachedStyle {
    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults { Self.cached(on: stage).value }

    package func sharedDefaults(for request: DialogRequest, on stage: Stage) -> Boxed<StyleDefaults> {
        Self.cached(on: stage).fitted(to: stage)
    }
}

/// The conditions of a stage that a look depends on, as an option set.
protocol LookTraits: OptionSet, Sendable where RawValue == Int {
    /// The set of all traits.
    static var all: Self { get }
}

/// The release and the traits of a stage: the key of the defaults, for styles whose defaults depend on nothing else.
struct DefaultsKey<Release: PlatformRelease, Traits: LookTraits>: Sendable {
    let release: Release
    let traits: Traits

    /// Every key once, in the order of its index.
    static var all: [DefaultsKey] {
        Release.allCases.flatMap { release in
            (0...Traits.all.rawValue).map { DefaultsKey(release: release, traits: Traits(rawValue: $0)) }
        }
    }

    /// The index of this key among all of them.
    var index: Int { (Traits.all.rawValue + 1) * release.rawValue + traits.rawValue }
}

/// A style's defaults for each key, made once and then looked up by index.
struct CachedDefaults<Release: PlatformRelease, Traits: LookTraits>: Sendable {
    private let defaults: [Boxed<StyleDefaults>]

    init(_ make: (DefaultsKey<Release, Traits>) -> StyleDefaults) {
        defaults = DefaultsKey<Release, Traits>.all.map { Boxed(make($0)) }
    }

    subscript(look: DefaultsKey<Release, Traits>) -> Boxed<StyleDefaults> { defaults[look.index] }
}
