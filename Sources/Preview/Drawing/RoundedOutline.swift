package import Dialogs
package import Geometry

extension VectorPath {
    /// Makes a rectangle with corners of the shape `curve`.
    ///
    /// Apple's continuous corner begins at 1.52866 times the radius and is made of three cubic curves. If a side is too
    /// short for that, the corner is interpolated towards a quarter of a circle, which it becomes if two radii fill the
    /// side, as at the ends of a capsule.
    ///
    /// Source: the control points as published by PaintCode, "Code for iOS 7 Rounded Rectangles" (2013), which read
    /// them off `UIBezierPath(roundedRect:cornerRadius:)`.
    package init(_ rect: Rect, radii: CornerRadii, curve: CornerCurve) {
        guard curve == .continuous, radii != .zero else {
            self.init(rounded: rect, radii: radii)
            return
        }
        let fitted = radii.fitted(to: rect.size)
        let corners = [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft]
        let reach = [rect.width / 2, rect.height / 2].min() ?? 0
        var elements: [Element] = []
        elements.reserveCapacity(18)
        for (index, radius) in corners.enumerated() {
            let corner = ContinuousCorner(at: index, of: rect, radius: radius, reach: reach)
            corner.add(to: &elements)
        }
        elements.append(.close)
        self.init(elements: elements)
    }
}

/// One of Apple's corners, drawn clockwise.
private struct ContinuousCorner {
    private let origin: Point
    /// Unit vectors from the corner: back along the incoming side, and on along the outgoing side.
    private let back: Point
    private let on: Point
    private let radius: Double
    /// From 1, if there is room for the whole curve, to 0, if there is only room for a quarter of a circle.
    private let share: Double
    private let isFirst: Bool

    /// - Parameter index: 0 is the top left corner, the others follow clockwise.
    init(at index: Int, of rect: Rect, radius: Double, reach: Double) {
        switch index {
        case 0: (origin, back, on) = (rect.origin, Point(x: 0, y: 1), Point(x: 1, y: 0))
        case 1: (origin, back, on) = (Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1))
        case 2: (origin, back, on) = (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0))
        default: (origin, back, on) = (Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1))
        }
        self.radius = radius
        share = radius > 0 ? min(max((reach / radius - 1) / (Self.whole[0].x - 1), 0), 1) : 0
        isFirst = index == 0
    }

    /// The start and the nine points after it, as multiples of the radius: back along the incoming side, and on along
    /// the outgoing side.
    private static let whole: [Point] = [
        Point(x: 1.528665, y: 0), Point(x: 1.088492, y: 0), Point(x: 0.868407, y: 0), Point(x: 0.631494, y: 0.074911),
        Point(x: 0.372824, y: 0.169060), Point(x: 0.169060, y: 0.372824), Point(x: 0.074911, y: 0.631494),
        Point(x: 0, y: 0.868407), Point(x: 0, y: 1.088492), Point(x: 0, y: 1.528665),
    ]

    /// A quarter of a circle in three pieces that end at the same angles: 21.6°, 46.8° and 21.6°, with handles of
    /// 4/3 · tan(angle/4).
    private static let circle: [Point] = [
        Point(x: 1, y: 0), Point(x: 0.873963, y: 0), Point(x: 0.749062, y: 0.023826), Point(x: 0.631875, y: 0.070224),
        Point(x: 0.375146, y: 0.171870), Point(x: 0.171870, y: 0.375146), Point(x: 0.070224, y: 0.631875),
        Point(x: 0.023826, y: 0.749062), Point(x: 0, y: 0.873963), Point(x: 0, y: 1),
    ]

    private func point(_ index: Int) -> Point {
        let (full, round) = (Self.whole[index], Self.circle[index])
        let x = (round.x + (full.x - round.x) * share) * radius
        let y = (round.y + (full.y - round.y) * share) * radius
        return Point(x: origin.x + back.x * x + on.x * y, y: origin.y + back.y * x + on.y * y)
    }

    func add(to elements: inout [VectorPath.Element]) {
        guard radius > 0 else {
            elements.append(isFirst ? .move(origin) : .line(origin))
            return
        }
        elements.append(isFirst ? .move(point(0)) : .line(point(0)))
        for piece in 0..<3 {
            elements.append(
                .cubic(
                    control1: point(piece * 3 + 1), control2: point(piece * 3 + 2), end: point(piece * 3 + 3)))
        }
    }
}
