extension VectorPath {
    /// The greatest magnitude of a coordinate, length or angle in path data, or of one computed from it: 1,000,000.
    ///
    /// Only the reflected controls of `S` and `T` may lie beyond.
    public static let greatestCoordinate = 1_000_000.0

    /// The path that SVG path data describes, with one unit of the data as one point.
    ///
    /// All commands become absolute and explicit: `H` and `V` are lines, `S` and `T` get the control point that they
    /// imply, and pairs after a move are lines. An arc whose radius is zero is a line, one that ends where it starts is
    /// left out, and radii lose their signs and grow by one factor until they reach the end (SVG 1.1 F.6.2 and F.6.6).
    /// A command that follows a `Z` without a move of its own is preceded by a `.move` back to the start of the subpath
    /// just closed.
    ///
    /// Strict: SVG renderers draw up to the first fault, but this initializer refuses the text and reports where the
    /// fault is.
    ///
    /// Source: SVG 2 §9.3 and §9.5, and what SVG 1.1 §8.3.9 allows besides (`1.` is a number).
    /// - Parameters:
    ///   - text: The value of a `d` attribute.
    ///   - maxElements: The greatest number of elements that the path may have.
    /// - Throws: ``PathSyntaxError``, for an empty text too.
    /// - Complexity: O(bytes).
    public init(svg text: String, maxElements: Int = 4096) throws(PathSyntaxError) {
        var reader = PathDataReader(text, limit: maxElements)
        elements = try reader.elements()
    }
}

/// Reads path data command by command, and keeps the pen's position and the control point that the next command may
/// reflect.
private struct PathDataReader {
    /// The last control point, and the kind of curve that it belongs to; only the same kind may reflect it.
    private enum Control {
        case none
        case quadratic(Point)
        case cubic(Point)
    }

    private var scanner: PathDataScanner
    private let limit: Int
    private var drawn: [VectorPath.Element] = []
    private var pen = Point.zero
    private var subpathStart = Point.zero
    private var control = Control.none
    /// Whether the subpath was closed, so that the next step needs a move first.
    private var isClosed = false

    init(_ text: String, limit: Int) {
        scanner = PathDataScanner(text)
        self.limit = limit
    }

    mutating func elements() throws(PathSyntaxError) -> [VectorPath.Element] {
        scanner.skipSpace()
        guard scanner.next == UInt8(ascii: "M") || scanner.next == UInt8(ascii: "m") else {
            throw scanner.fault(.expectedMove)
        }
        while let letter = scanner.next {
            try command(letter)
            scanner.skipSpace()
        }
        return drawn
    }

    /// Reads one command letter and all the sets of arguments after it.
    private mutating func command(_ letter: UInt8) throws(PathSyntaxError) {
        let isRelative = letter & 0x20 != 0
        // A letter differs from its capital in a single bit, and no byte but a letter becomes a capital when that bit
        // is cleared.
        var capital = letter & ~0x20
        guard Self.capitals.contains(capital) else { throw scanner.fault(.unexpectedCharacter) }
        let start = scanner.offset
        scanner.advance()
        guard capital != UInt8(ascii: "Z") else {
            try append(.close, at: start)
            (pen, control, isClosed) = (subpathStart, .none, true)
            return
        }
        scanner.skipSpace()
        var hasComma = false
        repeat {
            try step(capital, from: isRelative ? pen : .zero)
            // Pairs after the first of a move draw lines.
            if capital == UInt8(ascii: "M") { capital = UInt8(ascii: "L") }
            hasComma = scanner.skipSeparator()
        } while hasComma || scanner.isAtNumber
    }

    private static let capitals = Array("MLHVCSQTAZ".utf8)

