import Dialogs
import Geometry

/// The signs of status bars, which depend on the size of their box.
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
}

extension Color {
    /// This colour, mostly transparent.
    fileprivate var faint: Color {
        var faint = self
        faint.alpha = 0x66
        return faint
    }
}
