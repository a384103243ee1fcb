/// A piece of an ellipse given by a centre and two angles, computed from the end points by which paths describe it.
///
/// Source: SVG 1.1 F.6.5 and F.6.6, computed on the unit circle, where neither the squares of the radii nor tiny chords
/// can overflow or vanish.
struct EllipticalArc {
    let start: Point
    let end: Point
    let center: Point
    /// Radii along the ellipse's own axes, large enough to reach both ends.
    let radii: Size
    /// The direction of the ellipse's own x axis.
    let axis: Direction
    /// The angle of `start` on the unit circle, in radians.
    let startAngle: Double
    /// The angle travelled, in radians: positive clockwise, at most a whole turn.
    let sweep: Double

    /// The arc between two points, or nil where SVG draws a straight line instead: where a radius is zero.
    ///
    /// Signs of the radii are ignored, and radii too small to reach are scaled up until they do. Beyond SVG, two more
    /// cases give nil: a radius under a billionth of the other, and ends that coincide.
    init?(from start: Point, radii: Size, rotation: Double, isLarge: Bool, isClockwise: Bool, to end: Point) {
        guard let fit = EllipticalArc.fit(radii, rotation: rotation, from: start, to: end) else { return nil }
        let axis = Direction(degrees: rotation)
        let reach = fit.reach
        // In units of the radii, the chord's middle is `rise` away from the centre, perpendicular to the chord.
        let rise = reach < 1 ? ((1 - reach) * (1 + reach)).squareRoot() : 0
        let side = isLarge == isClockwise ? -1.0 : 1.0
        let unitCenter = Point(x: side * rise * fit.half.y / reach, y: -side * rise * fit.half.x / reach)
        let offset = Point(x: unitCenter.x * fit.radii.width, y: unitCenter.y * fit.radii.height)
        let half = angle(rise, reach)
        self.start = start
        self.end = end
        self.radii = fit.radii
        self.axis = axis
        center = Point(
            x: (start.x + end.x) / 2 + axis.cosine * offset.x - axis.sine * offset.y,
            y: (start.y + end.y) / 2 + axis.sine * offset.x + axis.cosine * offset.y)
        startAngle = angle(fit.half.x - unitCenter.x, fit.half.y - unitCenter.y)
        sweep = (isLarge ? 2 * (.pi - half) : 2 * half) * (isClockwise ? 1 : -1)
    }

    /// The radii of an arc made positive, and scaled up by one factor where they are too small to reach from `start` to
    /// `end`; nil where the arc is a straight line.
    static func correctedRadii(_ radii: Size, rotation: Double, from start: Point, to end: Point) -> Size? {
        fit(radii, rotation: rotation, from: start, to: end)?.radii
    }

    /// Half the vector from the end to the start, in the ellipse's own axes and in units of its radii; the vector's
    /// length; and the corrected radii.
    private struct Fit {
        let half: Point
        let reach: Double
        let radii: Size
    }

    private static func fit(_ radii: Size, rotation: Double, from start: Point, to end: Point) -> Fit? {
        let rx = abs(radii.width)
        let ry = abs(radii.height)
        guard rx.isFinite, ry.isFinite, min(rx, ry) > 1e-100, min(rx, ry) >= max(rx, ry) * 1e-9 else { return nil }
        let axis = Direction(degrees: rotation)
        let dx = (start.x - end.x) / 2
        let dy = (start.y - end.y) / 2
        let x = axis.cosine * dx + axis.sine * dy
        let y = axis.cosine * dy - axis.sine * dx
        let half = Point(x: x / rx, y: y / ry)
        let reach = length(half.x, half.y)
        guard reach > 1e-100, reach.isFinite else { return nil }
        // Radii that were scaled up before reach by a rounding error more or less than needed. That error would shift
        // the centre by its square root, so such a reach counts as exactly 1.
        guard reach >= 1 - 2e-15 else { return Fit(half: half, reach: reach, radii: Size(width: rx, height: ry)) }
        let isExact = reach <= 1 + 2e-15
        return Fit(
            half: Point(x: half.x / reach, y: half.y / reach), reach: 1,
            radii: isExact ? Size(width: rx, height: ry) : Size(width: rx * reach, height: ry * reach))
    }

    /// Half the width and half the height of the whole ellipse.
    var halfExtent: Size {
        Size(
            width: length(radii.width * axis.cosine, radii.height * axis.sine),
            height: length(radii.width * axis.sine, radii.height * axis.cosine))
    }

    /// The point after `travelled` radians of the sweep, counted in its direction.
    func point(after travelled: Double) -> Point {
        let turn = Direction(radians: startAngle + (sweep < 0 ? -travelled : travelled))
        let x = radii.width * turn.cosine
        let y = radii.height * turn.sine
        return Point(x: center.x + axis.cosine * x - axis.sine * y, y: center.y + axis.sine * x + axis.cosine * y)
    }

    /// The angle travelled in the sweep's direction to the ellipse's rightmost point, 0..<2π.
    var travelToRight: Double { travel(to: angle(radii.width * axis.cosine, -radii.height * axis.sine)) }

    /// The angle travelled in the sweep's direction to the ellipse's lowest point, 0..<2π.
    var travelToBottom: Double { travel(to: angle(radii.width * axis.sine, radii.height * axis.cosine)) }

    private func travel(to target: Double) -> Double {
        let whole = 2 * Double.pi
        let ahead = (sweep < 0 ? startAngle - target : target - startAngle).truncatingRemainder(dividingBy: whole)
        return ahead < 0 ? ahead + whole : ahead
    }

    /// Whether the arc passes the point `travelled` radians along its sweep, its two ends excluded.
    ///
    /// A point within a billionth of a radian of an end counts as that end: the two are no further apart than rounding.
    func passes(_ travelled: Double) -> Bool { travelled > 1e-9 && travelled < abs(sweep) - 1e-9 }
}
