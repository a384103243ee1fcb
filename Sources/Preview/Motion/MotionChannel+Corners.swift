import Geometry

extension MotionChannel {
    /// Points; no corner that is round at some moment gets sharper.
    private static let sharpest = 0.001

    /// Corners of a channel of radii. Those that are round at some moment are so all the time, however little: an outline
    /// then has as many pieces at every moment, and each can become the next.
    func corners(_ radii: CornerRadii) -> CornerRadii {
        let most = values.reduce(SIMD4<Double>.zero) { pointwiseMax($0, $1) }
        let least = SIMD4<Double>.zero.replacing(with: Self.sharpest, where: most .> SIMD4(repeating: 0))
        return radii.combined(with: CornerRadii(lanes: least)) { max($0, $1) }
    }
}

extension CornerRadii {
    /// Top left, top right, bottom right, bottom left.
    init(lanes: SIMD4<Double>) {
        self.init(topLeft: lanes.x, topRight: lanes.y, bottomRight: lanes.z, bottomLeft: lanes.w)
    }
}
