import Testing

@testable import Typography

/// Advances of the characters from space to tilde, in thousandths of an em.
///
/// Source: Adobe's metrics of the fonts that every PostScript printer has, Helvetica.afm, Helvetica-Bold.afm,
/// Times-Roman.afm (1997).
private let helvetica = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556,
    556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722,
    778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278,
    556,
    556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
private let helveticaBold = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556,
    556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722,
    778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333,
    611,
    611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
]
private let times = [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500,
    500,
    500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722,
    722,
    556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333,
    500,
    500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
]

private let engine = PangoEngine.builtIn

@Suite struct `Typefaces` {
    @Test(arguments: [
        (Typeface.helvetica, TextStyle.Weight.regular, helvetica), (.helvetica, .bold, helveticaBold),
        (.times, .regular, times),
    ])
    func `typefaces are as wide as those they stand for`(typeface: Typeface, weight: TextStyle.Weight, advances: [Int])
    {
        let style = TextStyle(size: 1000, weight: weight)
        for (index, advance) in advances.enumerated() {
            let text = String(UnicodeScalar(UInt8(32 + index)))
            // A letter before it and behind it, so that a space counts.
            let alone = engine.engine(of: typeface).measure("|" + text + "|", style: style).width
            let bars = 2 * Double(advances[0x7C - 32])
            #expect(abs(alone - bars - Double(advance)) < 1.5, "\(text)")
        }
    }

    /// As iPhone OS set texts: neither kerned nor spaced.
    @Test func `set Helvetica without kerning and letter spacing`() {
        let measured = engine.engine(of: .helvetica).measure("To AVATAR, Yes", style: TextStyle(size: 17))
        let sum = "To AVATAR, Yes".utf8.reduce(0) { $0 + helvetica[Int($1) - 32] }
        #expect(abs(measured.width - Double(sum) * 0.017) < 0.02)
        #expect(measured.letterSpacing == 0 && measured.metrics == .measured)
    }

    /// HarfBuzz 14 over the file of `GET /fonts`: 14,559 of 2,048 units.
    @Test func `set Roboto with its own kerning`() {
        let style = TextStyle(size: 20.48, weight: .medium)
        let measured = engine.engine(of: .roboto).measure("To AVATAR, Yes", style: style)
        let spacing = measured.letterSpacing * 14
        #expect(abs(measured.width - spacing - 145.59) < 0.01)
    }

    /// Noto Sans has H, i and l of 741, 258 and 258 of 1,000 units: at 13 points they are 616.5, 214.7 and 214.7 parts
    /// of 64, of which Qt keeps whole ones, 1,258 in all (qfontengine_ft.cpp: recalcAdvances).
    @Test func `set Noto Sans as Qt does`() {
        let measured = engine.engine(of: .noto).measure("Hill", style: TextStyle(size: 13))
        #expect(measured.width == 1258.0 / 64)
        #expect(abs(measured.width - 4 * measured.letterSpacing - 0.013 * (741 + 3 * 258)) < 1e-4)
    }

    @Test(arguments: Typeface.allCases)
    func `draw a line as wide as it was measured`(typeface: Typeface) {
        let engine = engine.engine(of: typeface)
        for text in ["Delete “Photo”?", "Привет Ελλάδα", "naïve → 写真 שלום", "To AVATAR"] {
            let style = TextStyle(size: 20, weight: .bold)
            let measured = engine.measure(text, style: style)
            let drawn = engine.drawing(
                of: text, style: style, direction: .leftToRight, letterSpacing: measured.letterSpacing,
                pixelsPerPoint: 1)
            #expect(abs(drawn.width - measured.width) < 0.05 && drawn.missingGlyphs == 0, "\(text)")
        }
    }

    /// What is set in other typefaces teaches San Francisco nothing.
    @Test func `keep apart`() {
        let text = "Delete “Photo”?"
        let style = TextStyle(size: 17)
        let before = engine.measure(text, style: style)
        let widths = Typeface.allCases.map { engine.engine(of: $0).measure(text, style: style).width }
        #expect(Set(widths).count == 6 && widths[0] == before.width)
        #expect(engine.measure(text, style: style) == before && engine.engine(of: .sanFrancisco) === engine)
    }
}
