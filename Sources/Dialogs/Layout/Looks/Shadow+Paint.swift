import Geometry

extension Shadow {
    /// Creates a shadow from a paint, with the paint's opacity.
    init(_ paint: Paint, blur: Double, spread: Double = 0, offset: Point = .zero, isClipped: Bool = false) {
        self.init(
            color: paint.color, opacity: paint.opacity, blur: blur, spread: spread, offset: offset,
            isClipped: isClipped)
    }
}
