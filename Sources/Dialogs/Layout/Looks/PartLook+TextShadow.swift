import Geometry

extension PartLook {
    /// This look with an embossed or engraved text.
    /// - Parameter offset: How far below the letters their shadow lies, in points.
    func casting(_ shadow: ColorFigure, down offset: Double, in setting: LookSetting) -> PartLook {
        var look = self
        look.textShadow = Shadow(setting.paint(shadow), blur: 0, offset: Point(x: 0, y: offset))
        return look
    }
}
