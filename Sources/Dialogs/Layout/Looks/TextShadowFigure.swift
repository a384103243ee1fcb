import Geometry

/// What letters cast, without blur: its colour, and how far it lies below them.
struct TextShadowFigure: Sendable {
    let color: ColorFigure
    let offset: StyleFigure

    /// - Parameter part: Whose letters they are: `alert`, `navigationBar`.
    init(
        _ part: String, _ paint: Paint, down offset: Double, eras: String, _ confidence: StyleFigure.Confidence,
        source: String
    ) {
        color = ColorFigure(part + ".text.shadow", light: paint, eras: eras, confidence, source: source)
        self.offset = StyleFigure(
            part + ".text.shadow.offset", offset, "pt", eras: eras, confidence, source: source)
    }
}

extension PartLook {
    /// The same with letters that are cut into their ground, or stand out of it.
    func casting(_ shadow: TextShadowFigure, in setting: LookSetting) -> PartLook {
        casting(shadow.color, down: shadow.offset.value, in: setting)
    }

    /// - Parameter offset: How far what the letters cast lies below them, in points.
    func casting(_ shadow: ColorFigure, down offset: Double, in setting: LookSetting) -> PartLook {
        var look = self
        look.textShadow = Shadow(setting.paint(shadow), blur: 0, offset: Point(x: 0, y: offset))
        return look
    }
}
