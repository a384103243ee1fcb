import Geometry

extension AnimatedValue {
    /// The value's numbers, in the order in which they are written; none for a text.
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

    /// Whether both values are of one kind and no number differs by more than `slack`. Texts have to be equal. A single
    /// radius counts as the radius of all four corners.
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

    /// A single number repeated as often as `other` has numbers (for both axes, or for all four corners); any other
    /// value unchanged.
    package func spread(as other: AnimatedValue) -> AnimatedValue {
        guard case .scalar(let number) = self else { return self }
        return switch other {
        case .pair: .pair(x: number, y: number)
        case .corners: .corners(CornerRadii(all: number))
        case .scalar, .point, .size, .text: self
        }
    }

    /// If all four corners are equal, the single number that they share; any other value unchanged.
    var gathered: AnimatedValue {
        if case .corners(let radii) = self, radii.areAlike { .scalar(radii.topLeft) } else { self }
    }
}

extension PropertyState {
    /// This state and the end value of its motion, converted to values of the same kind.
    ///
    /// Corners become a single number if all four are equal at both ends and in their speeds; otherwise they become
    /// four radii. If one value is a number and the other a pair, both become pairs.
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
