import Geometry

/// Conversions of a track, so that tracks of several motions can be joined.
extension Track {
    /// A track of positions, reduced to one coordinate: `positionX` or `positionY`.
    public func coordinate(_ property: Property) -> Track {
        replacing(property) { value in
            guard case .point(let point) = value else { return value }
            return .scalar(property == .positionX ? point.x : point.y)
        }
    }

    /// A track of single numbers in which each number is repeated, to match tracks of that property with several
    /// numbers: pairs, or the radii of four corners; any other track unchanged.
    public var spread: Track {
        replacing(property) { if case .scalar(let number) = $0 { property.several(number) } else { $0 } }
    }

    private func replacing(_ property: Property, _ change: (AnimatedValue) -> AnimatedValue) -> Track {
        Track(
            layer: layer, property: property,
            keyframes: keyframes.map { Keyframe(time: $0.time, value: change($0.value), easing: $0.easing) })
    }
}

extension Property {
    /// One number for all corners, or for both axes, as several equal numbers.
    fileprivate func several(_ number: Double) -> AnimatedValue {
        base == .cornerRadius ? .corners(CornerRadii(all: number)) : .pair(x: number, y: number)
    }
}
