import Devices
import JSONText
import Typography

/// Reads files of figures.
struct FigureReader {
    /// The line of releases that the file names as its platform.
    let line: ReleaseLine

    static func file(_ value: ValueReader) -> FigureFile? {
        guard let object = value.object(Members.file), let platform = object.value("platform"),
            let line = FigureReader(line: .all).line(platform)
        else { return nil }
        return FigureReader(line: line).file(object)
    }

    private func file(_ object: ObjectReader) -> FigureFile {
        _ = text(object, "style")
        let filters = filters(object)
        return FigureFile(
            line: line,
            figures: object.array("figures", maxCount: 1000)?.flatMap { cells($0, Members.figure, figure) } ?? [],
            colors: object.array("colors", maxCount: 1000)?.flatMap { cells($0, Members.color, color) } ?? [],
            curves: object.array("curves", maxCount: 100)?.flatMap { cells($0, Members.curve, curve) } ?? [],
            filters: filters,
            materials: object.array("materials", maxCount: 40)?.compactMap { material($0, filters) } ?? [],
            fonts: object.array("fonts", maxCount: 20)?.compactMap(font) ?? [],
            neutral: object.array("neutral", maxCount: 20)?.compactMap(neutral) ?? [],
            shadows: object.array("shadows", maxCount: 100)?.compactMap(shadow) ?? [],
            lists: object.array("lists", maxCount: 20)?.compactMap(list) ?? [])
    }

    // MARK: Ranges of releases

    /// The members that numbers and colours share.
    private struct Head {
        let name: String
        let eras: Eras
        let confidence: StyleFigure.Confidence
        let source: String
    }

    private func cells<Content>(
        _ value: ValueReader, _ members: NameTable, _ read: (ObjectReader, ValueReader) -> (ReleaseRange, Content)?
    ) -> [FigureCell<Content>] {
        guard let object = value.object(members), let key = text(object, "key") else { return [] }
        let values = object.array("values", .required, maxCount: 20)
        let parts = object.array("of", maxCount: 10)?.compactMap(part)
        return values?.compactMap { value in
            read(object, value).map {
                FigureCell(key: key, releases: $0.0, content: $0.1, parts: parts, pointer: value.pointer)
            }
        } ?? []
    }

    private func part(_ value: ValueReader) -> FigurePart? {
        guard let text = value.string(maxLength: 100) else { return nil }
        let part = FigurePart(rawValue: text)
        if part == nil { value.report(unknownValue: FigurePart.allCases.map(\.rawValue)) }
        return part
    }

    private func figure(_ figure: ObjectReader, _ value: ValueReader) -> (ReleaseRange, StyleFigure)? {
        guard let object = value.object(Members.number), let releases = releases(object),
            let head = head(figure, object, releases), let unit = text(figure, "unit", mayBeEmpty: true),
            let number = object.number("value", .required, in: -1_000_000...1_000_000)
        else { return nil }
        return (
            releases, StyleFigure(head.name, number, unit, eras: head.eras, head.confidence, source: head.source)
        )
    }

    private func color(_ figure: ObjectReader, _ value: ValueReader) -> (ReleaseRange, ColorFigure)? {
        guard let object = value.object(Members.paints), let releases = releases(object),
            let head = head(figure, object, releases), let paints = paints(object)
        else { return nil }
        return (
            releases,
            ColorFigure(
                head.name, role: role(figure, "role"), follows: role(object, "follows"), paints, eras: head.eras,
                head.confidence, source: head.source)
        )
    }

    private func curve(_ figure: ObjectReader, _ value: ValueReader) -> (ReleaseRange, CurveFigure)? {
        guard let object = value.object(Members.points), let releases = releases(object),
            let head = head(figure, object, releases),
            let points = object.array("points", .required, maxCount: 4)?.compactMap({ $0.number(in: -10...10) }),
            points.count == 4
        else {
            value.report(code: "wrongForm", message: "A curve has the coordinates of two points.")
            return nil
        }
        let curve = CurveFigure(points) { coordinate, value in
            StyleFigure(
                head.name + "." + coordinate, value, "", eras: head.eras, head.confidence, source: head.source)
        }
        return (releases, curve)
    }

    private func shadow(_ value: ValueReader) -> FigureCell<ShadowFigure>? {
        guard let object = value.object(Members.shadow), let releases = releases(object),
            let head = head(object, object, releases), let unit = text(object, "unit"),
            let surface = text(object, "of").flatMap({ ShadowFigure.Surface(rawValue: $0) }),
            let offset = object.number("offset", .required, in: 0...100),
            let blur = object.number("blur", .required, in: 0...100)
        else {
            value.report(code: "wrongForm", message: "A shadow is of a surface, and has an offset and a blur.")
            return nil
        }
        let spread = object.number("spread", in: -100...100)
        let numbers = [("offset", offset), ("blur", blur)] + (spread.map { [("spread", $0)] } ?? [])
        let shadow = ShadowFigure(
            surface: surface, offset: offset, blur: blur, spread: spread, paints: paints(object),
            isRing: object.bool("ring") ?? false,
            figures: numbers.map { name, value in
                StyleFigure(head.name + "." + name, value, unit, eras: head.eras, head.confidence, source: head.source)
            })
        return FigureCell(key: head.name, releases: releases, content: shadow, parts: nil, pointer: value.pointer)
    }

