import Geometry

extension LookSetting {
    /// A shadow below the layer that casts it, with the opacity of its colour.
    func shadow(
        _ color: ColorFigure, blur: Double, spread: Double = 0, down: Double = 0, isClipped: Bool = false
    ) -> Shadow {
        let paint = paint(color)
        return Shadow(
            color: paint.color, opacity: paint.opacity, blur: blur, spread: spread, offset: Point(x: 0, y: down),
            isClipped: isClipped)
    }
}

extension PartLook {
    /// This look with an embossed or engraved text.
    /// - Parameter offset: How far below the letters their shadow lies, in points.
    func casting(_ shadow: ColorFigure, down offset: Double, in setting: LookSetting) -> PartLook {
        var look = self
        look.textShadow = setting.shadow(shadow, blur: 0, down: offset)
        return look
    }
}
