import Geometry
import TestSupport

/// The greatest difference between two edges of the rectangles.
func gap(_ a: Rect, _ b: Rect) -> Double {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].map(abs).max() ?? 0
}

/// The greatest difference between two coordinates of the points.
func gap(_ a: Point, _ b: Point) -> Double { max(abs(a.x - b.x), abs(a.y - b.y)) }

/// Whether every edge is a finite number.
func isFinite(_ rect: Rect) -> Bool {
    rect.minX.isFinite && rect.minY.isFinite && rect.maxX.isFinite && rect.maxY.isFinite
}

/// A seed and what it grows: shown by a failing test, so that it can be replayed.
struct Grown {
    let seed: UInt64
    private var generator: SeededGenerator

    init(seed: UInt64) {
        self.seed = seed
        generator = SeededGenerator(seed: seed)
    }

    mutating func number(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }

    /// A whole number of quarters, which sums and differences keep exact.
    mutating func quarters(in range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &generator)) / 4
    }

    mutating func flag() -> Bool { Bool.random(using: &generator) }

    mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    mutating func point(in rect: Rect) -> Point {
        Point(x: number(in: rect.minX...rect.maxX), y: number(in: rect.minY...rect.maxY))
    }

    /// A rectangle whose edges lie on quarters of a point.
    mutating func rect(in range: ClosedRange<Int> = -40...40, sides: ClosedRange<Int> = 0...60) -> Rect {
        Rect(
            x: quarters(in: range), y: quarters(in: range), width: quarters(in: sides), height: quarters(in: sides))
    }

    /// An open or closed path of every kind of element, its points in `rect`.
    mutating func path(in rect: Rect) -> VectorPath {
        var elements: [VectorPath.Element] = [.move(point(in: rect))]
        for _ in 0..<(2 + index(below: 6)) {
            switch index(below: 7) {
            case 0: elements.append(.line(point(in: rect)))
            case 1: elements.append(.quadratic(control: point(in: rect), end: point(in: rect)))
            case 2:
                elements.append(.cubic(control1: point(in: rect), control2: point(in: rect), end: point(in: rect)))
            case 3: elements += [.close, .move(point(in: rect))]
            case 4: elements.append(.close)
            default:
                let radii = Size(width: number(in: 0...rect.width), height: number(in: 0...rect.height))
                elements.append(
                    .arc(
                        radii: radii, rotation: number(in: -400...400), isLarge: flag(), isClockwise: flag(),
                        end: point(in: rect)))
            }
        }
        return VectorPath(elements: elements)
    }
}
