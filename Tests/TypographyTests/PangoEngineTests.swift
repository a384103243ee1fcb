import Foundation
import TestSupport
import Testing

@testable import Typography

private let engine = PangoEngine.builtIn
private let style = TextStyle(size: 17)

private func lines(_ text: String, _ width: Double, most: Int? = nil) -> [String] {
    engine.measure(text, style: style, width: width, maximumLines: most).lines.map(\.text)
}

@Suite struct `Lines of measured text` {
    @Test func `break at spaces and leave them out`() {
        #expect(lines("Delete  the photo", 60) == ["Delete", "the", "photo"])
        #expect(lines("Delete ", 60) == ["Delete"])
    }

    @Test func `start at each newline`() {
        #expect(lines("One\n\nTwo\r\nThree\n", 500) == ["One", "", "Two", "Three", ""])
        #expect(lines("One\u{2028}Two\u{2029}Three\u{85}Four", 500) == ["One", "Two", "Three", "Four"])
        #expect(lines("", 500).isEmpty)
        #expect(lines("\n", 500) == ["", ""])
        #expect(engine.measure("a\nb", style: style, width: .infinity, maximumLines: nil).lines.count == 2)
    }

    @Test func `keep no-break spaces together`() {
        #expect(lines("10\u{A0}000 km", 75) == ["10\u{A0}000", "km"])
    }

    /// JIS X 4051: no line starts with a closing bracket, a full stop or a small kana, none ends with an opening
    /// bracket.
    @Test func `follow kinsoku`() {
        #expect(lines("写真を削除", 17 * 2) == ["写真", "を削", "除"])
        #expect(lines("写真。削除", 17 * 2) == ["写", "真。", "削除"])
        #expect(lines("写「真」", 17 * 3) == ["写", "「真」"])
        #expect(lines("あきゃく", 17 * 2) == ["あ", "きゃ", "く"])
    }

    /// Syllables of "Khmer language", "Lao language" and "Burmese language": a line holds one and no part of the next.
    @Test(arguments: [
        ("ភាសាខ្មែរ", ["ភា", "សា", "ខ្មែ"]), ("ພາສາໄທ", ["ພາ", "ສາ", "ໄທ"]), ("ຂອງທ່ານ", ["ຂອງ", "ທ່ານ"]),
        ("မြန်မာဘာသာ", ["မြန်", "မာ", "ဘာ", "သာ"]),
    ])
    func `break Khmer, Lao and Burmese between syllables`(word: String, syllables: [String]) {
        for count in 1..<syllables.count {
            let first = syllables.prefix(count).joined()
            #expect(lines(word, engine.measure(first, style: style).width + 2).first == first, "\(word)")
        }
    }

    /// "This photo will be deleted from all your devices.": its full stop stays with what it ends.
    @Test func `leave no full stop alone behind Lao`() {
        let sentence = "ຮູບນີ້ຈະຖືກລຶບອອກຈາກອຸປະກອນທັງໝົດຂອງທ່ານ."
        for width in stride(from: 40, to: 330, by: 3.0) {
            #expect(!lines(sentence, width).contains("."), "\(width)")
        }
    }

    /// Words by the dictionary of libthai: hello, people of the world, welcome.
    @Test func `break Thai between words`() {
        #expect(lines("สวัสดีชาวโลก", 60) == ["สวัสดี", "ชาวโลก"])
        #expect(lines("ยินดีต้อนรับ", 60) == ["ยินดี", "ต้อนรับ"])
    }

    @Test func `stay in logical order from right to left`() {
        #expect(lines("مرحبا بالعالم", 60) == ["مرحبا", "بالعالم"])
        #expect(lines("שלום world עולם", 45) == ["שלום", "world", "עולם"])
    }

    @Test func `break inside a word only where it is wider than the line, and add no hyphen`() {
        let broken = lines("Rhabarberbarbara", 60)
        #expect(broken.count > 1 && broken.joined() == "Rhabarberbarbara")
        #expect(lines("a Rhabarber", 80) == ["a", "Rhabarber"])
    }

