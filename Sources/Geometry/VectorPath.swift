/// An outline made of straight lines and curves, in points, in absolute coordinates.
public struct VectorPath: Hashable, Sendable {
    /// One step of the pen.
    public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quadratic(control: Point, end: Point)
        case cubic(control1: Point, control2: Point, end: Point)
        /// An elliptical arc in SVG's terms: the radii, the rotation of the ellipse's x axis in degrees, the two flags,
        /// the end.
        case arc(radii: Size, rotation: Double, isLarge: Bool, isClockwise: Bool, end: Point)
        case close
    }

    /// The steps in drawing order. A path that is not empty starts with `.move`.
    public var elements: [Element]

    /// A path of the given steps.
    public init(elements: [Element] = []) { self.elements = elements }

    /// The outline of a rectangle, clockwise from its top-left corner.
    public init(rectangle rect: Rect) {
        elements = [
            .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
            .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// The outline of a rectangle followed by `hole`, which is cut out of it under the even-odd rule.
    public init(rectangle rect: Rect, without hole: VectorPath) {
        elements = []
        elements.reserveCapacity(5 + hole.elements.count)
        elements.append(.move(rect.origin))
        elements.append(.line(Point(x: rect.maxX, y: rect.minY)))
        elements.append(.line(Point(x: rect.maxX, y: rect.maxY)))
        elements.append(.line(Point(x: rect.minX, y: rect.maxY)))
        elements.append(.close)
        elements.append(contentsOf: hole.elements)
    }

    /// The outline of a rectangle with circular corners, clockwise from the end of its top-left corner.
    ///
    /// A radius beyond half the shorter side counts as that half; zero gives the plain rectangle.
    public init(rounded rect: Rect, radius: Double) {
        elements = VectorPath(rounded: rect, radii: CornerRadii(all: radius)).elements
    }

    /// The outline of a rectangle whose corners have radii of their own.
    ///
    /// Radii that do not fit beside each other on a side are all scaled down alike, as CSS Backgrounds 3 §5.5 does.
    public init(rounded rect: Rect, radii: CornerRadii) {
        let fitted = radii.fitted(to: rect.size)
        guard fitted != .zero else {
            elements = VectorPath(rectangle: rect).elements
            return
        }
        elements = []
        elements.reserveCapacity(10)
        elements.append(.move(Point(x: rect.minX + fitted.topLeft, y: rect.minY)))
        elements.append(.line(Point(x: rect.maxX - fitted.topRight, y: rect.minY)))
        addCorner(fitted.topRight, to: Point(x: rect.maxX, y: rect.minY + fitted.topRight))
        elements.append(.line(Point(x: rect.maxX, y: rect.maxY - fitted.bottomRight)))
        addCorner(fitted.bottomRight, to: Point(x: rect.maxX - fitted.bottomRight, y: rect.maxY))
        elements.append(.line(Point(x: rect.minX + fitted.bottomLeft, y: rect.maxY)))
        addCorner(fitted.bottomLeft, to: Point(x: rect.minX, y: rect.maxY - fitted.bottomLeft))
        elements.append(.line(Point(x: rect.minX, y: rect.minY + fitted.topLeft)))
        addCorner(fitted.topLeft, to: Point(x: rect.minX + fitted.topLeft, y: rect.minY))
        elements.append(.close)
    }

    /// Adds a clockwise quarter of a circle; nothing if the radius is zero.
    private mutating func addCorner(_ radius: Double, to end: Point) {
        guard radius > 0 else { return }
        elements.append(
            .arc(radii: Size(width: radius, height: radius), rotation: 0, isLarge: false, isClockwise: true, end: end))
    }

    /// The ellipse that touches all four sides of `rect`, clockwise from its leftmost point.
    public init(ellipseIn rect: Rect) {
        let radii = Size(width: rect.width / 2, height: rect.height / 2)
        let right = Point(x: rect.maxX, y: rect.midY)
        let left = Point(x: rect.minX, y: rect.midY)
        elements = [
            .move(left), .arc(radii: radii, rotation: 0, isLarge: false, isClockwise: true, end: right),
            .arc(radii: radii, rotation: 0, isLarge: false, isClockwise: true, end: left), .close,
        ]
    }

    /// This path moved by `dx` to the right and `dy` downwards.
    public func offset(x dx: Double, y dy: Double) -> VectorPath {
        replacing { $0.offset(x: dx, y: dy) }
    }

    /// This path with other points, and other radii and rotations of arcs.
    package func replacing(
        points point: (Point) -> Point, arcs: (_ radii: Size, _ rotation: Double) -> (Size, Double) = { ($0, $1) }
    ) -> VectorPath {
        VectorPath(
            elements: elements.map { element in
                switch element {
                case .move(let end): return .move(point(end))
                case .line(let end): return .line(point(end))
                case .quadratic(let control, let end): return .quadratic(control: point(control), end: point(end))
                case .cubic(let control1, let control2, let end):
                    return .cubic(control1: point(control1), control2: point(control2), end: point(end))
                case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
                    let (radii, rotation) = arcs(radii, rotation)
                    return .arc(
                        radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise, end: point(end))
                case .close: return .close
                }
            })
    }

    /// This path followed by `other`. Under the even-odd rule, `other` is a hole if it lies inside this path.
    public func appending(_ other: VectorPath) -> VectorPath {
        VectorPath(elements: elements + other.elements)
    }
}
