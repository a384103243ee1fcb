import Geometry
import Testing

@Suite struct `Corner radii` {
    @Test func `corner radii that fit stay as they are`() {
        let radii = CornerRadii(topLeft: 10, topRight: 20, bottomRight: 30, bottomLeft: 0)
        #expect(radii.fitted(to: Size(width: 30, height: 50)) == radii)
    }

    @Test func `corner radii that do not fit on one side all shrink alike`() {
        // Top: 30 + 10 on 20 wants half of each; the other sides want less.
        let radii = CornerRadii(topLeft: 30, topRight: 10, bottomRight: 8, bottomLeft: 4)
        #expect(
            radii.fitted(to: Size(width: 20, height: 100))
                == CornerRadii(topLeft: 15, topRight: 5, bottomRight: 4, bottomLeft: 2))
    }

    @Test func `on a pill become half its shorter side`() {
        #expect(CornerRadii(all: 999).fitted(to: Size(width: 100, height: 40)) == CornerRadii(all: 20))
    }

    @Test func `without end make a pill, and are never no number`() {
        let pill = CornerRadii(all: .infinity).fitted(to: Size(width: 100, height: 40))
        #expect(abs(pill.topLeft - 20) < 1e-12 && pill == CornerRadii(all: pill.topLeft))
        let odd = CornerRadii(topLeft: .nan, topRight: 4).fitted(to: Size(width: 100, height: 40))
        #expect(odd == CornerRadii(topRight: 4))
    }

    @Test func `have no room on a line`() {
        #expect(CornerRadii(all: 8).fitted(to: Size(width: 0, height: 40)) == .zero)
        #expect(CornerRadii.zero.fitted(to: .zero) == .zero)
    }

    @Test(arguments: UInt64(0)..<200)
    func `fitted never overlap, never grow and keep their proportions`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let radii = CornerRadii(
            topLeft: grown.number(in: 0...90), topRight: grown.number(in: 0...90),
            bottomRight: grown.number(in: 0...90), bottomLeft: grown.number(in: 0...90))
        let size = Size(width: grown.number(in: 0...200), height: grown.number(in: 0...200))
        let fitted = radii.fitted(to: size)
        #expect(max(fitted.topLeft + fitted.topRight, fitted.bottomLeft + fitted.bottomRight) <= size.width + 1e-9)
        #expect(max(fitted.topLeft + fitted.bottomLeft, fitted.topRight + fitted.bottomRight) <= size.height + 1e-9)
        #expect(fitted.topLeft <= radii.topLeft && fitted.bottomRight <= radii.bottomRight)
        #expect(abs(fitted.topLeft * radii.bottomRight - fitted.bottomRight * radii.topLeft) < 1e-9)
    }
}
