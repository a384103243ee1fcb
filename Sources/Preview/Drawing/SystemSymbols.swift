import Dialogs
import Geometry

/// The small symbols that systems draw beside their texts, each in a box.
enum SystemSymbols {
    // MARK: Batteries

    /// A full battery on its side, as Apple draws it.
    static func battery(in box: Rect, _ color: Color) -> [DrawingOperation] {
        let unit = box.height / 11
        let body = Rect(x: box.minX + 0.5 * unit, y: box.minY, width: box.width - 3 * unit, height: box.height)
        let charge = Rect(
            minX: body.minX + 2 * unit, minY: body.minY + 2 * unit, maxX: body.maxX - 2 * unit,
            maxY: body.maxY - 2 * unit)
        let nub = Rect(x: body.maxX + unit, y: box.midY - 2 * unit, width: 1.5 * unit, height: 4 * unit)
        let faint = color.faint
        return [
            .stroke(VectorPath(rounded: body, radius: 3 * unit), width: unit, faint),
            .fill(VectorPath(rounded: charge, radius: 1.5 * unit), .nonZero, .solid(color)),
            .fill(VectorPath(rounded: nub, radius: 0.75 * unit), .nonZero, .solid(faint)),
        ]
    }

    /// A full upright battery, as Material draws it.
    static func uprightBattery(in box: Rect, _ color: Color) -> [DrawingOperation] {
        let nub = Rect(x: box.midX - box.width * 0.25, y: box.minY, width: box.width * 0.5, height: box.height * 0.2)
        let body = Rect(minX: box.minX, minY: box.minY + box.height * 0.12, maxX: box.maxX, maxY: box.maxY)
        let radius = box.width * 0.12
        return [
            .fill(VectorPath(rounded: nub, radius: radius), .nonZero, .solid(color)),
            .fill(VectorPath(rounded: body, radius: radius), .nonZero, .solid(color)),
        ]
    }

    // MARK: Signals

    /// Rising bars, all filled.
    static func bars(_ count: Int, in box: Rect, _ color: Color) -> [DrawingOperation] {
        let step = box.width / (Double(count) - 0.3)
        return (0..<count).map { index in
            let height = box.height * (0.4 + 0.6 * Double(index) / Double(count - 1))
            let bar = Rect(x: box.minX + step * Double(index), y: box.maxY - height, width: step * 0.7, height: height)
            return .fill(VectorPath(rounded: bar, radius: step * 0.2), .nonZero, .solid(color))
        }
    }

    /// Five dots in a row, as in iOS 7 to 10.
    static func dots(in box: Rect, _ color: Color) -> [DrawingOperation] {
        let step = box.width / 4.8
        return (0..<5).map { index in
            let dot = Rect(
                x: box.minX + step * Double(index), y: box.midY - step * 0.4, width: step * 0.8, height: step * 0.8)
            return .fill(VectorPath(ellipseIn: dot), .nonZero, .solid(color))
        }
    }

    /// A rising triangle, as in Material.
    static func wedge(in box: Rect, _ color: Color) -> [DrawingOperation] {
        let corner = VectorPath(elements: [
            .move(Point(x: box.minX, y: box.maxY)), .line(Point(x: box.maxX, y: box.minY)),
            .line(Point(x: box.maxX, y: box.maxY)), .close,
        ])
        return [.fill(corner, .nonZero, .solid(color))]
    }

    /// Waves above a point at the bottom: Apple's three, or Material's single filled fan.
    static func waves(in box: Rect, _ color: Color, isFilled: Bool = false) -> [DrawingOperation] {
        let apex = Point(x: box.midX, y: box.maxY)
        let bands: [ClosedRange<Double>] = isFilled ? [0...1] : [0...0.27, 0.42...0.63, 0.79...1]
        return bands.map { band in
            let path = fan(at: apex, from: box.height * band.lowerBound, to: box.height * band.upperBound)
            return .fill(path, .nonZero, .solid(color))
        }
    }

    /// The area between two circles, an eighth of a turn to either side of straight up.
    private static func fan(at apex: Point, from inner: Double, to outer: Double) -> VectorPath {
        let half = 0.5.squareRoot()
        func place(_ radius: Double, _ side: Double) -> Point {
            Point(x: apex.x + side * radius * half, y: apex.y - radius * half)
        }
        func arc(_ radius: Double, isClockwise: Bool, to end: Point) -> VectorPath.Element {
            .arc(
                radii: Size(width: radius, height: radius), rotation: 0, isLarge: false, isClockwise: isClockwise,
                end: end)
        }
        var elements: [VectorPath.Element] = [
            .move(place(inner, -1)), .line(place(outer, -1)), arc(outer, isClockwise: true, to: place(outer, 1)),
        ]
        if inner > 0 {
            elements += [.line(place(inner, 1)), arc(inner, isClockwise: false, to: place(inner, -1))]
        }
        return VectorPath(elements: elements + [.close])
    }

