package import Geometry
import JSONText

extension [UInt8] {
    /// Appends a path in the syntax of `d` in SVG and of `path()` in CSS: absolute commands, numbers with at most four
    /// decimals.
    ///
    /// - Parameter parts: Coordinates are rounded to 1/`parts` of a point; `nil` for no such rounding.
    package mutating func append(_ path: VectorPath, parts: Double? = nil) {
        for element in path.elements {
            switch element {
            case .move(let point): append("M", point, parts)
            case .line(let point): append("L", point, parts)
            case .quadratic(let control, let end):
                append("Q", control, parts)
                append(" ", end, parts)
            case .cubic(let control1, let control2, let end):
                append("C", control1, parts)
                append(" ", control2, parts)
                append(" ", end, parts)
            case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
                append("A", Point(x: radii.width, y: radii.height), parts)
                append(" ")
                JSONNumber.append(rotation, to: &self)
                append(isLarge ? " 1 " : " 0 ")
                append(isClockwise ? "1" : "0")
                append(" ", end, parts)
            case .close: append("Z")
            }
        }
    }

    private mutating func append(_ letter: StaticString, _ point: Point, _ parts: Double?) {
        append(letter)
        JSONNumber.append(parts.map { (point.x * $0).rounded() / $0 } ?? point.x, to: &self)
        append(" ")
        JSONNumber.append(parts.map { (point.y * $0).rounded() / $0 } ?? point.y, to: &self)
    }

    /// Appends a literal piece of text.
    package mutating func append(_ piece: StaticString) {
        unsafe append(contentsOf: UnsafeBufferPointer(start: piece.utf8Start, count: piece.utf8CodeUnitCount))
    }
}
