import Geometry
import Testing

@Suite struct `A pixel grid` {
    static let scales: [Double] = [1, 1.5, 2, 2.625, 2.75, 3, 3.5]

    /// Scale, coordinate, and the boundary by hand.
    static let boundaries: [(Double, Double, Double)] = [
        (1, 0.5, 1), (1, -0.5, 0), (1, -1.5, -1), (1, 1.49, 1), (1, -0.51, -1), (2, 0.25, 0.5), (2, -0.25, 0),
        (2, 0.24, 0), (3, 1.2, 4.0 / 3), (3, -1.2, -4.0 / 3), (2.625, 8, 8), (2.625, 1, 3 / 2.625),
        (2.625, -1, -3 / 2.625), (2.625, 0.19, 0), (2.625, 0.2, 1 / 2.625),
    ]

    @Test(arguments: boundaries)
    func `takes the nearest boundary, the greater of two`(scale: Double, coordinate: Double, boundary: Double) {
        #expect(abs(PixelGrid(scale: scale).snap(coordinate) - boundary) <= 0x1p-33)
    }

    @Test(arguments: scales, UInt64(0)..<40)
    func `lets edges that met meet again, bit for bit`(scale: Double, seed: UInt64) {
        var grown = Grown(seed: seed)
        let grid = PixelGrid(scale: scale)
        for _ in 0..<50 {
            let rect = Rect(x: grown.number(in: -500...500), y: grown.number(in: -500...500), width: 37, height: 11)
            let next = Rect(x: rect.maxX, y: rect.maxY, width: grown.number(in: 0...400), height: 20)
            let (snapped, neighbour) = (grid.snap(rect), grid.snap(next))
            #expect(snapped.maxX == neighbour.minX)
            #expect(snapped.maxY == neighbour.minY)
        }
    }

    @Test func `takes an edge half way between pixels to one boundary, from whichever side it was computed`() {
        // The middle of a bar from 0.1 to 1.4 is 0.75, half way between two pixels at 2x: the boundaries 0.5 and 1.
        let middle = (fromLeft: 0.1 + 1.3 / 2, fromRight: 1.4 - 1.3 / 2)
        let grid = PixelGrid(scale: 2)
        #expect(grid.snap(middle.fromLeft.nextDown.nextDown) == 1)
        #expect(grid.snap(middle.fromLeft) == grid.snap(middle.fromRight))
        #expect(grid.snap(0.7499) == 0.5)
    }

    @Test(arguments: scales, UInt64(0)..<40)
    func `moves no edge by more than half a pixel, and none twice`(scale: Double, seed: UInt64) {
        var grown = Grown(seed: seed)
        let grid = PixelGrid(scale: scale)
        for _ in 0..<50 {
            let coordinate = grown.number(in: -500...500)
            let snapped = grid.snap(coordinate)
            #expect(abs(snapped - coordinate) <= 0.5 / scale + 2e-9)
            #expect(grid.snap(snapped) == snapped)
            #expect(abs((snapped * scale).rounded() - snapped * scale) < 1e-9)
        }
    }

    /// Those that a rectangle's edges are rounded within side by side, those beyond, and halves of the finest unit.
    @Test(arguments: scales + [0.5, 1.1, 1e9, 1e10], UInt64(0)..<40)
    func `takes each edge of a rectangle where it takes the coordinate, bit for bit`(scale: Double, seed: UInt64) {
        var grown = Grown(seed: seed)
        let grid = PixelGrid(scale: scale)
        for reach in [0x1p-33, 1, 500, 0x1p18, 0x1p20, 0x1p52, 1e300] {
            let rect = Rect(
                x: grown.number(in: -reach...reach), y: grown.number(in: -reach...reach),
                width: grown.number(in: 0...reach), height: grown.number(in: 0...reach))
            let alone = Rect(
                minX: grid.snap(rect.minX), minY: grid.snap(rect.minY), maxX: grid.snap(rect.maxX),
                maxY: grid.snap(rect.maxY))
            #expect(grid.snap(rect) == alone)
        }
    }

    @Test func `keeps the form of a shape on both sides of zero`() {
        let grid = PixelGrid(scale: 2)
        let shape = Rect(x: 0.25, y: 0.25, width: 1.5, height: 1.5)
        #expect(grid.snap(shape).offset(x: -10, y: -10) == grid.snap(shape.offset(x: -10, y: -10)))
    }

    @Test func `refuses a scale that is no scale`() async {
        await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: 0) }
        await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: .nan) }
    }

    @Test func `rounds a length up to whole pixels, and leaves whole ones`() {
        #expect(PixelGrid(scale: 2).roundUp(122.1875) == 122.5)
        #expect(PixelGrid(scale: 2).roundUp(122) == 122)
        #expect(PixelGrid(scale: 1).roundUp(0.1) == 1)
        #expect(PixelGrid(scale: 3).roundUp(10.0 / 3) == 10.0 / 3)
    }
}