    // MARK: Keys

    /// Returns the point at shares of a box's width and height.
    private static func places(in box: Rect) -> (_ x: Double, _ y: Double) -> Point {
        { Point(x: box.minX + box.width * $0, y: box.minY + box.height * $1) }
    }

    /// A hollow arrow that points up.
    static func shift(in box: Rect, _ color: Color) -> [DrawingOperation] {
        let at = places(in: box)
        let arrow = VectorPath(elements: [
            .move(at(0.5, 0.05)), .line(at(1, 0.55)), .line(at(0.74, 0.55)), .line(at(0.74, 0.95)),
            .line(at(0.26, 0.95)), .line(at(0.26, 0.55)), .line(at(0, 0.55)), .close,
        ])
        return [.stroke(arrow, width: box.width * 0.08, color)]
    }

    /// A tag that points to the left, with a cross in it.
    static func delete(in box: Rect, _ color: Color) -> [DrawingOperation] {
        let at = places(in: box)
        let tag = VectorPath(elements: [
            .move(at(0, 0.5)), .line(at(0.32, 0.1)), .line(at(1, 0.1)), .line(at(1, 0.9)), .line(at(0.32, 0.9)), .close,
        ])
        let cross = VectorPath(elements: [
            .move(at(0.46, 0.32)), .line(at(0.78, 0.68)), .move(at(0.78, 0.32)), .line(at(0.46, 0.68)),
        ])
        return [.stroke(tag, width: box.width * 0.07, color), .stroke(cross, width: box.width * 0.07, color)]
    }

    /// An arrow that comes down and turns to the left.
    static func enter(in box: Rect, _ color: Color) -> [DrawingOperation] {
        let at = places(in: box)
        let arrow = VectorPath(elements: [
            .move(at(0.95, 0.2)), .line(at(0.95, 0.6)), .line(at(0.08, 0.6)), .move(at(0.36, 0.32)),
            .line(at(0.08, 0.6)), .line(at(0.36, 0.88)),
        ])
        return [.stroke(arrow, width: box.width * 0.1, color)]
    }

    /// A face that smiles.
    static func smile(in box: Rect, _ color: Color) -> [DrawingOperation] {
        let width = box.width * 0.06
        let at = places(in: box)
        let eye = Size(width: box.width * 0.11, height: box.height * 0.14)
        let mouth = VectorPath(elements: [
            .move(at(0.27, 0.58)),
            .arc(
                radii: Size(width: box.width * 0.25, height: box.height * 0.25), rotation: 0, isLarge: false,
                isClockwise: false, end: at(0.73, 0.58)),
        ])
        let eyes = [0.34, 0.66].map { x in
            DrawingOperation.fill(VectorPath(ellipseIn: Rect(center: at(x, 0.38), size: eye)), .nonZero, .solid(color))
        }
        return [.stroke(VectorPath(ellipseIn: box), width: width, color), .stroke(mouth, width: width, color)] + eyes
    }

    /// A keyboard above an arrow that points down.
    static func hideKeyboard(in box: Rect, _ color: Color) -> [DrawingOperation] {
        let width = box.width * 0.06
        let board = Rect(x: box.minX, y: box.minY + box.height * 0.1, width: box.width, height: box.height * 0.48)
        let keys = (0..<6).map { index in
            let key = Rect(
                x: board.minX + board.width * (0.14 + 0.27 * Double(index % 3)),
                y: board.minY + board.height * (index < 3 ? 0.2 : 0.58), width: board.width * 0.16,
                height: board.height * 0.2)
            return DrawingOperation.fill(VectorPath(rectangle: key), .nonZero, .solid(color))
        }
        let below = Rect(
            x: box.minX + box.width * 0.3, y: box.minY + box.height * 0.62, width: box.width * 0.4,
            height: box.height * 0.4)
        return [.stroke(VectorPath(rounded: board, radius: box.width * 0.08), width: width, color)] + keys
            + chevron(in: below, color)
    }

    /// An arrowhead that points down.
    static func chevron(in box: Rect, _ color: Color) -> [DrawingOperation] {
        let path = VectorPath(elements: [
            .move(Point(x: box.minX + box.width * 0.15, y: box.minY + box.height * 0.35)),
            .line(Point(x: box.midX, y: box.minY + box.height * 0.65)),
            .line(Point(x: box.maxX - box.width * 0.15, y: box.minY + box.height * 0.35)),
        ])
        return [.stroke(path, width: max(box.width * 0.08, 1.2), color)]
    }

