import Testing

@testable import Typography

private let engine = PangoEngine.builtIn
private let style = TextStyle(size: 17)

private func lines(_ text: String, _ width: Double) -> [String] {
    engine.measure(text, style: style, width: width).lines.map(\.text)
}

@Suite struct `Lines of measured text in scripts of their own` {
    /// UAX #14: LB19 (quotes), LB25 (numbers), LB12 (no-break spaces) and LB14 (brackets) hold beside Thai as well.
    @Test(arguments: ["“", "‘", "«", "(", "\u{A0}"])
    func `end with no opening quote or bracket, and break no number, in Thai`(sign: String) {
        let text = "กรุณาเลือก" + sign + "สวัสดีชาวโลก12/5/2567\u{A0}ต้อนรับ"
        // Wide enough for what holds together, from the word before the date to the one behind it.
        for width in stride(from: 170, to: 300, by: 4.0) {
            let lines = lines(text, width)
            #expect(lines.allSatisfy { !["“", "‘", "«", "(", "/", "\u{A0}"].contains($0.suffix(1)) }, "\(lines)")
            #expect(!lines.contains { $0.hasPrefix("\u{A0}") } && lines.joined() == text, "\(lines)")
        }
    }

    /// The marks have no width, so no line becomes narrower without them: they are passed over in one step.
    @Test func `end within their room where thousands of marks stand at the end`() throws {
        let text = String(repeating: "ب", count: 40) + String(repeating: "\u{61C}", count: 3_000) + "بببب"
        let measured = engine.measure(text, style: style, width: 150, maximumLines: 1)
        let line = try #require(measured.lines.first)
        #expect(measured.isTruncated && line.width <= 150 && line.text.hasPrefix("ب"))
    }

    /// Bidi_Class L, AL and R: a circled letter, a letter for private use, the Arabic extender, a digit of N'Ko.
    @Test(arguments: [
        ("Ⓐ שלום", TextDirection.leftToRight), ("\u{E000} שלום", .leftToRight), ("ـ abc", .rightToLeft),
        ("߁ abc", .rightToLeft), ("\u{202B}1 abc", .leftToRight), ("\u{2067}א\u{2069} abc", .leftToRight),
        ("12 – שלום", .rightToLeft),
    ])
    func `run as the first character with a direction does`(text: String, direction: TextDirection) {
        #expect(engine.measure(text, style: style).lines.first?.direction == direction)
    }

    @Test func `of Korean words end between words, those of Japanese and Chinese where they may`() {
        func lines(_ text: String) -> [String] {
            engine.keepingWords.measure(text, style: style, width: 17 * 3 + 1, maximumLines: nil).lines.map(\.text)
        }
        // By kinsoku and UAX #14 three ideographs of an em fit in three ems.
        #expect(lines("この写真を削除") == ["この写", "真を削", "除"])
        #expect(lines("가나 다라마") == ["가나", "다라마"])
    }

    @Test func `lines of measured text in scripts of their own are not cut for newlines and spaces behind the last`() {
        for (text, most, expected) in [
            ("OK\n", 1, ["OK"]), ("OK\n \n", 1, ["OK"]), ("\n\n", 1, [""]), ("A\nB\n", 2, ["A", "B"]),
        ] {
            let measured = engine.measure(text, style: style, width: 500, maximumLines: most)
            #expect(measured.lines.map(\.text) == expected && !measured.isTruncated, "\(text.debugDescription)")
        }
        #expect(engine.measure("OK\n\nB", style: style, width: 500, maximumLines: 1).isTruncated)
    }

    /// Hangul as letters and as syllables is canonically equivalent, with other bytes.
    @Test func `of a text are not those of an equivalent one with other bytes`() {
        let (letters, syllables) = ("\u{1100}\u{1161}", "\u{AC00}")
        for width in [20, 40, 60.0] {
            for part in [letters, syllables, letters] {
                let text = String(repeating: part, count: 5)
                #expect(lines(text, width).joined().utf8.elementsEqual(text.utf8), "\(width)")
            }
        }
    }
}

@Suite struct `Widths of measured text that is cut` {
    /// Alone, a letter at a line's end has its final form. Beside Arimo not even spaces are tracked.
    @Test(arguments: [
        "القسطنطينية والاستقلالية", "والاستقلاليةالقسطنطينيةفسيكفيكهم", "مستشفياتنا، لا لا", "ܫܠܡܐ ܥܠܝܟܘܢ",
    ])
    func `widths of measured text that is cut are those of the line by itself where a joined word is cut`(text: String)
    {
        let engine = engine.engine(of: .helvetica)
        for width in stride(from: 12, to: 190, by: 7.0) {
            for most in [nil, 1, 2] as [Int?] {
                let measured = engine.measure(text, style: style, width: width, maximumLines: most)
                for line in measured.lines {
                    let alone = engine.measure(line.text, style: style).width
                    #expect(abs(alone - line.width) < 0.01, "\(line), alone \(alone)")
                    #expect(line.width <= width + 0.01 || line.text.count <= 1, "\(line) in \(width)")
                }
            }
        }
    }

    /// UAX #14, 5.4: a soft hyphen is an opportunity, and a hyphen is seen where the line breaks there. Arimo is not
    /// tracked.
    @Test func `count the hyphen that a soft hyphen becomes at the end of a line`() {
        let engine = engine.engine(of: .helvetica)
        let text = "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt"
        func width(_ text: String) -> Double { engine.measure(text, style: style).width }
        #expect(width(text) == width("Donaudampfschifffahrt"))
        for (first, rest) in [("Donau-", "dampf"), ("Donau\u{AD}dampf-", "schiff")] {
            let lines = engine.measure(text, style: style, width: width(first) + 0.01).lines
            #expect(lines.first?.text == first && lines[1].text.hasPrefix(rest))
            #expect(abs((lines.first?.width ?? 0) - width(first)) < 0.01)
            // Without room for the hyphen the line ends earlier.
            #expect(engine.measure(text, style: style, width: width(first) - 0.1).lines.first?.text != first)
        }
        #expect(!engine.measure("a\u{AD} b", style: style, width: 5).lines.contains { $0.text.contains("-") })
    }
}
