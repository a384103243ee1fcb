import Geometry
import Testing

@Suite struct `A turned path` {
    static let surface = Size(width: 60, height: 90)

    @Test(arguments: PathVerdict.all, QuarterTurn.allCases)
    func `has the turned bounds and holds the turned points`(verdict: PathVerdict, turn: QuarterTurn) throws {
        let path = try VectorPath(svg: verdict.path)
        let turned = path.rotated(by: turn, on: Self.surface)
        #expect(gap(turned.bounds, turn.rotate(path.bounds, on: Self.surface)) < 1e-5, "\(verdict.path)")
        for (probes, isInside) in [(verdict.inside, true), (verdict.outside, false)] {
            for index in stride(from: 0, to: probes.count, by: 2) {
                let probe = turn.rotate(Point(x: probes[index], y: probes[index + 1]), on: Self.surface)
                #expect(turned.contains(probe) == isInside, "\(verdict.path) at \(probe)")
            }
        }
    }

    @Test(arguments: UInt64(0)..<100, QuarterTurn.allCases)
    func `holds what the path held, whatever it is made of`(seed: UInt64, turn: QuarterTurn) {
        var grown = Grown(seed: seed)
        let space = Rect(x: -50, y: -50, width: 100, height: 100)
        let path = grown.path(in: space)
        let turned = path.rotated(by: turn, on: Self.surface)
        for _ in 0..<40 {
            let point = grown.point(in: space)
            #expect(path.contains(point) == turned.contains(turn.rotate(point, on: Self.surface)))
        }
    }

    @Test(arguments: QuarterTurn.allCases)
    func `turned back is itself`(turn: QuarterTurn) throws {
        let path = try VectorPath(svg: "M1 2L3 4Q5 6 7 8C9 10 11 12 13 14A20 15 30 0 1 17 19Z")
        let back = try #require(QuarterTurn(rawValue: (360 - turn.rawValue) % 360))
        let content = turn.swapsAxes ? Self.surface.transposed : Self.surface
        #expect(path.rotated(by: turn, on: Self.surface).rotated(by: back, on: content) == path)
    }

    @Test func `has a tilted ellipse where ninety more degrees of rotation put it`() throws {
        let ellipse = try VectorPath(svg: "M10 40A30 10 25 1 0 12 41")
        let swapped = ellipse.rotated(by: .right, on: Self.surface)
        // The same by the book: radii kept, 25 + 90 degrees; (10,40) goes to (60-40, 10), (12,41) to (60-41, 12).
        let rotated = try VectorPath(svg: "M20 10A30 10 115 1 0 19 12")
        #expect(gap(swapped.bounds, rotated.bounds) < 1e-9)
        #expect(swapped != rotated)
    }
}
