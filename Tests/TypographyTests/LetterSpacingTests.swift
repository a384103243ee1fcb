import TestSupport
import Testing

@testable import Typography

@Suite struct `Letter spacing` {
    private static let words = [
        "Delete", "the", "photo,", "“Holiday”?", "Wi-Fi.", "LTE-A", "T-1", "To", "VAT,", "12:30", "1,234.56", "50%",
        "naïve",
        "Łódź", "Yes,", "r.", "AV", "it’s", "Type:", "(optional)", "illicit", "WWW", "co-operation", "e\u{301}",
        "a\u{200B}b", "\u{200E}x",
    ]

    /// What it takes to set a line without knowing the text: shaped by itself, and spaced behind every character that
    /// takes room.
    @Test(arguments: 1...3 as ClosedRange<UInt64>)
    func `makes every line as wide as it is set alone`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let shaper = FontShaper(try FontSet())
        for _ in 0..<300 {
            let count = Int.random(in: 1...20, using: &random)
            let text = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
            let style = TextStyle(
                size: Double(Int.random(in: 10...60, using: &random)),
                weight: TextStyle.Weight.allCases.randomElement(using: &random) ?? .regular)
            let room = Double.random(in: 40...500, using: &random)
            let most = [nil, 1, 2].randomElement(using: &random) ?? nil
            let measured = PangoEngine.builtIn.measure(text, style: style, width: room, maximumLines: most)
            for line in measured.lines {
                let alone = shaper.shaped(line.text, weight: style.weight)
                let spaced = alone.graphemes.count { $0.advance > 0 }
                let width = alone.width(in: style) + Double(spaced) * measured.letterSpacing
                #expect(
                    abs(line.width - width) <= 0.001 * width,
                    "seed \(seed): \(line.text.debugDescription) in \(style), \(room): \(line.width), not \(width)")
            }
        }
    }

    /// Inter's comma is kerned with a space from medium on, and its letters with an ellipsis (the tables of Inter
    /// 3.019).
    @Test func `keeps lines to their width where kerning went with the break`() {
        let style = TextStyle(size: 17, weight: .bold)
        let engine = PangoEngine.builtIn
        let room = engine.measure("Photos,", style: style).width
        #expect(engine.measure("Photos, and", style: style, width: room).lines.map(\.text) == ["Photos,", "and"])
        let narrower = engine.measure("Photos, and", style: style, width: room - 0.01)
        #expect(narrower.lines.allSatisfy { $0.width <= room - 0.01 })
    }

    @Test func `letter spacing is none where a text is in no letter of Inter's`() {
        for text in ["حذف الصورة", "מחיקת התמונה", "ลบรูป", "हटाएँ"] {
            #expect(PangoEngine.builtIn.measure(text, style: TextStyle(size: 17)).letterSpacing == 0, "\(text)")
        }
    }

    /// As browsers have it: the space of the first font, 792 of 2816 units.
    @Test func `stands beside the same spaces in every script`() {
        let engine = PangoEngine.builtIn
        func width(_ text: String) -> Double { engine.measure(text, style: TextStyle(size: 100)).width }
        for word in ["حذف", "מחיקה", "ลบ", "हटाएँ"] {
            #expect(abs(width(word + " " + word) - 2 * width(word) - 100 * 792 / 2816) < 1e-6, "\(word)")
        }
    }
}
