import Geometry
import Timeline

extension AnimatedValue {
    /// Its numbers; none for a text.
    var numbers: [Double] {
        switch self {
        case .scalar(let number): [number]
        case .point(let point): [point.x, point.y]
        case .size(let size): [size.width, size.height]
        case .pair(let x, let y): [x, y]
        case .text: []
        }
    }

    /// Whether both are of one kind and no number differs by more than `slack`; texts have to be the same.
    func isNear(_ other: AnimatedValue, within slack: Double) -> Bool {
        switch (self, other) {
        case (.scalar(let first), .scalar(let second)): abs(first - second) <= slack
        case (.text, _), (_, .text): self == other
        default:
            isSameKind(as: other) && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= slack }
        }
    }
}
