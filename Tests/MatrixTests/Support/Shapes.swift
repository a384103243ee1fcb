import Boxes
import Dialogs
import Geometry
import Timeline
import Typography

/// A hit region as a test asks it: rectangles, which most are, without a walk along the path.
struct Touchable {
    let region: HitRegion
    private let box: Rect?

    init(_ region: HitRegion) {
        self.region = region
        let points = region.path.elements.compactMap { element -> Point? in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
        let isPlain =
            region.path.elements.count == 5 && points.count == 4 && points[0].y == points[1].y
            && points[1].x == points[2].x && points[2].y == points[3].y && points[3].x == points[0].x
        box = isPlain ? Rect(minX: points[0].x, minY: points[0].y, maxX: points[2].x, maxY: points[2].y) : nil
    }

    func contains(_ point: Point) -> Bool { box?.contains(point) ?? region.path.contains(point) }
}

extension Layer {
    /// The box around the letters of its text.
    var drawn: Rect? {
        guard let text, let first = text.lines.first else { return nil }
        func box(_ line: TextBlock.Line) -> Rect {
            Rect(
                x: line.x, y: line.baseline - 0.76 * text.style.size, width: line.width, height: text.style.size)
        }
        return text.lines.dropFirst().reduce(box(first)) { $0.union(box($1)) }
    }
}

extension Rect {
    var isSane: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
    }

    func grown(by amount: Double) -> Rect {
        Rect(x: minX - amount, y: minY - amount, width: width + 2 * amount, height: height + 2 * amount)
    }

    /// Whether the two share more than an edge.
    func overlaps(_ other: Rect) -> Bool {
        guard let shared = intersection(other) else { return false }
        return shared.width > 1e-6 && shared.height > 1e-6
    }

    func isClose(to other: Rect, within slack: Double) -> Bool {
        abs(minX - other.minX) <= slack && abs(minY - other.minY) <= slack && abs(maxX - other.maxX) <= slack
            && abs(maxY - other.maxY) <= slack
    }

    /// The mirror image about the vertical line at `axis`.
    func mirrored(about axis: Double) -> Rect { Rect(x: 2 * axis - maxX, y: minY, width: width, height: height) }

    var short: String { "(\(minX), \(minY), \(width), \(height))" }
}

extension AnimatedValue {
    var isSane: Bool {
        switch self {
        case .scalar(let value): value.isFinite
        case .point(let point): point.x.isFinite && point.y.isFinite
        case .size(let size): size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
        case .pair(let x, let y): x.isFinite && y.isFinite
        case .corners: numbers.allSatisfy { $0.isFinite && $0 >= 0 }
        case .text: true
        }
    }
}

extension VectorPath {
    var isSane: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.isSane
            case .quadratic(let control, let end): control.isSane && end.isSane
            case .cubic(let one, let two, let end): one.isSane && two.isSane && end.isSane
            case .arc(let radii, _, _, _, let end): radii.width.isFinite && radii.height.isFinite && end.isSane
            case .close: true
            }
        }
    }
}

extension Point {
    var isSane: Bool { x.isFinite && y.isFinite }
}