    @Test func `keep a grapheme whole`() {
        for grapheme in ["👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}\u{323}", "नि", "กำ", "1️⃣"] {
            #expect(lines(grapheme + grapheme, 1) == [grapheme, grapheme], "\(grapheme)")
        }
    }

    @Test func `lines of measured text are cut to the lines allowed`() {
        let text = "Select a sample from the list of samples"
        let whole = engine.measure(text, style: style, width: 120)
        let cut = engine.measure(text, style: style, width: 120, maximumLines: 2)
        #expect(whole.lines.count > 2 && !whole.isTruncated)
        #expect(cut.isTruncated && cut.lines.count == 2 && cut.lines[0] == whole.lines[0])
        #expect(cut.lines[1].text.hasSuffix("…") && cut.lines[1].width <= 120.001)
        #expect(!engine.measure(text, style: style, width: 120, maximumLines: whole.lines.count).isTruncated)
        #expect(lines("One\nTwo", 500, most: 1) == ["One…"])
        #expect(lines("Wide", 3, most: 1) == ["…"])
    }
}

@Suite struct `Widths of measured text` {
    @Test(arguments: [
        "Hello", "Ελλάδα", "Привет", "مرحبا بالعالم", "שלום עולם", "สวัสดี", "नमस्ते दुनिया",
        """
        naïve — “quoted” €5
        """, "Việt Nam",
        "a مرحبا b שלום 12", "Łódź", "x\u{200B}y\u{AD}z", "\u{202E}abc\u{202C}",
    ])
    func `widths of measured text are measured where there is a glyph`(text: String) {
        for weight in TextStyle.Weight.allCases {
            let measured = engine.measure(text, style: TextStyle(size: 17, weight: weight))
            #expect(measured.metrics == .measured && measured.missingGlyphs == 0 && measured.width > 0)
        }
    }

    @Test(arguments: [AdvanceTable(), PangoEngine.builtIn] as [any TextMeasuring])
    func `widths of measured text are measured in ASCII by every engine`(engine: any TextMeasuring) {
        let text = String(String.UnicodeScalarView((0..<0x80).map { Unicode.Scalar(UInt8($0)) }))
        for weight in TextStyle.Weight.allCases {
            #expect(engine.measure(text, style: TextStyle(size: 17, weight: weight)).metrics == .measured)
        }
    }

    /// One line in each script that the fonts of further scripts are for: greetings, and names of languages in
    /// themselves.
    @Test(arguments: [
        "写真を3枚削除しますか？", "これらの写真はすべてのデバイスから", "要删除这些照片吗？此操作无法撤销。", "要刪除這些照片嗎？此動作無法還原。",
        "사진을 삭제하시겠습니까? 뷁", "髙﨑さん", "ქართული", "հայերեն", "አማርኛ ትግርኛ", "বাংলা অসমীয়া", "ਪੰਜਾਬੀ", "ગુજરાતી", "ଓଡ଼ିଆ",
        "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "ꯃꯩꯇꯩꯂꯣꯟ", "ᱥᱟᱱᱛᱟᱲᱤ", "ភាសាខ្មែរ", "ພາສາລາວ", "မြန်မာဘာသာ",
        """
        👋 🎉 👍🏽 ❤️ 1️⃣ 🇩🇪
        """,
        "👩‍👩‍👧 🏳️‍🌈 👩🏾‍💻 ☎ ❤",
    ])
    func `widths of measured text are measured in every script of the built-in fonts`(text: String) {
        for weight in TextStyle.Weight.allCases {
            let measured = engine.measure(text, style: TextStyle(size: 17, weight: weight))
            #expect(measured.metrics == .measured && measured.missingGlyphs == 0 && measured.width > 0)
            #expect(measured.usesScriptFonts)
        }
    }

