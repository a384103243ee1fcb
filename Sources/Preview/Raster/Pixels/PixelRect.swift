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

    /// The pixels that a rectangle in pixels touches, limited to a bitmap of a size; `nil` if it touches none.
    init?(around rect: Rect, in width: Int, _ height: Int) {
        func edge(_ value: Double, _ limit: Int) -> Int { value.isNaN ? 0 : Int(max(0, min(Double(limit), value))) }
        let (left, right) = (edge(rect.minX.rounded(.down), width), edge(rect.maxX.rounded(.up), width))
        let (top, bottom) = (edge(rect.minY.rounded(.down), height), edge(rect.maxY.rounded(.up), height))
        guard left < right, top < bottom else { return nil }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    /// The number of pixels.
    var count: Int { width * height }
    var rect: Rect { Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }

    /// The common pixels of both; `nil` if there are none.
    func intersection(_ other: PixelRect) -> PixelRect? {
        let (left, right) = (max(x, other.x), min(maxX, other.maxX))
        let (top, bottom) = (max(y, other.y), min(maxY, other.maxY))
        guard left < right, top < bottom else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest part that contains both.
    func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Returns the part made wider by `pixels` on each side.
    func grown(by pixels: Int) -> PixelRect {
        PixelRect(x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels)
    }
}
