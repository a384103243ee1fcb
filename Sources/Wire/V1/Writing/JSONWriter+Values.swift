import Dialogs
import Geometry
import JSONText

extension JSONWriter {
    /// Writes a member with a rectangle.
    @inline(__always) mutating func member(_ name: StaticString, _ rect: Rect) {
        key(name)
        write(rect)
    }

    /// A member with a size: `{width, height}`.
    mutating func member(_ name: StaticString, _ size: Size) {
        beginObject(name)
        member("width", size.width)
        member("height", size.height)
        endObject()
    }

    /// Writes a member with a colour.
    @inline(__always) mutating func member(_ name: StaticString, _ color: Color) {
        key(name)
        write(color)
    }

    /// Writes `{x, y, width, height}`, in points.
    mutating func write(_ rect: Rect) {
        rectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Writes `#RRGGBB`, followed by two digits of alpha unless the colour is opaque.
    mutating func write(_ color: Color) {
        let opaque = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
        if color.alpha == 255 {
            string(UInt8(ascii: "#"), hexadecimal: opaque, digits: 6)
        } else {
            string(UInt8(ascii: "#"), hexadecimal: opaque << 8 | UInt32(color.alpha), digits: 8)
        }
    }

    /// Writes SVG path data: absolute commands, numbers with at most four decimals, horizontal and vertical lines as H
    /// and V.
    mutating func write(_ path: VectorPath) {
        beginString()
        var pen = Point.zero
        var start = Point.zero
        let elements = path.elements.span
        for index in elements.indices {
            switch elements[index] {
            case .move(let point):
                command("M", point)
                (pen, start) = (point, point)
            case .line(let point):
                line(from: pen, to: point)
                pen = point
            case .quadratic(let control, let end):
                command("Q", control)
                further(end)
                pen = end
            case .cubic(let control1, let control2, let end):
                command("C", control1)
                further(control2)
                further(end)
                pen = end
            case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
                piece(UInt8(ascii: "A"), radii.width, radii.height)
                piece(UInt8(ascii: " "), rotation)
                piece(UInt8(ascii: " "), isLarge ? 1 : 0, isClockwise ? 1 : 0)
                further(end)
                pen = end
            case .close:
                piece(UInt8(ascii: "Z"))
                pen = start
            }
        }
        endString()
    }

    /// SVG path data of a rectangle's outline, as `VectorPath(rectangle:)` has it.
    mutating func write(outlineOf rect: Rect) {
        beginString()
        let right = Point(x: rect.maxX, y: rect.minY)
        let bottom = Point(x: rect.maxX, y: rect.maxY)
        command("M", rect.origin)
        line(from: rect.origin, to: right)
        line(from: right, to: bottom)
        line(from: bottom, to: Point(x: rect.minX, y: rect.maxY))
        piece(UInt8(ascii: "Z"))
        endString()
    }

    private mutating func line(from pen: Point, to point: Point) {
        if point.y == pen.y {
            command("H", point.x)
        } else if point.x == pen.x {
            command("V", point.y)
        } else {
            command("L", point)
        }
    }

    @inline(__always) private mutating func command(_ letter: Unicode.Scalar, _ number: Double) {
        piece(UInt8(ascii: letter), number)
    }

    @inline(__always) private mutating func command(_ letter: Unicode.Scalar, _ point: Point) {
        piece(UInt8(ascii: letter), point.x, point.y)
    }

    @inline(__always) private mutating func further(_ point: Point) {
        piece(UInt8(ascii: " "), point.x, point.y)
    }
}

extension JSONWriter {
    /// Writes a detent in the form of a request's member.
    mutating func write(_ detent: Detent) {
        if case .points(let points) = detent { number(points) } else { string(detent.name) }
    }
}
