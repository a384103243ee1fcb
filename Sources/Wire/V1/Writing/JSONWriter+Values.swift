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
    mutating func write(_ color: Color) {
        beginString()
        piece(UInt8(ascii: "#"))
        hex(color.red)
        hex(color.green)
        hex(color.blue)
        if color.alpha != 255 { hex(color.alpha) }
        endString()
    }

    /// Two digits in upper case.
    private mutating func hex(_ channel: UInt8) {
        hexDigit(channel >> 4)
        hexDigit(channel & 15)
    }

    @inline(__always) private mutating func hexDigit(_ digit: UInt8) {
        piece(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }

    /// SVG path data: absolute commands, numbers with at most four decimals, level and upright lines as H and V.
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
                if point.y == pen.y {
                    command("H", point.x)
                } else if point.x == pen.x {
                    command("V", point.y)
                } else {
                    command("L", point)
                }
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
                command("A", radii.width)
                further(radii.height)
                further(rotation)
                further(isLarge ? 1 : 0)
                further(isClockwise ? 1 : 0)
                further(end)
                pen = end
            case .close:
                piece(UInt8(ascii: "Z"))
                pen = start
            }
        }
        endString()
    }

    @inline(__always) private mutating func command(_ letter: Unicode.Scalar, _ number: Double) {
        piece(UInt8(ascii: letter))
        piece(number)
    }

    @inline(__always) private mutating func command(_ letter: Unicode.Scalar, _ point: Point) {
        command(letter, point.x)
        further(point.y)
    }

    /// One more number of a command.
    @inline(__always) private mutating func further(_ number: Double) {
        piece(UInt8(ascii: " "))
        piece(number)
    }

    @inline(__always) private mutating func further(_ point: Point) {
        further(point.x)
        further(point.y)
    }
}

extension JSONWriter {
    /// As a request writes it.
    mutating func write(_ detent: Detent) {
        if case .points(let points) = detent { number(points) } else { string(detent.name) }
    }
}