    private func font(_ value: ValueReader) -> FontFigure? {
        guard let object = value.object(Members.font), let family = text(object, "family"),
            let face = text(object, "typeface"), let texts = text(object, "texts"), let releases = releases(object),
            let confidence = confidence(object), let source = text(object, "source")
        else { return nil }
        guard let typeface = Typeface.allCases.first(where: { face == "\($0)" }) else {
            object.value("typeface")?.report(unknownValue: Typeface.allCases.map { "\($0)" })
            return nil
        }
        let aliases = object.array("aliases", maxCount: 10)?.compactMap { $0.string(maxLength: 100) } ?? []
        let further = object.array("also", maxCount: 5)?.compactMap(self.line) ?? []
        let eras = ([line] + further).map { Eras($0, releases) }
        return FontFigure(
            line: line, releases: releases,
            family: FontFamily(
                family, aliases: aliases, typeface, texts: texts, eras: eras, confidence, source: source),
            isDisplay: object.bool("display") ?? false)
    }

    private func head(_ figure: ObjectReader, _ value: ObjectReader, _ releases: ReleaseRange) -> Head? {
        let when = figure.sentence("when", maxLength: 1000)
        guard let name = text(figure, "name"), let confidence = confidence(value), let source = text(value, "source")
        else { return nil }
        return Head(
            name: name, eras: Eras(line, releases, when: when), confidence: confidence, source: source)
    }

    func line(_ value: ValueReader) -> ReleaseLine? {
        guard let text = value.string(maxLength: 100) else { return nil }
        let line = ReleaseLine(rawValue: text)
        if line == nil { value.report(unknownValue: ReleaseLine.allCases.map(\.rawValue)) }
        return line
    }

    func confidence(_ object: ObjectReader) -> StyleFigure.Confidence? {
        guard let level = text(object, "confidence") else { return nil }
        let confidence = StyleFigure.Confidence(rawValue: level)
        if confidence == nil {
            object.value("confidence")?.report(unknownValue: StyleFigure.Confidence.allCases.map(\.rawValue))
        }
        return confidence
    }

    // MARK: Values

    func releases(_ object: ObjectReader) -> ReleaseRange? {
        guard let text = text(object, "releases") else { return nil }
        let releases = ReleaseRange(text)
        if releases == nil {
            object.value("releases")?.report(code: "wrongForm", message: "Releases are written as 7-18, 26-, 7 or all.")
        }
        return releases
    }

    /// Reads the colours of an object; a missing one equals that of the light appearance, or of normal contrast.
    private func paints(_ object: ObjectReader) -> PaintSet? {
        guard let light = paint(object, "light") else { return nil }
        let dark = paint(object, "dark") ?? light
        let increased = object.object("increased", members: Members.increased)
        return PaintSet(
            light: light, dark: dark, lightIncreased: increased.flatMap { paint($0, "light") } ?? light,
            darkIncreased: increased.flatMap { paint($0, "dark") } ?? dark)
    }

    /// Reads a colour as `#RRGGBB`, or as an object with a colour and an opacity.
    private func paint(_ object: ObjectReader, _ name: StaticString) -> Paint? {
        guard let value = object.value(name) else { return nil }
        let paint: Paint?
        if value.choose([.string, .object]) == .string {
            paint = Color(hex: value.text).map { Paint($0) }
        } else {
            guard let parts = value.object(Members.paint) else { return nil }
            let color = text(parts, "color").flatMap { Color(hex: $0) }
            let opacity = parts.number("opacity", .required, in: 0...1)
            paint = color.flatMap { color in opacity.map { Paint(color, opacity: $0) } }
        }
        if paint == nil { value.report(code: "wrongForm", message: "A colour is written as #RRGGBB.") }
        return paint
    }

    private func neutral(_ value: ValueReader) -> NeutralRole? {
        guard let object = value.object(Members.neutral), let role = role(object, "role"),
            let roles = object.array("for", .required, maxCount: 10)?.compactMap(self.role),
            let source = text(object, "source")
        else { return nil }
        let withSurface = object.array("withSurface", maxCount: 10)?.compactMap(self.role) ?? []
        return NeutralRole(role: role, roles: roles, withSurface: withSurface, source: source)
    }

    private func role(_ object: ObjectReader, _ name: StaticString) -> ColorRole? { object.value(name).flatMap(role) }

    private func role(_ value: ValueReader) -> ColorRole? {
        guard let text = value.string(maxLength: 100) else { return nil }
        let role = ColorRole(rawValue: text)
        if role == nil { value.report(unknownValue: ColorRole.allCases.map(\.rawValue)) }
        return role
    }

    func text(_ object: ObjectReader, _ name: StaticString, mayBeEmpty: Bool = false) -> String? {
        guard let text = object.sentence(name, .required, maxLength: 1000) else { return nil }
        guard mayBeEmpty || !text.isEmpty else {
            object.value(name)?.report(code: "empty", message: "\(name) says something.")
            return nil
        }
        return text
    }

    private enum Members {
        static let file: NameTable = [
            "style", "platform", "figures", "colors", "curves", "filters", "materials", "fonts", "neutral", "shadows",
            "lists",
        ]
        static let figure: NameTable = ["key", "name", "unit", "of", "when", "values"]
        static let number: NameTable = ["releases", "value", "confidence", "source", "note"]
        static let color: NameTable = ["key", "name", "role", "of", "when", "values"]
        static let curve: NameTable = ["key", "name", "of", "when", "values"]
        static let points: NameTable = ["releases", "points", "confidence", "source", "note"]
        static let paints: NameTable = [
            "releases", "light", "dark", "increased", "follows", "confidence", "source", "note",
        ]
        static let font: NameTable = [
            "family", "aliases", "typeface", "texts", "display", "releases", "also", "confidence", "source",
        ]
        static let neutral: NameTable = ["role", "for", "withSurface", "source"]
        static let shadow: NameTable = [
            "of", "name", "unit", "when", "releases", "offset", "blur", "spread", "light", "dark", "increased", "ring",
            "confidence", "source",
        ]
        static let increased: NameTable = ["light", "dark"]
        static let paint: NameTable = ["color", "opacity"]
    }
}