    /// Reads one set of arguments of a command, relative to `base`.
    private mutating func step(_ capital: UInt8, from base: Point) throws(PathSyntaxError) {
        let start = scanner.offset
        let before = pen
        switch capital {
        case UInt8(ascii: "M"):
            let point = try pair(from: base)
            isClosed = false
            try append(.move(point), at: start)
            (pen, subpathStart, control) = (point, point, .none)
        case UInt8(ascii: "L"):
            try line(to: try pair(from: base), at: start)
        case UInt8(ascii: "H"):
            try line(to: Point(x: try coordinate(from: base.x), y: before.y), at: start)
        case UInt8(ascii: "V"):
            try line(to: Point(x: before.x, y: try coordinate(from: base.y)), at: start)
        case UInt8(ascii: "C"):
            let control1 = try pair(from: base)
            _ = scanner.skipSeparator()
            try cubic(control1, from: base, at: start)
        case UInt8(ascii: "S"):
            var control1 = before
            if case .cubic(let last) = control { control1 = before.reflecting(last) }
            try cubic(control1, from: base, at: start)
        case UInt8(ascii: "Q"):
            let bend = try pair(from: base)
            _ = scanner.skipSeparator()
            try quadratic(bend, from: base, at: start)
        case UInt8(ascii: "T"):
            var bend = before
            if case .quadratic(let last) = control { bend = before.reflecting(last) }
            try quadratic(bend, from: base, at: start)
        default:
            try arc(from: base, at: start)
        }
    }

    private mutating func line(to end: Point, at start: Int) throws(PathSyntaxError) {
        try append(.line(end), at: start)
        (pen, control) = (end, .none)
    }

    private mutating func cubic(_ control1: Point, from base: Point, at start: Int) throws(PathSyntaxError) {
        let control2 = try pair(from: base)
        _ = scanner.skipSeparator()
        let end = try pair(from: base)
        try append(.cubic(control1: control1, control2: control2, end: end), at: start)
        (pen, control) = (end, .cubic(control2))
    }

    private mutating func quadratic(_ bend: Point, from base: Point, at start: Int) throws(PathSyntaxError) {
        let end = try pair(from: base)
        try append(.quadratic(control: bend, end: end), at: start)
        (pen, control) = (end, .quadratic(bend))
    }

    private mutating func arc(from base: Point, at start: Int) throws(PathSyntaxError) {
        let rx = try scanner.number()
        _ = scanner.skipSeparator()
        let ry = try scanner.number()
        _ = scanner.skipSeparator()
        let rotation = try scanner.number()
        _ = scanner.skipSeparator()
        let isLarge = try scanner.flag()
        _ = scanner.skipSeparator()
        let isClockwise = try scanner.flag()
        _ = scanner.skipSeparator()
        let end = try pair(from: base)
        guard end != pen else {
            control = .none
            return
        }
        let radii = EllipticalArc.correctedRadii(Size(width: rx, height: ry), rotation: rotation, from: pen, to: end)
        guard let radii else { return try line(to: end, at: start) }
        try append(
            .arc(radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise, end: end), at: start)
        (pen, control) = (end, .none)
    }

    private mutating func pair(from base: Point) throws(PathSyntaxError) -> Point {
        let x = try coordinate(from: base.x)
        _ = scanner.skipSeparator()
        return Point(x: x, y: try coordinate(from: base.y))
    }

    private mutating func coordinate(from base: Double) throws(PathSyntaxError) -> Double {
        let start = scanner.offset
        let coordinate = base + (try scanner.number())
        guard abs(coordinate) <= VectorPath.greatestCoordinate else {
            throw PathSyntaxError(offset: start, reason: .numberOutOfRange)
        }
        return coordinate
    }

    private mutating func append(_ element: VectorPath.Element, at start: Int) throws(PathSyntaxError) {
        let steps = isClosed ? [.move(subpathStart), element] : [element]
        guard drawn.count + steps.count <= limit else {
            throw PathSyntaxError(offset: start, reason: .tooManyElements(limit: limit))
        }
        isClosed = false
        drawn += steps
    }
}

extension Point {
    /// The mirror image of `other` at this point: equally far away, on the opposite side.
    fileprivate func reflecting(_ other: Point) -> Point { Point(x: 2 * x - other.x, y: 2 * y - other.y) }
}
