import Devices

// The look of a dialog of which nothing more is known.
extension PresentationStyle {
    /// Filled with the platform's background, and its texts in the platform's label colour.
    package func look(in setting: LookSetting) -> DialogLook {
        let (fill, text): (ColorRole, ColorRole) =
            switch setting.platform {
            case .apple: (.background, .label)
            case .material: (.surfaceContainerHigh, .onSurface)
            case .web: (.canvas, .canvasText)
            }
        let label = PartLook(text: setting.paint(text))
        return DialogLook([
            .dimming: PartLook(background: Background(.black)),
            .dialog: PartLook(background: setting.fill(fill), clips: true),
            .title: label, .message: label, .button: label, .cancelButton: label, .destructiveButton: label,
            .preferredButton: label, .field: label, .bar: label, .barButton: label,
        ])
    }
}
