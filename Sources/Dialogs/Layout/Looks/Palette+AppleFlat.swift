import Devices

// Apple's colours before there was a dark appearance: iOS 7 – 12, and iPhone OS. They had no roles then; what did the same
// is taken for each, and where nothing did, what came after.
extension Palette {
    private static let flatEras = "iOS 7 – 12"
    private static let classicEras = "iPhone OS 1 – iOS 6"

    static let flat = Palette(
        flatColors
            + [
                flatRole(.label, .black, .imitated, "appearance color.ios7.label"),
                flatRole(.secondaryLabel, Paint(0x8E8E93), .assumed, greyText),
                flatRole(.tertiaryLabel, Paint(0xC7C7CD), .assumed, placeholder),
                flatRole(
                    .quaternaryLabel, Paint(0xC7C7CD, opacity: 0.6), .assumed, "no source found; fainter than the third"
                ),
                flatRole(.placeholderText, Paint(0xC7C7CD), .assumed, placeholder),
                flatRole(.separator, Paint(0xC8C7CC), .assumed, tableLine),
                flatRole(.opaqueSeparator, Paint(0xC8C7CC), .assumed, tableLine),
            ] + flatBackgrounds + Palette.later(flatEras, .systemFill, .secondarySystemFill, .tertiarySystemFill)
            + Palette.later(flatEras, .quaternarySystemFill),
        materials: Materials.figures(on: .apple, .nine))

    static let classic = Palette(
        [
            classicRole(.label, .black, "appearance color.ios7.label: the text of labels before iOS 13"),
            classicRole(.secondaryLabel, Paint(0x808080), "no source found; the grey of details"),
            classicRole(.tertiaryLabel, Paint(0xB3B3B3), "no source found; the grey of placeholders"),
            classicRole(.quaternaryLabel, Paint(0xB3B3B3, opacity: 0.6), "no source found; fainter than the third"),
            classicRole(.placeholderText, Paint(0xB3B3B3), "no source found; 70 % white"),
            classicRole(.separator, Paint(0xABABAB), "no source found; the line between rows of a grouped table"),
            classicRole(.opaqueSeparator, Paint(0xABABAB), "no source found; the line between rows of a grouped table"),
            classicRole(.link, Paint(0x324F85), "appearance color.ios6.tint", .imitated),
            classicRole(.tint, Paint(0x324F85), "appearance color.ios6.tint: no tint existed", .imitated),
            classicRole(
                .destructive, Paint(0xC71A1A),
                "appearance actionSheet.ios6.ratchetButton: the lower colour of its red button", .imitated),
            classicRole(.background, .white, "no source found; the white of pages"),
            classicRole(.secondaryBackground, Paint(0xEFEFF4), "no source found; the grey of iOS 7"),
            classicRole(.tertiaryBackground, .white, "no source found; the white of pages"),
            classicRole(.groupedBackground, Paint(0xC5CCD4), "no source found; the mean of its pinstripes"),
            classicRole(.secondaryGroupedBackground, .white, "no source found; the white of rows"),
        ] + Palette.later(classicEras, .systemFill, .secondarySystemFill, .tertiarySystemFill)
            + Palette.later(classicEras, .quaternarySystemFill))

    // MARK: iOS 7 – 12

    private static let flatColors: [ColorFigure] = [
        flatRole(.tint, Paint(0x007AFF), .documented, "appearance color.ios7.systemBlue"),
        flatRole(.link, Paint(0x007AFF), .assumed, "no source found; the tint, appearance color.ios7.systemBlue"),
        flatRole(.destructive, Paint(0xFF3B30), .documented, "appearance color.ios7.systemRed"),
        flatRole(.systemBlue, Paint(0x007AFF), .documented, "appearance color.ios7.systemBlue"),
        flatRole(.systemRed, Paint(0xFF3B30), .documented, "appearance color.ios7.systemRed"),
        flatRole(.systemGreen, Paint(0x4CD964), .documented, "appearance color.ios7.systemGreen"),
        flatRole(.systemGray, Paint(0x8E8E93), .imitated, "appearance color.ios7.systemGray"),
        flatRole(.systemOrange, Paint(0xFF9500), .assumed, copies),
        flatRole(.systemYellow, Paint(0xFFCC00), .assumed, copies),
        flatRole(.systemTeal, Paint(0x5AC8FA), .assumed, copies),
        flatRole(.systemPurple, Paint(0x5856D6), .assumed, copies),
        flatRole(.systemPink, Paint(0xFF2D55), .assumed, copies),
    ]

    private static let flatBackgrounds: [ColorFigure] = [
        flatRole(.background, .white, .assumed, "no source found; the white of pages"),
        flatRole(
            .secondaryBackground, Paint(0xEFEFF4), .assumed,
            "no source found; the grouped one, appearance color.ios7.groupedBackground"),
        flatRole(.tertiaryBackground, .white, .assumed, "no source found; the white of pages"),
        flatRole(.groupedBackground, Paint(0xEFEFF4), .measured, "appearance color.ios7.groupedBackground"),
        flatRole(.secondaryGroupedBackground, .white, .assumed, "no source found; the white of rows"),
    ]

    private static let greyText = "no source found; its grey text, appearance color.ios7.systemGray"
    private static let placeholder = "no source found; the grey of placeholders in look-alikes"
    private static let tableLine = "no source found; the line between rows of a table in look-alikes"
    private static let copies = "no dump found; as copies of Apple's colour page have it for iOS 7 – 12"

    // MARK: How they are written

    private static func flatRole(
        _ role: ColorRole, _ paint: Paint, _ confidence: StyleFigure.Confidence, _ source: String
    ) -> ColorFigure {
        ColorFigure(role, light: paint, eras: flatEras, confidence, source: source)
    }

    private static func classicRole(
        _ role: ColorRole, _ paint: Paint, _ source: String, _ confidence: StyleFigure.Confidence = .assumed
    ) -> ColorFigure {
        ColorFigure(role, light: paint, eras: classicEras, confidence, source: source)
    }

    /// Roles as iOS 13 has them, in the light, for eras that had none of the kind.
    private static func later(_ eras: String, _ roles: ColorRole...) -> [ColorFigure] {
        roles.compactMap { role in
            Palette.apple(.detents)[role].map {
                ColorFigure(
                    role, light: $0.light, eras: eras, .assumed, source: "no source found; as on iOS 13, " + $0.source)
            }
        }
    }
}
