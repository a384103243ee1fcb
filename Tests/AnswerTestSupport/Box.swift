package import ServiceTestSupport

/// A rectangle as the tests reckon with it, in points, apart from the service's own geometry: exact, and worked out by
/// hand.
package struct Box: Hashable, Sendable, CustomStringConvertible {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }

    /// What lies centred in a container of that size.
    package init(width: Double, height: Double, centredIn container: Box) {
        self.init(
            container.x + (container.width - width) / 2, container.y + (container.height - height) / 2,
            width, height)
    }

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
    package var midX: Double { x + width / 2 }
    package var midY: Double { y + height / 2 }
    package var size: Double { width * height }
    package var center: JSON { [.number(midX), .number(midY)] }
    package var middle: (x: Double, y: Double) { (midX, midY) }
    package var description: String { "(\(x),\(y),\(width),\(height))" }

    /// As a request or an answer writes it.
    package var json: JSON {
        ["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)]
    }

    package func contains(_ pointX: Double, _ pointY: Double) -> Bool {
        x <= pointX && pointX <= maxX && y <= pointY && pointY <= maxY
    }

    /// Whether `other` lies inside, give or take `slack` on every side.
    package func holds(_ other: Box, slack: Double = 0) -> Bool {
        other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
            && other.maxY <= maxY + slack
    }

    /// Whether this box lies inside `other`, to the four decimals that answers have.
    package func isInside(_ other: Box) -> Bool {
        x > other.x - 2e-4 && y > other.y - 2e-4 && maxX < other.maxX + 2e-4 && maxY < other.maxY + 2e-4
    }

    /// How much of `other` lies inside, as an area.
    package func shared(with other: Box) -> Double {
        max(0, min(maxX, other.maxX) - max(x, other.x))
            * max(0, min(maxY, other.maxY) - max(y, other.y))
    }

    /// What this box and `other` share; nothing where they only touch, to the four decimals that answers have.
    package func overlap(_ other: Box) -> Box? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let shared = Box(left, top, min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
        return shared.width > 2e-4 && shared.height > 2e-4 ? shared : nil
    }

    /// Its mirror image about the vertical axis at `axis`.
    package func mirrored(about axis: Double) -> Box { Box(2 * axis - maxX, y, width, height) }

    package func isClose(to other: Box, within slack: Double) -> Bool {
        abs(x - other.x) <= slack && abs(y - other.y) <= slack && abs(maxX - other.maxX) <= slack
            && abs(maxY - other.maxY) <= slack
    }

    /// Points inside, off every round number, `steps` to a side.
    package func points(_ steps: Int = 9) -> [(x: Double, y: Double)] {
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
    package var box: Box {
        Box(self["x"].number, self["y"].number, self["width"].number, self["height"].number)
    }
}

extension String {
    /// The box of path data of straight lines and quarters of circles, whose ends reach all four sides.
    package var pathBounds: Box? {
        var numbers: [Double] = []
        var (xs, ys): ([Double], [Double]) = ([], [])
        var command: Character = " "
        var text = ""
        func finish() {
            if let number = Double(text) { numbers.append(number) }
            text = ""
            switch command {
            case "M" where numbers.count == 2:
                xs.append(numbers[0])
                ys.append(numbers[1])
            case "H": xs += numbers
            case "V": ys += numbers
            case "A" where numbers.count == 7:
                xs.append(numbers[5])
                ys.append(numbers[6])
            default: break
            }
        }
        for character in self {
            if character.isLetter {
                finish()
                (command, numbers) = (character, [])
            } else if character == " " {
                if let number = Double(text) { numbers.append(number) }
                text = ""
            } else {
                text.append(character)
            }
        }
        finish()
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        return Box(x: left, y: top, width: right - left, height: bottom - top)
    }
}
