import Geometry

extension Shadow {
    /// A shadow of a colour that has its opacity with it.
    init(_ paint: Paint, blur: Double, spread: Double = 0, offset: Point = .zero, isClipped: Bool = false) {
        self.init(
            color: paint.color, opacity: paint.opacity, blur: blur, spread: spread, offset: offset,
            isClipped: isClipped)
    }
}
