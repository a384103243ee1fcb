import Dialogs
import JSONText

// Writes the colours and materials that looks use, with their sources.
extension JSONWriter {
    /// Writes the roles of every platform and system, and its materials with their colours: `[{platform, eras, colors,
    /// materials}]`.
    mutating func writePalettes() {
        beginArray("palettes")
        for (platform, eras, palette) in Palette.all {
            beginObject()
            member("platform", platform)
            member("eras", eras)
            write("colors", palette.figures + palette.materials.flatMap { [$0.tint, $0.flat] })
            write(palette.materials)
            beginArray("neutral")
            for neutral in Palette.neutral(on: platform) {
                beginObject()
                member("name", neutral.role)
                array("roles", neutral.roles) { $0.string($1.rawValue) }
                array("withSurface", neutral.withSurface) { $0.string($1.rawValue) }
                member("source", neutral.source)
                endObject()
            }
            endArray()
            endObject()
        }
        endArray()
    }

    mutating func write(_ name: StaticString, _ colors: [ColorFigure]) {
        beginArray(name)
        for color in colors { write(color) }
        endArray()
    }

    private mutating func write(_ figure: ColorFigure) {
        beginObject()
        member("name", figure.name)
        if let role = figure.role { member("role", role) }
        if figure.role == nil, let role = figure.follows { member("follows", role) }
        write("light", figure.paints.light)
        write("dark", figure.paints.dark)
        write("lightIncreased", figure.paints.lightIncreased)
        write("darkIncreased", figure.paints.darkIncreased)
        member("eras", figure.eras)
        member("confidence", figure.confidence)
        member("source", figure.source)
        endObject()
    }

    private mutating func write(_ name: StaticString, _ paint: Paint) {
        beginObject(name)
        member("color", paint.color)
        member("opacity", paint.opacity)
        endObject()
    }

    /// Writes each material's effect on what is behind it. Its tint and its replacement are given by the names of
    /// colours.
    mutating func write(_ materials: [MaterialFigure]) {
        beginArray("materials")
        for material in materials {
            beginObject()
            member("name", material.name)
            write("light", material.filter.light)
            write("dark", material.filter.dark)
            member("tint", material.tint.name)
            member("fallback", material.flat.name)
            member("eras", material.tint.eras)
            member("confidence", material.filter.confidence)
            member("source", material.filter.source)
            endObject()
        }
        endArray()
    }

    private mutating func write(_ name: StaticString, _ amounts: BackdropFilter.Amounts) {
        beginObject(name)
        member("blur", amounts.blur)
        member("saturation", amounts.saturation)
        endObject()
    }
}
