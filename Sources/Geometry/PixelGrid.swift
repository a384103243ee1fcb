/// The grid of physical pixels under a space measured in points.
///
/// Edges are rounded, not sizes, so rectangles that meet before rounding meet after it. A coordinate half way between
/// two pixels goes to the greater one, for negative coordinates too, so that a shape looks the same wherever it lies.
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
    /// A billionth of a pixel short of half way counts as half way: one edge, computed from the left and from the
    /// right, may differ by that much, and both results must give the same boundary.
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
        let edges = snap(SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY))
        return Rect(minX: edges.x, minY: edges.y, maxX: edges.z, maxY: edges.w)
    }

    /// The pixel boundaries nearest to four coordinates: bit for bit what the scalar `snap` gives for each of them.
    ///
    /// All four are worked out side by side, in less than half the instructions.
    private func snap(_ coordinates: SIMD4<Double>) -> SIMD4<Double> {
        let shifted = coordinates * scale + 0.5 + 1e-9
        let nearest = PixelGrid.rounded(shifted)
        let boundaries = (nearest - SIMD4.zero.replacing(with: 1, where: nearest .> shifted)) / scale
        let fine = boundaries * 0x1p32
        let whole = PixelGrid.rounded(fine)
        // Inside these limits all rounding is exact; a NaN counts as outside. Exactly half way between two whole
        // numbers, `rounded()` of the library rounds otherwise than the sum below.
        let isHalfWay = (fine - whole) * (fine - whole) .== 0.25
        guard scale <= 0x1p30, all(boundaries .< 0x1p18 .& boundaries .> -0x1p18 .& .!isHalfWay) else {
            return snapOneByOne(coordinates)
        }
        return whole * 0x1p-32
    }

    /// Not inlined, since hardly any coordinate is this large.
    @inline(never)
    private func snapOneByOne(_ coordinates: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(snap(coordinates.x), snap(coordinates.y), snap(coordinates.z), snap(coordinates.w))
    }

    /// The nearest whole numbers; half way between two, the even one. Right for numbers up to ±2⁵¹.
    @inline(__always)
    private static func rounded(_ numbers: SIMD4<Double>) -> SIMD4<Double> {
        // Between 2⁵² and 2⁵³ every double is a whole number, so a sum that lies there ends on the nearest one.
        numbers + 0x1.8p52 - 0x1.8p52
    }

    /// The least whole number of pixels that holds `length`, in points. A length a millionth of a pixel above a whole
    /// number counts as that number.
    public func roundUp(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
}
