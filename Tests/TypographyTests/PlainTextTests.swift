import TestSupport
import Testing

@testable import Typography

/// Pango's own answer, in the same types.
private struct Reference {
    private static let fonts = Result { () throws(FontError) in
        let first = try FontSet()
        return (first: first, all: try first.withScripts())
    }

    let shaper: FontShaper
    private let first: FontShaper

    init() throws {
        shaper = FontShaper(try Reference.fonts.get().all)
        first = FontShaper(try Reference.fonts.get().first)
    }

    func clusters(_ text: String, _ style: TextStyle) -> Clusters {
        Clusters(shaper.shaped(text, weight: style.weight).clusters(in: style))
    }

    func measure(_ text: String, _ style: TextStyle, _ width: Double, _ most: Int?) -> MeasuredText {
        let missing = shaper.shaped(text, weight: style.weight).missingGlyphs
        var measured = MeasuredText(
            breaking: text, into: clusters(text, style), width: width, maximumLines: most,
            metrics: missing == 0 ? .measured : .assumed, missingGlyphs: missing, style: style
        ) { shaper.shaped($0, weight: style.weight).width(in: style) }
        measured.usesScriptFonts = first.shaped(text, weight: style.weight).missingGlyphs > missing
        return measured
    }
}

/// Texts of characters that stand together in dialogs, some of them with what is not plain.
private struct TextGenerator {
    var random: SeededGenerator

    private static let words = [
        "Delete", "the", "photo", "“Holiday”?", "Wi-Fi", "A–Z", "LTE-A", "T-1", "(optional)", "(2)", "[A]", "12:30",
        "1,234.56", "$5", "€(3)", "50%", "a@b.c", "V@x", "3 x 4", "2x", "fax 7", "AVATAR", "naïve", "Über", "Łódź",
        "fi", "ffl", "Привет,", "мир!", "Ελλάδα", "c++", "a=b", "x/y", "and/or", "…", "—", "•", "it’s", "'tis", "#1",
        "Type:", "T:“", "a\u{A0}b", "\n", "\n\n", "  ", "->", "<b>", "e\u{301}", "写真", "שלום", "👍", "C:\\x", "ĲÎ)",
        "(Î",
    ]
    private static let alphabets = [
        PlainAlphabet.shared.scalars.compactMap { Unicode.Scalar($0) },
        Array("aejLTVÎx12  .,“’(-:)@/!\n—\\$%".unicodeScalars), Array("абвгТГА  .,-!?«»“…()12:".unicodeScalars),
        Array("αβγςΑΤΛΐ  .,-!?«»“…()12:".unicodeScalars), Array("$€%£+-(1,.23)/:a ".unicodeScalars),
    ]

    mutating func text() -> String {
        guard Int.random(in: 0..<3, using: &random) > 0 else {
            let count = Int.random(in: 0..<9, using: &random)
            return (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
        }
        let alphabet = Self.alphabets.randomElement(using: &random) ?? []
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<30, using: &random) {
            text.append(alphabet.randomElement(using: &random) ?? "a")
        }
        return String(text)
    }

    mutating func ask() -> (width: Double, most: Int?) {
        let widths: [Double] = [.infinity, 0, 40, 90, 238, .nan]
        let most: [Int?] = [nil, nil, 0, 1, 2]
        return (widths.randomElement(using: &random) ?? 0, most.randomElement(using: &random) ?? nil)
    }

    mutating func style() -> TextStyle {
        TextStyle(
            size: Double(Int.random(in: 16...110, using: &random)) / 2,
            weight: TextStyle.Weight.allCases.randomElement(using: &random) ?? .regular)
    }
}

