import Dialogs
import Geometry
import Typography

extension SVGWriter {
    /// Writes a line of text: one element, at its position, with its measured width.
    ///
    /// Fonts are given by name, the platform's first, then those in which the text was measured. `textLength` keeps the
    /// width in whatever font is found. librsvg ignores it, so the line is anchored by its alignment: a centred line
    /// stays centred in any font.
    mutating func write(_ run: TextRun, _ name: Mark) {
        if run.missesGlyphs, writeBoxed(run, name) { return }
        markup.put("<text")
        put(name)
        // The offset from the line's left end, if the width is known, or else from the run's own anchor.
        let (anchor, offset): (TextBlock.Alignment, Double) =
            switch (run.width, run.alignment) {
            case (let width?, .center): (.center, width / 2)
            case (let width?, .right): (.right, width)
            default: (run.anchor, 0)
            }
        markup.attribute(" x=\"", run.origin.x + offset)
        markup.attribute(" y=\"", run.origin.y)
        markup.put(" font-family=\"")
        for (index, family) in run.font.families.enumerated() {
            if index > 0 { markup.put(",") }
            write(family: family)
        }
        markup.put("\"")
        markup.attribute(" font-size=\"", run.font.size)
        switch run.font.weight {
        case .regular: break
        case .medium: markup.put(" font-weight=\"500\"")
        case .semibold: markup.put(" font-weight=\"600\"")
        case .bold: markup.put(" font-weight=\"700\"")
        }
        if run.font.letterSpacing != 0 { markup.attribute(" letter-spacing=\"", run.font.letterSpacing) }
        if let width = run.width, width > 0 {
            markup.attribute(" textLength=\"", width)
            markup.put(" lengthAdjust=\"spacingAndGlyphs\"")
        }
        if run.direction == .rightToLeft { markup.put(" direction=\"rtl\"") }
        switch (anchor, run.direction) {
        case (.left, .leftToRight), (.right, .rightToLeft): break
        case (.left, .rightToLeft), (.right, .leftToRight): markup.put(" text-anchor=\"end\"")
        case (.center, _): markup.put(" text-anchor=\"middle\"")
        }
        markup.paint(" fill=\"", " fill-opacity=\"", run.color)
        markup.put(" xml:space=\"preserve\">")
        markup.text(run.text)
        markup.put("</text>")
    }

    /// Writes a line as outlines, with boxes for characters that have no glyph in the fonts. Returns false, without
    /// writing, if the line has no such character, or if it has glyphs with their own colours.
    private mutating func writeBoxed(_ run: TextRun, _ name: Mark) -> Bool {
        guard run.width != nil else { return false }
        let drawing = engine.engine(of: run.font.typeface).drawing(
            of: run.text, style: TextStyle(size: run.font.size, weight: run.font.weight), direction: run.direction,
            letterSpacing: run.font.letterSpacing, pixelsPerPoint: 1)
        guard drawing.missingGlyphs > 0, drawing.images.isEmpty else { return false }
        markup.put("<path")
        put(name)
        markup.put(" d=\"")
        markup.put(drawing.outline.offset(x: run.origin.x, y: run.origin.y))
        markup.put("\"")
        markup.paint(" fill=\"", " fill-opacity=\"", run.color)
        markup.put("><title>")
        markup.text(run.text)
        markup.put("</title></path>")
        return true
    }

    /// Writes the name of a font family, in quotes unless it is one of CSS's own.
    private mutating func write(family: String) {
        let isGeneric = family == "sans-serif" || family == "system-ui"
        let isPlain = family.utf8.allSatisfy { byte in
            let letter = byte | 0x20
            return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
        }
        if isGeneric || isPlain { return markup.text(family) }
        markup.put("'")
        markup.text(family)
        markup.put("'")
    }
}
