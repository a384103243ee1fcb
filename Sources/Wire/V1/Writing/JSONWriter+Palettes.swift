import Devices
import Dialogs
import JSONText

// The colours and materials that looks use, with their sources.

extension JSONValue {
    /// The roles of every platform and system, and its materials with their colours: `[{platform, eras, colors,
    /// materials}]`.
    static var palettes: JSONValue {
        .list(
            Palette.all.map { platform, eras, palette in
                let neutral = Palette.neutral(on: platform).map { neutral -> JSONValue in
                    [
                        "name": .string(neutral.role.rawValue), "roles": .names(neutral.roles),
                        "withSurface": .names(neutral.withSurface), "source": .string(neutral.source),
                    ]
                }
                let colors = palette.figures + palette.materials.flatMap { [$0.tint, $0.flat] }
                return [
                    "platform": .string(platform.rawValue), "eras": .string(eras.text), "colors": .of(colors),
                    "materials": .of(palette.materials), "neutral": .list(neutral),
                ]
            })
    }

    private static func names(_ roles: [ColorRole]) -> JSONValue { .list(roles.map { .string($0.rawValue) }) }

    static func of(_ colors: [ColorFigure]) -> JSONValue { .list(colors.map(color)) }

    private static func color(_ figure: ColorFigure) -> JSONValue {
        let paints = figure.paints
        return [
            "name": .string(figure.name), "role": figure.role.map { .string($0.rawValue) },
            "follows": figure.role == nil ? figure.follows.map { .string($0.rawValue) } : nil,
            "light": paint(paints.light), "dark": paint(paints.dark), "lightIncreased": paint(paints.lightIncreased),
            "darkIncreased": paint(paints.darkIncreased), "eras": .string(figure.eras.text),
            "confidence": .string(figure.confidence.rawValue), "source": .string(figure.source),
        ]
    }

    private static func paint(_ paint: Paint) -> JSONValue {
        ["color": .string(paint.color.hex), "opacity": .number(paint.opacity)]
    }

    /// Each material's effect on what is behind it. Its tint and its replacement are given by the names of colours.
    static func of(_ materials: [MaterialFigure]) -> JSONValue {
        func amounts(_ amounts: BackdropFilter.Amounts) -> JSONValue {
            ["blur": .number(amounts.blur), "saturation": .number(amounts.saturation)]
        }
        return .list(
            materials.map { material in
                [
                    "name": .string(material.name), "light": amounts(material.filter.light),
                    "dark": amounts(material.filter.dark), "tint": .string(material.tint.name),
                    "fallback": .string(material.flat.name), "eras": .string(material.tint.eras.text),
                    "confidence": .string(material.filter.confidence.rawValue),
                    "source": .string(material.filter.source),
                ]
            })
    }
}
