package import Geometry

/// The parts into which folds and hinges divide a screen. One of them is chosen for a dialog.
///
/// The rule is the one that Flutter publishes (`DisplayFeatureSubScreen`, packages/flutter/lib/src/widgets/
/// display_feature_sub_screen.dart). A region at least as high as a part divides it into a left and a right part;
/// otherwise a region at least as wide divides it into an upper and a lower one; any other region is ignored. Regions
/// are applied one after the other, in the given order. There is one difference: a region beside a part leaves that
/// part as it is, whereas in Flutter the part would grow up to such a region, across the region that cut it.
package struct SubScreens: Hashable, Sendable {
    /// The undivided screen, in points.
    package let bounds: Rect
    /// The parts in the order in which they were cut: left before right, upper before lower. There is always one: if
    /// the regions leave nothing, the whole screen is the only part.
    package let parts: [Rect]

    /// Divides `bounds` at those of `regions` that span it. The caller selects the regions that are obstacles; in
    /// Flutter these are the regions with an area, and those of a half-open fold.
    ///
    /// - Parameter tolerance: How far a region may end before a part's edge and still reach it, in points: sizes are
    ///   often given rounded.
    package init(of bounds: Rect, avoiding regions: [Rect], tolerance: Double = 0) {
        let parts = regions.reduce([bounds]) { parts, region in
            parts.flatMap { part in SubScreens.cut(part, at: SubScreens.reaching(region, part, within: tolerance)) }
        }
        self.bounds = bounds
        self.parts = parts.isEmpty ? [bounds] : parts
    }

    /// `region` with those of its edges that nearly meet an edge of `part` moved to it.
    private static func reaching(_ region: Rect, _ part: Rect, within tolerance: Double) -> Rect {
        func moved(_ value: Double, to edge: Double) -> Double { abs(value - edge) <= tolerance ? edge : value }
        return Rect(
            minX: moved(region.minX, to: part.minX), minY: moved(region.minY, to: part.minY),
            maxX: moved(region.maxX, to: part.maxX), maxY: moved(region.maxY, to: part.maxY))
    }

    private static func cut(_ part: Rect, at region: Rect) -> [Rect] {
        var pieces: [Rect] = []
        if region.minY <= part.minY, region.maxY >= part.maxY {
            if region.minX > part.minX {
                pieces.append(
                    Rect(minX: part.minX, minY: part.minY, maxX: min(region.minX, part.maxX), maxY: part.maxY))
            }
            if region.maxX < part.maxX {
                pieces.append(
                    Rect(minX: max(region.maxX, part.minX), minY: part.minY, maxX: part.maxX, maxY: part.maxY))
            }
        } else if region.minX <= part.minX, region.maxX >= part.maxX {
            if region.minY > part.minY {
                pieces.append(
                    Rect(minX: part.minX, minY: part.minY, maxX: part.maxX, maxY: min(region.minY, part.maxY)))
            }
            if region.maxY < part.maxY {
                pieces.append(
                    Rect(minX: part.minX, minY: max(region.maxY, part.minY), maxX: part.maxX, maxY: part.maxY))
            }
        } else {
            return [part]
        }
        return pieces
    }

    /// Returns the part nearest to `anchorPoint`: the part that contains it, or the first of those with the closest
    /// edge. A point outside of the bounds is first moved to their edge.
    package func nearest(to anchorPoint: Point) -> Rect {
        let anchor = Point(
            x: max(bounds.minX, min(anchorPoint.x, bounds.maxX)), y: max(bounds.minY, min(anchorPoint.y, bounds.maxY)))
        var nearest = parts[0]
        var least = Double.infinity
        for part in parts {
            let distance = SubScreens.squaredDistance(from: anchor, to: part)
            if distance < least { (nearest, least) = (part, distance) }
        }
        return nearest
    }

    private static func squaredDistance(from point: Point, to rect: Rect) -> Double {
        let dx = max(rect.minX - point.x, 0, point.x - rect.maxX)
        let dy = max(rect.minY - point.y, 0, point.y - rect.maxY)
        return dx * dx + dy * dy
    }
}
