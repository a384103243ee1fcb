import Dialogs
import Geometry

/// A page that curls up from its lower right corner, and how it is drawn: the flat part, the roll of the curled part
/// along the fold line, and the shadows of both.
///
/// No source gives UIKit's figures; its curl stops with the upper part of the page visible. There the line runs from
/// 0.4 of the height on the right to 0.6 on the left, as in `scrim.js`. The line starts in the corner and keeps its
/// slope.
struct CurledPage {
    /// The frame of the flat page.
    private let whole: Rect
    /// That frame as people see it, about the same centre: on a surface that does not turn with the window, the page is
    /// turned afterwards.
    private let frame: Rect
    /// How far the page has curled up, from 0 (flat) to 1 (as far as it goes).
    private let progress: Double
    private let turn: QuarterTurn

    init(frame whole: Rect, progress: Double, turned turn: QuarterTurn) {
        self.whole = whole
        self.progress = progress
        self.turn = turn
        frame = turn.swapsAxes ? Rect(center: whole.center, size: whole.size.transposed) : whole
    }

    private func turned(_ point: Point) -> Point {
        turn == .none ? point : frame.center + turn.rotate(direction: point - frame.center)
    }

    /// As fractions of the height: the line's rise on the right, its fall to the left, and the width of the roll.
    private static let (rise, fall, roll) = (0.6, 0.2, 0.12)

    /// Whether the page is flat, so that only the page itself is drawn.
    var isFlat: Bool { progress <= 0 || frame.isEmpty }

    /// - Parameters:
    ///   - page: The operations that draw the page when it lies flat.
    ///   - color: The page's own colour.
    func operations(of page: [DrawingOperation], color: Color) -> [DrawingOperation] {
        let (flat, roll) = (path(flat), path(back))
        let dark = Color(red: 0, green: 0, blue: 0, alpha: 0x59)
        return [
            .shadow(CastShadow(path: flat, deviation: 6, color: dark)),
            .group(Group(clip: flat, operations: page)),
            .group(
                Group(
                    clip: VectorPath(rectangle: whole),
                    operations: [
                        .shadow(CastShadow(path: roll, deviation: 8, color: dark)),
                        .fill(
                            roll, .nonZero,
                            .linear(from: turned(rollFoot), to: turned(rollEdge), Self.shades(of: color))),
                    ])),
        ]
    }

    /// The gradient of the page's back: lighter than the page, dark at the fold line, light along the roll.
    private static func shades(of color: Color) -> [Fill.Stop] {
        func shade(_ share: Double) -> Color {
            func part(_ own: UInt8) -> UInt8 {
                UInt8(max(0, min(255, (((Double(own) + 255) / 2) * share).rounded())))
            }
            return Color(red: part(color.red), green: part(color.green), blue: part(color.blue))
        }
        return [(0.0, 0.66), (0.3, 0.9), (0.55, 1), (0.85, 0.92), (1, 0.8)].map {
            Fill.Stop(offset: $0, color: shade($1))
        }
    }

    // MARK: Geometry

    /// The points where the line crosses the page's right side and its left side; the latter may be below the page.
    private var right: Point { Point(x: frame.maxX, y: frame.maxY - Self.rise * progress * frame.height) }
    private var left: Point { Point(x: frame.minX, y: right.y + Self.fall * frame.height) }

    /// The upward normal of the line, of length 1.
    private var normal: Point {
        let (x, y) = (left.x - right.x, left.y - right.y)
        let length = (x * x + y * y).squareRoot()
        return Point(x: -y / length, y: x / length)
    }

    /// Returns the signed distance of a point from the line, positive above it.
    private func height(_ point: Point) -> Double {
        (point.x - right.x) * normal.x + (point.y - right.y) * normal.y
    }

    private func moved(_ point: Point, by distance: Double) -> Point {
        Point(x: point.x + normal.x * distance, y: point.y + normal.y * distance)
    }

    private var corners: [Point] {
        [
            Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.minY),
            Point(x: frame.maxX, y: frame.maxY), Point(x: frame.minX, y: frame.maxY),
        ]
    }

    private var width: Double { Self.roll * min(frame.width, frame.height) * 2 }

    /// The part of the page that lies flat.
    private var flat: [Point] { Self.cut(corners) { height($0) } }

    /// The visible part of the back: the lifted part, mirrored across the line, as far as the roll is wide.
    private var back: [Point] {
        let lifted = Self.cut(corners) { -height($0) }
        let folded = lifted.map { moved($0, by: -2 * height($0)) }
        return Self.cut(folded) { width - height($0) }
    }

    /// The two ends of the roll's gradient: its foot on the line, and its far edge.
    private var rollFoot: Point { right }
    private var rollEdge: Point { moved(right, by: max(1, min(width, back.map { height($0) }.max() ?? 0))) }

    /// Returns the part of a polygon where `side` is not negative.
    private static func cut(_ corners: [Point], _ side: (Point) -> Double) -> [Point] {
        var cut: [Point] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            let (here, there) = (side(corner), side(next))
            if here >= 0 { cut.append(corner) }
            guard (here < 0) != (there < 0) else { continue }
            let share = here / (here - there)
            cut.append(Point(x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
        }
        return cut
    }

    /// Makes a path that always has the same number of elements, so that one path can become another.
    private func path(_ points: [Point]) -> VectorPath {
        let points = points.map(turned)
        guard let first = points.first, let last = points.last else { return VectorPath() }
        let all = points + [Point](repeating: last, count: max(0, 8 - points.count))
        return VectorPath(elements: [.move(first)] + all.dropFirst().map { .line($0) } + [.close])
    }
}
