// What a request changes of a look.
extension PartLook {
    /// The look of the dialog, or of a group in its place, with what a request changes.
    ///
    /// - Parameter setting: Evaluated only for a material.
    func changed(by content: Content, isOpaque: Bool, in setting: @autoclosure () -> LookSetting) -> PartLook {
        var look = self
        look.border = content.border ?? border
        look.shadows = content.shadows ?? shadows
        guard !content.background.isEmpty else { return look }
        let named = content.background.material.flatMap { Materials.fill(named: $0, in: setting()) }
        var background = named ?? background ?? Background(color: .white, opacity: 1)
        // A named material remains, tinted with the request's colour.
        if let color = content.background.color {
            var material = named?.material
            material?.tint.color = color
            background = Background(color: color, opacity: background.opacity, material: material)
        }
        if let opacity = content.background.opacity {
            background.opacity = opacity
            background.gradient = []
            if named == nil { background.material = nil }
        }
        // With reduced transparency the dialog is opaque.
        if isOpaque { background = background.opaque }
        look.background = background
        return look
    }
}
