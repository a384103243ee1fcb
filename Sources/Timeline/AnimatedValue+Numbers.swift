import Geometry

extension AnimatedValue {
    /// Its numbers, in the order in which they are written; none for a text.
    package var numbers: [Double] {
        switch self {
        case .scalar(let number): [number]
        case .point(let point): [point.x, point.y]
        case .size(let size): [size.width, size.height]
        case .pair(let x, let y): [x, y]
        case .corners(let radii): radii.numbers
        case .text: []
        }
    }

    /// Whether both are of one kind and no number differs by more than `slack`; texts have to be the same. One radius
    /// is that of all four corners.
    package func isNear(_ other: AnimatedValue, within slack: Double) -> Bool {
        switch (self, other) {
        case (.scalar(let first), .scalar(let second)): abs(first - second) <= slack
        case (.scalar(let radius), .corners(let radii)), (.corners(let radii), .scalar(let radius)):
            radii.numbers.allSatisfy { abs($0 - radius) <= slack }
        case (.text, _), (_, .text): self == other
        default:
            isSameKind(as: other) && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= slack }
        }
    }

    /// One number as as many alike as `other` has: for both axes, or for all four corners; any other value as it is.
    package func spread(as other: AnimatedValue) -> AnimatedValue {
        guard case .scalar(let number) = self else { return self }
        return switch other {
        case .pair: .pair(x: number, y: number)
        case .corners: .corners(CornerRadii(all: number))
        case .scalar, .point, .size, .text: self
        }
    }

    /// Four corners that are alike as the one number that they are; any other value as it is.
    var gathered: AnimatedValue {
        if case .corners(let radii) = self, radii.areAlike { .scalar(radii.topLeft) } else { self }
    }
}

extension PropertyState {
    /// This state and where it goes to, in the same terms.
    ///
    /// Corners are told one by one where they differ at either end, or are about to, and as one number else. Where one
    /// end is a number and the other a pair, both are pairs.
    package func matched(with end: AnimatedValue) -> (start: PropertyState, end: AnimatedValue) {
        func state(_ value: AnimatedValue, _ velocity: AnimatedValue?) -> PropertyState {
            PropertyState(layer: layer, property: property, value: value, velocity: velocity)
        }
        switch (value, end) {
        case (.corners, _), (_, .corners):
            let (one, other, speed) = (value.gathered, end.gathered, velocity?.gathered)
            let areAlike = ![one, other, speed].contains { if case .corners = $0 { true } else { false } }
            guard !areAlike else { return (state(one, speed), other) }
            let four = AnimatedValue.corners(.zero)
            return (state(value.spread(as: four), velocity?.spread(as: four)), end.spread(as: four))
        case (.pair, .scalar), (.scalar, .pair):
            return (state(value.spread(as: end), velocity?.spread(as: end)), end.spread(as: value))
        default: return (self, end)
        }
    }
}