@Suite struct `Plain text` {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `plain text is set exactly as Pango sets it`(seed: UInt64) throws {
        let reference = try Reference()
        let plain = try #require(PlainShaper())
        var generator = TextGenerator(random: SeededGenerator(seed: seed))
        var clusters = Clusters()
        let texts = (0..<1000).map { _ in (generator.text(), generator.style()) }
        var known = 0
        // What others taught first, then what all taught.
        for (text, style) in texts + texts {
            let shaped = reference.shaper.shaped(text, weight: style.weight)
            if plain.set(text, style: style, into: &clusters) {
                known += 1
                #expect(
                    clusters.elements == Clusters(shaped.clusters(in: style)).elements,
                    "seed \(seed): \(text.debugDescription), \(style)")
            }
            plain.learn(text, shaped, weight: style.weight)
        }
        #expect(known > 400, "seed \(seed): only \(known) texts were known")
    }

    /// Around every pair of two signs, a pair of neighbours that could change them.
    @Test func `plain text is kerned by the next character alone`() throws {
        let reference = try Reference()
        let plain = try #require(PlainShaper())
        var clusters = Clusters()
        let signs = Array("aLTx1 .“(-:)@")
        for before in signs {
            for first in signs {
                for second in signs {
                    for after in ["", "a", "T", "1"] {
                        let text = "\(before)\(first)\(second)\(after)"
                        let style = TextStyle(size: 17, weight: .semibold)
                        if plain.set(text, style: style, into: &clusters) {
                            #expect(clusters.elements == reference.clusters(text, style).elements, "\(text)")
                        }
                        plain.learn(text, reference.shaper.shaped(text, weight: .semibold), weight: .semibold)
                    }
                }
            }
        }
    }

    @Test(arguments: [
        "a -> b", "3 x 4", "3x4", "<b>", "T-a", "L-Z", "T:a", "(Î)", "a«б", "e\u{301}", "\r\n", "a\tb", "写", "👍", "ש",
        "\u{AD}",
        "½⁄3", "--:)",
    ])
    func `plain text is nothing that depends on more`(text: String) throws {
        let reference = try Reference()
        let plain = try #require(PlainShaper())
        var clusters = Clusters()
        plain.learn(text, reference.shaper.shaped(text, weight: .regular), weight: .regular)
        #expect(!plain.set(text, style: TextStyle(size: 17), into: &clusters))
    }

    @Test func `plain text is known by what others taught`() throws {
        let reference = try Reference()
        let plain = try #require(PlainShaper())
        var clusters = Clusters()
        let style = TextStyle(size: 17)
        #expect(!plain.set("note to note", style: style, into: &clusters))
        for text in ["to not", "tote", "not to", "e t", "not"] {
            plain.learn(text, reference.shaper.shaped(text, weight: .regular), weight: .regular)
        }
        #expect(!plain.set("note to note", style: TextStyle(size: 17, weight: .bold), into: &clusters))
        #expect(plain.set("note to note", style: style, into: &clusters))
        #expect(clusters.elements == reference.clusters("note to note", style).elements)
    }
}

@Suite struct `Measured texts from memory` {
    @Test(arguments: 11...13 as ClosedRange<UInt64>)
    func `measured texts from memory are what Pango's would be`(seed: UInt64) throws {
        let reference = try Reference()
        let engine = PangoEngine.builtIn
        var generator = TextGenerator(random: SeededGenerator(seed: seed))
        for _ in 0..<400 {
            let (text, style) = (generator.text(), generator.style())
            // The same text in several widths and as often as it takes to come from memory, whichever was first.
            let asks = (0..<6).map { _ in generator.ask() }
            for ask in asks + asks {
                let measured = engine.measure(text, style: style, width: ask.width, maximumLines: ask.most)
                let wanted = reference.measure(text, style, ask.width, ask.most)
                #expect(measured == wanted, "seed \(seed): \(text.debugDescription), \(ask)")
            }
        }
    }

    /// A style's line height is not what a text is set by, and yet in what is answered.
    @Test func `keep their style`() {
        let engine = PangoEngine.builtIn
        for height in [20.0, 30, 20] {
            let style = TextStyle(size: 17, lineHeight: height)
            #expect(engine.measure("Keep it", style: style).style == style)
        }
    }
}

extension Clusters {
    /// Everything, to be compared.
    fileprivate var elements: [[Double]] {
        (0..<count).map { index in
            [
                sum(before: index + 1), Double(offset(index) ?? -1), Double(kind(index).rawValue),
                mayBeginLine(index) ? 1 : 0,
            ]
        }
    }
}
