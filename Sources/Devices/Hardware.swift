package import Geometry

/// A crease or hinge across a folding screen.
package struct Fold: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case fold, hinge
    }

    /// The position of the crease in one aspect.
    package struct Crease: Hashable, Sendable {
        package enum Direction: String, Hashable, Sendable, CaseIterable {
            case horizontal, vertical
        }

        /// The direction in which the crease runs.
        package var direction: Direction
        /// The rectangle that the system reports for it, in points. Its area is zero if the crease has no width.
        package var frame: Rect
        /// The coordinate of the crease's centre line, perpendicular to its direction, in points.
        package var center: Double
    }

    package var kind: Kind
    /// Whether the crease separates the two sides even if the device lies flat, as a physical hinge does.
    package var isSeparating: Bool
    /// The width that the system reports while the device lies flat, in points; `nil` if it is the same.
    package var flatWidth: Double?
    package var creases: PerAspect<Crease>
    package var note: String?

    /// The crease as a region that divides the screen. It is active only if the crease always separates; `nil` for an
    /// aspect in which the crease is unknown.
    package var regions: PerAspect<[ReservedRegion]> {
        func regions(_ crease: Crease) -> [ReservedRegion] {
            [ReservedRegion(kind: .division, frame: crease.frame, isActive: isSeparating)]
        }
        return PerAspect(portrait: creases.portrait.map(regions), landscape: creases.landscape.map(regions))
    }
}

/// A hole, notch or island in a screen.
package struct Cutout: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case notch, island, hole
    }

    package var kind: Kind
    /// Its frame, in points, in natural portrait.
    package var frame: Rect

    package init(kind: Kind, frame: Rect) {
        self.kind = kind
        self.frame = frame
    }
}

/// The posture of a folding device.
package enum Posture: String, Hashable, Sendable, CaseIterable {
    case folded, unfolded
}