    /// Noto Sans CJK: an em for ideographs and kana, 0.92 em for Hangul. Noto Color Emoji: 2,550 of 2,048 units for
    /// each picture, of however many characters it is made.
    @Test(arguments: [
        ("写真を削除", 5.0), ("カメラ。", 4), ("한글", 1.84), ("👍🏽", 1.2451), ("👨‍👩‍👧‍👦", 1.2451), ("🇩🇪", 1.2451), ("1️⃣", 1.2451),
        ("❤️", 1.2451),
    ])
    func `widths of measured text are the fonts' own for ideographs, Hangul and emoji`(text: String, ems: Double) {
        let measured = engine.measure(text, style: TextStyle(size: 20))
        #expect(measured.metrics == .measured)
        #expect(abs(measured.width - ems * 20) < 0.001, "\(text): \(measured.width)")
    }

    /// What most texts need no more than: the others are not even opened for it.
    @Test func `take no further fonts where the first have every glyph`() {
        for text in ["Delete “Photo”? ✓ → ©", "Привет Ελλάδα", "حذف מחיקה ลบ हटाएँ", "½ € … — №"] {
            #expect(!engine.measure(text, style: style).usesScriptFonts, "\(text)")
        }
    }

    /// The table's advances: an em for ideographs, 0.55 em for letters. Rare ideographs, Mongolian, Sinhala, Tifinagh.
    @Test(arguments: [("\u{20000}\u{20001}", 2, 2.0), ("ᠮ", 1, 0.55), ("ක", 1, 0.55), ("ⵜⵉ", 2, 1.1)])
    func `widths of measured text are assumed by the table where there is none`(text: String, missing: Int, ems: Double)
    {
        let measured = engine.measure(text, style: TextStyle(size: 20))
        #expect(measured.metrics == .assumed && measured.missingGlyphs == missing)
        #expect(abs(measured.width - ems * 20) < 1e-9, "\(text): \(measured.width)")
    }

    /// One glyph for the two letters; apart they are two.
    @Test func `shape Arabic`() {
        func width(_ text: String) -> Double { engine.measure(text, style: style).width }
        #expect(width("لا") < width("ل") + width("ا") - 1)
    }

    @Test func `have nothing for what does not show`() {
        func width(_ text: String) -> Double { engine.measure(text, style: style).width }
        for text in ["\0", "\u{1}\u{7F}\u{9F}", "\u{200B}", "\u{FEFF}", "\u{202E}\u{202C}", "\u{301}"] {
            #expect(width(text) == 0, "\(text.debugDescription)")
        }
        #expect(abs(width("a\0b") - width("a") - width("b")) < 1)
        #expect(width("a\tb") == width("a b"))
        #expect(width("e\u{301}") == width("é"))
    }

    @Test func `grow with the size alone`() {
        // Beyond 40 pt the tracking keeps its share of the size, so a width does as well.
        let text = "Select مرحبا สวัสดี"
        let (small, large) = (
            engine.measure(text, style: TextStyle(size: 40)).width,
            engine.measure(text, style: TextStyle(size: 4000)).width
        )
        #expect(abs(large / small - 100) < 1e-6)
    }

    @Test func `widths of measured text are taken to San Francisco's in Latin, never in Arabic`() {
        // 17 pt: -26 thousandths of an em a character; 12 pt: none.
        func ems(_ text: String, _ size: Double) -> Double {
            engine.measure(text, style: TextStyle(size: size)).width / size
        }
        #expect(abs(ems("abc", 17) - ems("abc", 12) + 3 * 0.026) < 1e-6)
        #expect(abs(ems("مرحبا", 17) - ems("مرحبا", 12)) < 1e-6)
        #expect(abs(ems("สวัสดี", 17) - ems("สวัสดี", 12)) < 1e-6)
    }

    @Test func `never are NaN, whatever the width and the size`() {
        for width in [Double.nan, -.infinity, -1, 0, .infinity, 1e300] {
            for size in [Double.nan, -3, 0, .infinity, 1e-9, 17, 1e9] {
                let text = engine.measure("A b\nç写", style: TextStyle(size: size, lineHeight: size), width: width)
                #expect(text.width.isFinite && text.height.isFinite && text.baseline(ofLine: 1).isFinite)
            }
        }
    }
}

