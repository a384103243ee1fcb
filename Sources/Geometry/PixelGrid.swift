/// The grid of physical pixels under a space measured in points.
///
/// Edges are rounded, not sizes, so rectangles that meet before rounding meet after it. A coordinate half way between
/// two pixels goes to the greater one, on both sides of zero, so a shape keeps its form wherever it lies.
public struct PixelGrid: Hashable, Sendable {
    /// Physical pixels per point; more than zero.
    public let scale: Double

    /// A grid of `scale` pixels per point.
    /// - Precondition: `scale` is finite and more than zero.
    public init(scale: Double) {
        precondition(scale.isFinite && scale > 0, "a pixel grid needs a finite scale above zero")
        self.scale = scale
    }

    /// The pixel boundary nearest to `coordinate`, in points.
    ///
    /// A billionth of a pixel short of half way counts as half way: the same edge, computed from the left and from the
    /// right, differs by that much and has to end on one boundary.
    ///
    /// Boundaries are multiples of 2⁻³² pt, so that up to ±2²⁰ pt the distance of any two is exact: a rectangle between
    /// two of them ends on the very number its neighbour starts on, at scales like 3 and 2.625 too.
    /// - Accuracy: 2⁻³³ pt, about a ten-billionth of a point.
    public func snap(_ coordinate: Double) -> Double {
        let boundary = (coordinate * scale + 0.5 + 1e-9).rounded(.down) / scale
        guard abs(boundary) < 0x1p20 else { return boundary }
        return (boundary * 0x1p32).rounded() * 0x1p-32
    }

    /// `rect` with each edge at its nearest pixel boundary.
    public func snap(_ rect: Rect) -> Rect {
        Rect(minX: snap(rect.minX), minY: snap(rect.minY), maxX: snap(rect.maxX), maxY: snap(rect.maxY))
    }

    /// The least whole number of pixels that holds `length`, in points. A hair over a whole number counts as it.
    public func roundUp(_ length: Double) -> Double {
        (length * scale - 1e-6).rounded(.up) / scale
    }
}
