/// A map of the plane that keeps straight lines straight and parallel lines parallel: it scales, turns, slants, moves.
///
/// A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty), in the order of the members of an SVG or CSS `matrix`.
public struct PlaneTransform: Hashable, Sendable {
    /// How far the result's x goes with x.
    public var a: Double
    /// How far the result's y goes with x.
    public var b: Double
    /// How far the result's x goes with y.
    public var c: Double
    /// How far the result's y goes with y.
    public var d: Double
    /// The x of where the origin goes.
    public var tx: Double
    /// The y of where the origin goes.
    public var ty: Double

    /// A transform of the six numbers.
    public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Every point stays where it is.
    public static let identity = PlaneTransform()

    /// A magnification, then a turn in space, both about `center`, seen straight from the front without perspective.
    ///
    /// The turns apply about axes that stay fixed, z first, then y, then x: `rotateX() rotateY() rotateZ()` of CSS. A
    /// turn about the vertical axis so makes what is turned narrower, and at 90° nothing of it is left. It is exact at
    /// multiples of 90°.
    /// - Parameters:
    ///   - scale: Factors along x and y.
    ///   - rotationX: Degrees; a positive turn takes the top edge away from the viewer.
    ///   - rotationY: Degrees; a positive turn takes the right edge away from the viewer.
    ///   - rotationZ: Degrees clockwise.
    public init(
        scale: Size, rotationX: Double = 0, rotationY: Double = 0, rotationZ: Double = 0, about center: Point
    ) {
        let (x, y, z) = (
            Direction(degrees: rotationX), Direction(degrees: rotationY), Direction(degrees: rotationZ)
        )
        a = y.cosine * z.cosine * scale.width
        c = -y.cosine * z.sine * scale.height
        b = (x.cosine * z.sine + x.sine * y.sine * z.cosine) * scale.width
        d = (x.cosine * z.cosine - x.sine * y.sine * z.sine) * scale.height
        tx = 0
        ty = 0
        let moved = applied(to: center)
        tx = center.x - moved.x
        ty = center.y - moved.y
    }

    /// The transform that stretches `source` on to `target`; along a side of `source` that has no length it only moves.
    public init(from source: Rect, to target: Rect) {
        a = source.width > 0 ? target.width / source.width : 1
        d = source.height > 0 ? target.height / source.height : 1
        b = 0
        c = 0
        tx = a == 1 ? target.minX - source.minX : target.minX - source.minX * a
        ty = d == 1 ? target.minY - source.minY : target.minY - source.minY * d
    }

    /// Where a point goes.
    public func applied(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// This transform, and `next` after it.
    public func followed(by next: PlaneTransform) -> PlaneTransform {
        PlaneTransform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
            d: next.b * c + next.d * d, tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty
        )
    }

    /// The transform that leads back; nil where this one leaves no area, as what is turned edge-on.
    ///
    /// Areas shrunk to less than a billionth count as none.
    public var inverse: PlaneTransform? {
        let area = a * d - b * c
        guard area.isFinite, area.magnitude > 1e-9, tx.isFinite, ty.isFinite else { return nil }
        return PlaneTransform(
            a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
            ty: (b * tx - a * ty) / area)
    }
}

extension PlaneTransform {
    /// Whether a flat thing that is turned by so many degrees still shows its front; edge-on it does not.
    public static func showsFront(rotationX: Double, rotationY: Double) -> Bool {
        Direction(degrees: rotationX).cosine * Direction(degrees: rotationY).cosine > 0
    }
}