@Suite struct `Hostile text` {
    private static let texts: [String] = [
        String(repeating: "W", count: 4096), String(repeating: "\0", count: 4096),
        String(repeating: "\u{301}", count: 4096),
        "a" + String(repeating: "\u{301}", count: 4095), String(repeating: "👨\u{200D}", count: 2048),
        String(repeating: "\u{202E}", count: 4096), String(repeating: "\u{2067}א", count: 2048),
        String(repeating: "🏳️\u{200D}", count: 1300), String(repeating: "ب", count: 4096),
        String(repeating: "ก", count: 4096),
        String(repeating: "क\u{94D}", count: 2048), String(repeating: "\u{E0061}", count: 4096),
        String(repeating: "\u{FE0F}", count: 4096), String(repeating: "\u{1F3FB}", count: 4096),
        String(repeating: "\r", count: 4096), String(repeating: "\u{AD}", count: 4096),
        String(repeating: " ", count: 4096),
        String(repeating: "\u{1100}\u{1161}\u{11A8}", count: 1365), "\u{FFFE}\u{FFFF}\u{10FFFF}\u{E000}\u{FFFD}",
        String(repeating: "\u{115F}\u{1160}\u{3164}", count: 1000),
        String((0..<0x30).map { Character(UnicodeScalar(UInt8($0))) }),
        String(repeating: "1\u{20E3}", count: 2048), "\u{600}\u{6DD}\u{1D173}", String(repeating: "ﷺ", count: 4096),
    ]

    @Test(arguments: texts.indices)
    func `Hostile text is laid out like any other`(index: Int) {
        let text = Self.texts[index]
        for width in [0, 1, 100, 238, Double.infinity] {
            for most in [nil, 1, 3] as [Int?] {
                let measured = engine.measure(text, style: style, width: width, maximumLines: most)
                expectSound(measured, of: text, width: width, most: most, "text \(index)")
            }
        }
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func `Hostile text of every script loses nothing but spaces and keeps to its width`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let alphabet: [UnicodeScalar] = Array(
            ("abcWi  -–.,()「」。写真한글é👍\n\u{A0}\u{200B}٣ש1مرحبالاสวัสดีกำनमस्ते\u{94D}\u{301}"
                + "\u{200D}\u{FE0F}🇩🇪\u{1F3FD}\0\u{7}\t\r\u{2028}\u{202E}\u{2066}\u{2069}\u{AD}ა\u{1161}\u{E0020}")
                .unicodeScalars)
        for _ in 0..<250 {
            var text = ""
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                text.unicodeScalars.append(alphabet.randomElement(using: &random) ?? "a")
            }
            let width = Double.random(in: 0...200, using: &random)
            let measured = engine.measure(text, style: style, width: width)
            expectSound(measured, of: text, width: width, most: nil, "seed \(seed)")
        }
    }

    private func expectSound(
        _ measured: MeasuredText, of text: String, width: Double, most: Int?, _ name: String,
        location: SourceLocation = #_sourceLocation
    ) {
        let spaces: Set<Character> = [
            " ", "\t", "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
            // A soft hyphen is a hyphen at a line's end.
            "\u{AD}", "-",
        ]
        if let most {
            #expect(measured.lines.count <= most, "\(name)", sourceLocation: location)
        } else {
            // Graphemes are counted in each line by itself: a line's first may be one that joins what stands before it.
            let joined = measured.lines.map(\.text).joined()
            #expect(
                String(joined.unicodeScalars.filter { !spaces.contains(Character($0)) })
                    == String(text.unicodeScalars.filter { !spaces.contains(Character($0)) }),
                "\(name): \(text.debugDescription), \(width)", sourceLocation: location)
        }
        for line in measured.lines {
            #expect(line.width.isFinite && line.width >= 0, sourceLocation: location)
            guard line.width > width + 0.001 else { continue }
            // Characters without width may stand beside the one that is too wide.
            let visible = line.text.count { engine.measure(String($0), style: style).width > 0 }
            #expect(visible <= 1, "\(name): \(line) in \(width)", sourceLocation: location)
        }
    }
}

