import Geometry
import Testing

@Suite struct `Paths judged by another library` {
    @Test(arguments: PathVerdict.all)
    func `have the same bounds`(verdict: PathVerdict) throws {
        let bounds = try VectorPath(svg: verdict.path).bounds
        let judged = Rect(
            minX: verdict.bounds[0], minY: verdict.bounds[1], maxX: verdict.bounds[2], maxY: verdict.bounds[3])
        #expect(gap(bounds, judged) < 1e-6, "\(verdict.path)")
    }

    @Test(arguments: PathVerdict.all)
    func `hold the same points`(verdict: PathVerdict) throws {
        let path = try VectorPath(svg: verdict.path)
        let filled = FilledPath(path)
        for (probes, isInside) in [(verdict.inside, true), (verdict.outside, false)] {
            for index in stride(from: 0, to: probes.count, by: 2) {
                let probe = Point(x: probes[index], y: probes[index + 1])
                #expect(path.contains(probe) == isInside, "\(verdict.path) at \(probe)")
                #expect(filled.contains(probe) == isInside, "\(verdict.path) at \(probe)")
            }
        }
    }
}
