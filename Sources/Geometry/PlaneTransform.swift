/// A projective map of the plane, which keeps straight lines straight. It can scale, rotate, slant and move, and show
/// content that is rotated in space in the perspective of a viewer at a distance.
///
/// A point (x, y) goes to ((a·x + c·y + tx) / w, (b·x + d·y + ty) / w) with w = p·x + q·y + r. Without perspective w is
/// 1, and the other six are in the order of the members of an SVG or CSS `matrix`.
public struct PlaneTransform: Hashable, Sendable {
    /// The factor of x in the resulting x.
    public var a: Double
    /// The factor of x in the resulting y.
    public var b: Double
    /// The factor of y in the resulting x.
    public var c: Double
    /// The factor of y in the resulting y.
    public var d: Double
    /// The constant in the resulting x, in points.
    public var tx: Double
    /// The constant in the resulting y, in points.
    public var ty: Double
    /// How much w, the distance from the viewer, grows with x; 0 without perspective.
    public var p = 0.0
    /// How much w, the distance from the viewer, grows with y; 0 without perspective.
    public var q = 0.0
    /// The value of w at the origin: its distance from the viewer, divided by the viewer's distance from the plane.
    public var r = 1.0

    /// A transform of the six numbers, without perspective.
    public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The transform that leaves every point where it is.
    public static let identity = PlaneTransform()

    /// A magnification followed by a rotation in space, both about `center`, as a viewer in front of it sees the
    /// content.
    ///
    /// The turns apply about fixed axes, z first, then y, then x, as `rotateX() rotateY() rotateZ() scale()` of CSS do,
    /// preceded by `perspective()` where a distance is given. A turn about the vertical axis thus makes the content
    /// narrower, and at 90° nothing of it is left. Multiples of 90° are exact.
    /// - Parameters:
    ///   - scale: Factors along x and y.
    ///   - rotationX: Degrees; a positive turn takes the top edge away from the viewer.
    ///   - rotationY: Degrees; a positive turn takes the right edge away from the viewer.
    ///   - rotationZ: Degrees clockwise.
    ///   - distance: The viewer's distance, in points in front of `center`; nil is infinitely far.
    public init(
        scale: Size, rotationX: Double = 0, rotationY: Double = 0, rotationZ: Double = 0, about center: Point,
        seenFrom distance: Double? = nil
    ) {
        let (x, y, z) = (Direction(degrees: rotationX), Direction(degrees: rotationY), Direction(degrees: rotationZ))
        a = y.cosine * z.cosine * scale.width
        c = -y.cosine * z.sine * scale.height
        b = (x.cosine * z.sine + x.sine * y.sine * z.cosine) * scale.width
        d = (x.cosine * z.cosine - x.sine * y.sine * z.sine) * scale.height
        if let distance {
            // By how much a step along each axis leads away from the viewer, divided by the viewer's distance.
            p = -(x.sine * z.sine - x.cosine * y.sine * z.cosine) * scale.width / distance
            q = -(x.sine * z.cosine + x.cosine * y.sine * z.sine) * scale.height / distance
            r = 1 - p * center.x - q * center.y
            a += p * center.x
            c += q * center.x
            b += p * center.y
            d += q * center.y
        }
        tx = 0
        ty = 0
        // Keeps the centre, at which w is 1, in place.
        tx = center.x - (a * center.x + c * center.y)
        ty = center.y - (b * center.x + d * center.y)
    }

    /// The transform that stretches `source` to cover `target`. An axis along which `source` has no length is only
    /// moved, not stretched.
    public init(from source: Rect, to target: Rect) {
        a = source.width > 0 ? target.width / source.width : 1
        d = source.height > 0 ? target.height / source.height : 1
        b = 0
        c = 0
        tx = a == 1 ? target.minX - source.minX : target.minX - source.minX * a
        ty = d == 1 ? target.minY - source.minY : target.minY - source.minY * d
    }

    /// Where a point goes; nil for a point behind the viewer, and for one that would go infinitely far away.
    public func applied(to point: Point) -> Point? {
        let w = p * point.x + q * point.y + r
        guard w > 0 else { return nil }
        let (x, y) = (a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
        return w == 1 ? Point(x: x, y: y) : Point(x: x / w, y: y / w)
    }

    /// The transform that applies this one first, and then `next`.
    public func followed(by next: PlaneTransform) -> PlaneTransform {
        var both = PlaneTransform(
            a: next.a * a + next.c * b + next.tx * p, b: next.b * a + next.d * b + next.ty * p,
            c: next.a * c + next.c * d + next.tx * q, d: next.b * c + next.d * d + next.ty * q,
            tx: next.a * tx + next.c * ty + next.tx * r, ty: next.b * tx + next.d * ty + next.ty * r)
        both.p = next.p * a + next.q * b + next.r * p
        both.q = next.p * c + next.q * d + next.r * q
        both.r = next.p * tx + next.q * ty + next.r * r
        return both
    }

    /// The transform that undoes this one; nil if this one leaves no area, as a rotation to edge-on does.
    ///
    /// Points behind the viewer cannot be mapped back. An area that shrinks to less than a billionth counts as none.
    public var inverse: PlaneTransform? {
        let (first, second, third) = (d * r - ty * q, ty * p - b * r, b * q - d * p)
        let area = a * first + c * second + tx * third
        guard area.isFinite, area.magnitude > 1e-9, tx.isFinite, ty.isFinite else { return nil }
        var back = PlaneTransform(
            a: first / area, b: second / area, c: (tx * q - c * r) / area, d: (a * r - tx * p) / area,
            tx: (c * ty - tx * d) / area, ty: (b * tx - a * ty) / area)
        back.p = third / area
        back.q = (c * p - a * q) / area
        back.r = (a * d - b * c) / area
        return back
    }
}

extension PlaneTransform {
    /// Whether the front of a flat layer is visible when it is rotated by these angles, in degrees. Edge-on it is not.
    public static func showsFront(rotationX: Double, rotationY: Double) -> Bool {
        Direction(degrees: rotationX).cosine * Direction(degrees: rotationY).cosine > 0
    }
}
