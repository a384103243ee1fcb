import Geometry
import Testing

@Suite struct `Hostile paths` {
    static let numbers: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        -.leastNonzeroMagnitude, 0, -0.0, 1, -1, 1e-200, 1e200, 1e12, 1e-9, 90, 1e300,
    ]

    @Test(arguments: UInt64(0)..<2000)
    func `Hostile paths of any numbers at all are measured in finite ones`(seed: UInt64) {
        var grown = Grown(seed: seed)
        func number() -> Double { Self.numbers[grown.index(below: Self.numbers.count)] }
        func point() -> Point { Point(x: number(), y: number()) }
        var elements: [VectorPath.Element] = []
        for _ in 0..<6 {
            switch grown.index(below: 6) {
            case 0: elements.append(.move(point()))
            case 1: elements.append(.line(point()))
            case 2: elements.append(.quadratic(control: point(), end: point()))
            case 3: elements.append(.cubic(control1: point(), control2: point(), end: point()))
            case 4:
                elements.append(
                    .arc(
                        radii: Size(width: number(), height: number()), rotation: number(), isLarge: grown.flag(),
                        isClockwise: grown.flag(), end: point()))
            default: elements.append(.close)
            }
        }
        let path = VectorPath(elements: elements)
        let surface = Size(width: number(), height: number())
        for turn in QuarterTurn.allCases {
            let turned = path.rotated(by: turn, on: surface)
            let bounds = turned.bounds
            #expect(isFinite(bounds), "seed \(seed)")
            #expect(bounds.width >= 0 && bounds.height >= 0)
            let filled = FilledPath(turned)
            for _ in 0..<10 {
                let point = point()
                #expect(filled.contains(point) == turned.contains(point), "seed \(seed), \(point)")
            }
            #expect(!turned.contains(Point(x: .nan, y: 0)))
            #expect(!turned.contains(Point(x: 0, y: -.infinity)))
        }
    }
}
