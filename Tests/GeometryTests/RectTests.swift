import Testing
@testable import Geometry
@Suite struct `Rectangles` {
    @Test func `tile what a hole leaves`() {
        let rect = Rect(x: 0, y: 0, width: 10, height: 10)
        #expect(rect.subtracting(Rect(x: 2, y: 2, width: 3, height: 3)).count == 4)
    }
}