@Suite struct `An engine` {
    private static let texts = [
        "Delete “Photo”? This cannot be undone.", "حذف الصورة؟ لا يمكن التراجع عن هذا.",
        "למחוק את התמונה? אי אפשר לבטל.",
        """
        ลบรูปภาพหรือไม่ การกระทำนี้ไม่สามารถยกเลิกได้
        """, "फ़ोटो हटाएँ? इसे वापस नहीं किया जा सकता।", "写真を削除しますか？この操作は取り消せません。",
        "사진을 삭제하시겠습니까?", "👍🏽 Привет, Ελλάδα 🇩🇪",
    ]

    private static func answers(_ engine: PangoEngine, rounds: Int) -> [MeasuredText] {
        (0..<rounds).flatMap { round in
            texts.flatMap { text in
                // A text of its own in each round, so that memory does not answer.
                TextStyle.Weight.allCases.map { weight in
                    engine.measure(
                        text + " \(round)", style: TextStyle(size: 13 + Double(round), weight: weight), width: 150,
                        maximumLines: round % 3 == 0 ? 2 : nil)
                }
            }
        }
    }

    @Test func `answers many threads as it answers one`() throws {
        let alone = Self.answers(try PangoEngine(), rounds: 6)
        let shared = try PangoEngine()
        let count = 6
        nonisolated(unsafe) var answers = [[MeasuredText]](repeating: [], count: count)
        unsafe answers.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let buffer = unsafe buffer
            DispatchQueue.concurrentPerform(iterations: count) { index in
                unsafe buffer[index] = Self.answers(shared, rounds: 6)
            }
        }
        for answer in unsafe answers { #expect(answer == alone) }
    }

    @Test func `gives the same answer from memory as anew`() {
        for text in Self.texts {
            let first = engine.measure(text, style: style, width: 120)
            #expect(engine.measure(text, style: style, width: 120) == first)
            // Enough others to be forgotten.
            for round in 0..<300 { _ = engine.measure(String(repeating: "x", count: 200) + "\(round)", style: style) }
            #expect(engine.measure(text, style: style, width: 120) == first)
        }
    }

    @Test func `takes fonts of its owner for what its own lack`() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        #expect(throws: FontError.self) { try PangoEngine(ownFontsIn: directory.path) }
        // Comes with libpango: its dependency fontconfig-config wants a font.
        let font = URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
        try #require(FileManager.default.fileExists(atPath: font.path), "fonts-dejavu-core is not installed")
        try FileManager.default.copyItem(at: font, to: directory.appending(path: "DejaVuSans.ttf"))
        let owner = try PangoEngine(ownFontsIn: directory.path)
        // The file is not needed any more.
        try FileManager.default.removeItem(at: directory.appending(path: "DejaVuSans.ttf"))
        #expect(owner.source.fonts != engine.source.fonts && owner.source.engine == engine.source.engine)
        #expect(engine.measure("ⵜⵉⴼⵉⵏⴰⵖ", style: style).missingGlyphs == 7)
        let measured = owner.measure("ⵜⵉⴼⵉⵏⴰⵖ", style: style)
        #expect(measured.missingGlyphs == 0 && measured.metrics == .measured)
        // What the pinned fonts have stays theirs.
        for text in Self.texts.prefix(5) {
            #expect(owner.measure(text, style: style) == engine.measure(text, style: style))
        }
        try Data("no font".utf8).write(to: directory.appending(path: "bad.otf"))
        let error = #expect(throws: FontError.self) { try PangoEngine(ownFontsIn: directory.path) }
        #expect(error?.file == "bad.otf")
        #expect(throws: FontError.self) { try PangoEngine(ownFontsIn: directory.path + "/nowhere") }
    }
}
