import Geometry
import Testing

@testable import Devices

@Suite struct `Sub-screens` {
    /// The spanned Surface Duo in landscape: two panels of 540 and a hinge of 34.
    private let bounds = Rect(x: 0, y: 0, width: 1114, height: 720)
    private let hinge = Rect(x: 540, y: 0, width: 34, height: 720)

    @Test func `lie left and right of a hinge`() {
        #expect(
            SubScreens(of: bounds, avoiding: [hinge]).parts == [
                Rect(x: 0, y: 0, width: 540, height: 720), Rect(x: 574, y: 0, width: 540, height: 720),
            ])
    }

    @Test func `lie above and below a crease without width`() {
        let crease = Rect(x: 0, y: 360, width: 1114, height: 0)
        #expect(
            SubScreens(of: bounds, avoiding: [crease]).parts == [
                Rect(x: 0, y: 0, width: 1114, height: 360), Rect(x: 0, y: 360, width: 1114, height: 360),
            ])
    }

    /// 841.1429 written as 841.14, at 2.625 pixels a point.
    @Test func `sub-screens are made by a fold whose length is rounded`() {
        let screen = Rect(x: 0, y: 0, width: 700.9524, height: 841.1429)
        let fold = Rect(x: 350, y: 0, width: 0, height: 841.14)
        #expect(SubScreens(of: screen, avoiding: [fold]).parts == [screen])
        #expect(
            SubScreens(of: screen, avoiding: [fold], tolerance: 0.5 / 2.625).parts.map(\.size.width)
                == [350, 700.9524 - 350])
        let short = Rect(x: 350, y: 0, width: 0, height: 840)
        #expect(SubScreens(of: screen, avoiding: [short], tolerance: 0.5 / 2.625).parts == [screen])
    }

    @Test func `sub-screens are not made by what does not span the screen`() {
        #expect(SubScreens(of: bounds, avoiding: [Rect(x: 500, y: 0, width: 100, height: 80)]).parts == [bounds])
        #expect(SubScreens(of: bounds, avoiding: []).parts == [bounds])
        #expect(SubScreens(of: bounds, avoiding: [Rect(x: 2000, y: 0, width: 10, height: 720)]).parts == [bounds])
    }

    @Test func `sub-screens are cut one region after the other`() {
        let shelf = Rect(x: 0, y: 300, width: 540, height: 20)
        #expect(
            SubScreens(of: bounds, avoiding: [hinge, shelf]).parts == [
                Rect(x: 0, y: 0, width: 540, height: 300), Rect(x: 0, y: 320, width: 540, height: 400),
                Rect(x: 574, y: 0, width: 540, height: 720),
            ])
        // The other way round the shelf spans nothing yet.
        #expect(SubScreens(of: bounds, avoiding: [shelf, hinge]).parts.count == 2)
    }

    @Test func `lose what a region at the edge covers`() {
        let edge = Rect(x: 0, y: 0, width: 100, height: 720)
        #expect(SubScreens(of: bounds, avoiding: [edge]).parts == [Rect(x: 100, y: 0, width: 1014, height: 720)])
        #expect(SubScreens(of: bounds, avoiding: [bounds]).parts == [bounds])
    }

    @Test func `sub-screens are chosen by the nearest edge`() {
        let screens = SubScreens(of: bounds, avoiding: [hinge])
        let (left, right) = (screens.parts[0], screens.parts[1])
        #expect(screens.nearest(to: .zero) == left)
        #expect(screens.nearest(to: Point(x: 1e300, y: 0)) == right)
        #expect(screens.nearest(to: Point(x: 550, y: 10)) == left && screens.nearest(to: Point(x: 560, y: 10)) == right)
        #expect(screens.nearest(to: Point(x: 557, y: 10)) == left)
        #expect(screens.nearest(to: Point(x: -5, y: 9999)) == left)
    }
}
