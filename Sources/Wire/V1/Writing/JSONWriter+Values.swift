import Dialogs
import Geometry
import JSONText

extension JSONWriter {
    mutating func string(orNull text: String?) {
        if let text { string(text) } else { null() }
    }

    mutating func number(orNull value: Double?) {
        if let value { number(value) } else { null() }
    }

    mutating func strings(_ texts: [String]) {
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    /// `{x, y, width, height}`, in points.
    mutating func write(_ rect: Rect) {
        beginObject()
        key("x")
        number(rect.minX)
        key("y")
        number(rect.minY)
        key("width")
        number(rect.width)
        key("height")
        number(rect.height)
        endObject()
    }

    /// `[x, y]`.
    mutating func pair(_ x: Double, _ y: Double) {
        beginArray()
        number(x)
        number(y)
        endArray()
    }

    /// `#RRGGBB`, with the alpha's two digits behind it where it is not opaque.
    mutating func write(_ color: Color) { string(color.hex) }

    /// SVG path data.
    mutating func write(_ path: VectorPath) {
        var text: [UInt8] = []
        text.reserveCapacity(path.elements.count * 12)
        PathText.append(path, to: &text)
        string(utf8: text.span)
    }
}

/// SVG path data: absolute commands, numbers with at most four decimals, level and upright lines as H and V.
enum PathText {
    static func append(_ path: VectorPath, to text: inout [UInt8]) {
        var pen = Point.zero
        var start = Point.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                command("M", [point.x, point.y], &text)
                (pen, start) = (point, point)
            case .line(let point):
                if point.y == pen.y {
                    command("H", [point.x], &text)
                } else if point.x == pen.x {
                    command("V", [point.y], &text)
                } else {
                    command("L", [point.x, point.y], &text)
                }
                pen = point
            case .quadratic(let control, let end):
                command("Q", [control.x, control.y, end.x, end.y], &text)
                pen = end
            case .cubic(let control1, let control2, let end):
                command("C", [control1.x, control1.y, control2.x, control2.y, end.x, end.y], &text)
                pen = end
            case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
                command(
                    "A", [radii.width, radii.height, rotation, isLarge ? 1 : 0, isClockwise ? 1 : 0, end.x, end.y],
                    &text)
                pen = end
            case .close:
                text.append(UInt8(ascii: "Z"))
                pen = start
            }
        }
    }

    private static func command(_ letter: Unicode.Scalar, _ numbers: [Double], _ text: inout [UInt8]) {
        text.append(UInt8(ascii: letter))
        for (index, number) in numbers.enumerated() {
            if index > 0 { text.append(UInt8(ascii: " ")) }
            NumberText.append(number, to: &text)
        }
    }
}

extension JSONWriter {
    /// As a request writes it.
    mutating func write(_ detent: Detent) {
        if case .points(let points) = detent { number(points) } else { string(detent.name) }
    }
}