    /// Android's symbols for back, home and recent apps, from version 5 on.
    static func navigation(_ index: Int, in box: Rect, _ color: Color) -> [DrawingOperation] {
        let width = box.width * 0.1
        switch index {
        case 0:
            let triangle = VectorPath(elements: [
                .move(Point(x: box.minX + box.width * 0.1, y: box.midY)),
                .line(Point(x: box.maxX - box.width * 0.1, y: box.minY + box.height * 0.04)),
                .line(Point(x: box.maxX - box.width * 0.1, y: box.maxY - box.height * 0.04)), .close,
            ])
            return [.stroke(triangle, width: width, color)]
        case 1: return [.stroke(VectorPath(ellipseIn: box), width: width, color)]
        default:
            return [.stroke(VectorPath(rounded: box.insetBy(box.width * 0.06), radius: 1), width: width, color)]
        }
    }

    /// Android's symbols for back, home and recent apps up to version 4: a curved arrow, a house, two pages.
    static func holoNavigation(_ index: Int, in box: Rect, _ color: Color) -> [DrawingOperation] {
        let width = box.width * 0.1
        let at = places(in: box)
        func lines(_ points: [Point], isClosed: Bool = false) -> DrawingOperation {
            var elements = points.enumerated().map { $0 == 0 ? VectorPath.Element.move($1) : .line($1) }
            if isClosed { elements.append(.close) }
            return .stroke(VectorPath(elements: elements), width: width, color)
        }
        switch index {
        case 0:
            let radius = box.height * 0.3
            let bow = VectorPath(elements: [
                .move(at(0.05, 0.3)), .line(at(0.65, 0.3)),
                .arc(
                    radii: Size(width: radius, height: radius), rotation: 0, isLarge: false, isClockwise: true,
                    end: at(0.65, 0.9)),
                .line(at(0.35, 0.9)),
            ])
            return [.stroke(bow, width: width, color), lines([at(0.28, 0.05), at(0.05, 0.3), at(0.28, 0.55)])]
        case 1:
            return [
                lines(
                    [
                        at(0.05, 0.5), at(0.5, 0.08), at(0.95, 0.5), at(0.8, 0.5), at(0.8, 0.92), at(0.2, 0.92),
                        at(0.2, 0.5),
                    ],
                    isClosed: true)
            ]
        default:
            return [
                lines([at(0.05, 0.4), at(0.7, 0.4), at(0.7, 0.92), at(0.05, 0.92)], isClosed: true),
                lines([at(0.3, 0.2), at(0.95, 0.2), at(0.95, 0.72)]),
            ]
        }
    }

    /// A globe with a meridian and the equator.
    static func globe(in box: Rect, _ color: Color) -> [DrawingOperation] {
        let width = box.width * 0.06
        let meridian = Rect(center: box.center, size: Size(width: box.width * 0.45, height: box.height))
        let equator = VectorPath(elements: [
            .move(Point(x: box.minX, y: box.midY)), .line(Point(x: box.maxX, y: box.midY)),
        ])
        return [
            .stroke(VectorPath(ellipseIn: box), width: width, color),
            .stroke(VectorPath(ellipseIn: meridian), width: width, color), .stroke(equator, width: width, color),
        ]
    }

    /// A microphone on its stand.
    static func microphone(in box: Rect, _ color: Color) -> [DrawingOperation] {
        let width = box.width * 0.06
        let head = Rect(x: box.midX - box.width * 0.17, y: box.minY, width: box.width * 0.34, height: box.height * 0.6)
        let reach = box.width * 0.3
        let stand = VectorPath(elements: [
            .move(Point(x: box.midX - reach, y: box.minY + box.height * 0.45)),
            .arc(
                radii: Size(width: reach, height: reach), rotation: 0, isLarge: false, isClockwise: false,
                end: Point(x: box.midX + reach, y: box.minY + box.height * 0.45)),
            .move(Point(x: box.midX, y: box.minY + box.height * 0.45 + reach)),
            .line(Point(x: box.midX, y: box.maxY)),
        ])
        return [
            .stroke(VectorPath(rounded: head, radius: head.width / 2), width: width, color),
            .stroke(stand, width: width, color),
        ]
    }
}

extension Color {
    /// This colour, mostly transparent.
    fileprivate var faint: Color {
        var faint = self
        faint.alpha = 0x66
        return faint
    }
}
