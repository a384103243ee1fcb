package import Geometry

/// Whether a screen, as the user sees it, is wider than high. The figures of a profile depend on this and not on the
/// name of the orientation: the screens of desktops and televisions are stored as wide, so their `portrait` is wider
/// than high.
package enum Aspect: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape

    /// The aspect of a screen of `size`. A square counts as portrait.
    package init(of size: Size) { self = size.isLandscape ? .landscape : .portrait }

    /// The aspect after a quarter turn.
    package var opposite: Aspect { self == .portrait ? .landscape : .portrait }
}

/// A figure for each aspect; `nil` if no source gives it.
package struct PerAspect<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The figure for a screen that is at least as high as wide.
    package var portrait: Value?
    /// The figure for a screen that is wider than high.
    package var landscape: Value?

    /// Figures that are not given are unknown.
    package init(portrait: Value? = nil, landscape: Value? = nil) {
        self.portrait = portrait
        self.landscape = landscape
    }

    /// The same figure for both aspects.
    package init(both value: Value) { self.init(portrait: value, landscape: value) }

    package subscript(aspect: Aspect) -> Value? {
        get { aspect == .portrait ? portrait : landscape }
        set {
            switch aspect {
            case .portrait: portrait = newValue
            case .landscape: landscape = newValue
            }
        }
    }

    /// Whether neither figure is known.
    package var isUnknown: Bool { portrait == nil && landscape == nil }
}
