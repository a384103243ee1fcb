import Geometry

extension PartLook {
    /// This look with letters that are cut into their ground, or stand out of it.
    /// - Parameter offset: How far what the letters cast lies below them, in points.
    func casting(_ shadow: ColorFigure, down offset: Double, in setting: LookSetting) -> PartLook {
        var look = self
        look.textShadow = Shadow(setting.paint(shadow), blur: 0, offset: Point(x: 0, y: offset))
        return look
    }
}
