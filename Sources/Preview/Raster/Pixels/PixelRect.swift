import Geometry

/// A part of a bitmap, in whole pixels.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The pixels that a rectangle in pixels touches, cut at a bitmap of a size; nil where it touches none.
    init?(around rect: Rect, in width: Int, _ height: Int) {
        func edge(_ value: Double, _ limit: Int) -> Int { value.isNaN ? 0 : Int(max(0, min(Double(limit), value))) }
        let (left, right) = (edge(rect.minX.rounded(.down), width), edge(rect.maxX.rounded(.up), width))
        let (top, bottom) = (edge(rect.minY.rounded(.down), height), edge(rect.maxY.rounded(.up), height))
        guard left < right, top < bottom else { return nil }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
}
