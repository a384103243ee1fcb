import ServiceTestSupport

/// A rectangle as the tests reckon with it, in points, apart from the service's own geometry: exact, and worked out by
/// hand.
struct Box: Hashable, Sendable, CustomStringConvertible {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }

    /// What lies centred in a container of that size.
    init(width: Double, height: Double, centredIn container: Box) {
        self.init(
            container.x + (container.width - width) / 2, container.y + (container.height - height) / 2,
            width, height)
    }

    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
    var size: Double { width * height }
    var center: JSON { [.number(midX), .number(midY)] }
    var middle: (x: Double, y: Double) { (midX, midY) }
    var description: String { "(\(x),\(y),\(width),\(height))" }

    /// As a request or an answer writes it.
    var json: JSON {
        ["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)]
    }

    func contains(_ pointX: Double, _ pointY: Double) -> Bool {
        x <= pointX && pointX <= maxX && y <= pointY && pointY <= maxY
    }

    /// Whether `other` lies inside, give or take `slack` on every side.
    func holds(_ other: Box, slack: Double = 0) -> Bool {
        other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
            && other.maxY <= maxY + slack
    }

    /// Whether this box lies inside `other`, to the four decimals that answers have.
    func isInside(_ other: Box) -> Bool {
        x > other.x - 2e-4 && y > other.y - 2e-4 && maxX < other.maxX + 2e-4 && maxY < other.maxY + 2e-4
    }

    /// How much of `other` lies inside, as an area.
    func shared(with other: Box) -> Double {
        max(0, min(maxX, other.maxX) - max(x, other.x))
            * max(0, min(maxY, other.maxY) - max(y, other.y))
    }

    /// What this box and `other` share; nothing where they only touch, to the four decimals that answers have.
    func overlap(_ other: Box) -> Box? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let shared = Box(left, top, min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
        return shared.width > 2e-4 && shared.height > 2e-4 ? shared : nil
    }

    /// Its mirror image about the vertical axis at `axis`.
    func mirrored(about axis: Double) -> Box { Box(2 * axis - maxX, y, width, height) }

    func isClose(to other: Box, within slack: Double) -> Bool {
        abs(x - other.x) <= slack && abs(y - other.y) <= slack && abs(maxX - other.maxX) <= slack
            && abs(maxY - other.maxY) <= slack
    }

    /// Points inside, off every round number, `steps` to a side.
    func points(_ steps: Int = 9) -> [(x: Double, y: Double)] {
        (0..<steps * steps).map { index in
            let (column, row) = (Double(index % steps), Double(index / steps))
            return (
                x + width * (column + 0.417) / Double(steps), y + height * (row + 0.371) / Double(steps)
            )
        }
    }
}

extension JSON {
    /// The rectangle that stands here, all NaN where none does.
    var box: Box {
        Box(self["x"].number, self["y"].number, self["width"].number, self["height"].number)
    }
}
