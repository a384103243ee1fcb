import Foundation
import TestSupport
import Testing

@testable import Typography

@Suite struct `Line breaking` {
    private let engine = AdvanceTable()
    private let style = TextStyle(size: 17)

    private func lines(_ text: String, _ width: Double, most: Int? = nil) -> [String] {
        engine.measure(text, style: style, width: width, maximumLines: most).lines.map(\.text)
    }

    @Test func `breaks at spaces and leaves them out`() {
        #expect(lines("Delete  the photo", 60) == ["Delete", "the", "photo"])
        #expect(lines("Delete ", 60) == ["Delete"])
    }

    @Test func `starts a line at each newline`() {
        #expect(lines("One\n\nTwo\r\nThree\n", 500) == ["One", "", "Two", "Three", ""])
        #expect(lines("", 500).isEmpty)
        #expect(lines("\n", 500) == ["", ""])
    }

    @Test func `breaks behind hyphens but not before numbers`() {
        #expect(lines("Auto-Pitch", 50) == ["Auto-", "Pitch"])
        #expect(lines("at -25", 45) == ["at", "-25"])
    }

    @Test func `keeps no-break spaces together`() {
        #expect(lines("10 000 km", 60) == ["10 000", "km"])
        #expect(lines("10\u{A0}000 km", 75) == ["10\u{A0}000", "km"])
        #expect(lines("a 10\u{A0}000", 60) == ["a", "10\u{A0}000"])
    }

    @Test func `breaks between ideographs but never before closing marks`() {
        #expect(lines("写真を削除", 17 * 2) == ["写真", "を削", "除"])
        #expect(lines("写真。削除", 17 * 2) == ["写", "真。", "削除"])
        #expect(lines("写「真」", 17 * 2) == ["写", "「真", "」"] || lines("写「真」", 17 * 2) == ["写", "「", "真」"])
        #expect(lines("写「真」", 17 * 3) == ["写", "「真」"])
    }

    @Test func `breaks inside a word only where it is wider than the line`() {
        let broken = lines("Rhabarberbarbara", 60)
        #expect(broken.count > 1 && broken.joined() == "Rhabarberbarbara")
        #expect(lines("a Rhabarber", 80) == ["a", "Rhabarber"])
    }

    @Test func `keeps a grapheme whole`() {
        #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 10) == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
        #expect(lines("e\u{301}e\u{301}", 1) == ["e\u{301}", "e\u{301}"])
    }

    @Test func `cuts to the lines allowed and says so`() {
        let text = "Select a sample from the list of samples"
        let whole = engine.measure(text, style: style, width: 120)
        let cut = engine.measure(text, style: style, width: 120, maximumLines: 2)
        #expect(whole.lines.count > 2 && !whole.isTruncated)
        #expect(cut.isTruncated && cut.lines.count == 2)
        #expect(cut.lines[0] == whole.lines[0])
        #expect(cut.lines[1].text.hasSuffix("…") && cut.lines[1].width <= 120.001)
        #expect(!engine.measure(text, style: style, width: 120, maximumLines: whole.lines.count).isTruncated)
    }

    @Test func `puts the ellipsis on a line that ended at a newline`() {
        #expect(lines("One\nTwo", 500, most: 1) == ["One…"])
        #expect(lines("One \nTwo", 500, most: 1) == ["One…"])
        #expect(lines("Wide", 3, most: 1) == ["…"])
    }

    @Test func `survives widths and sizes that are no numbers`() {
        for width in [Double.nan, -.infinity, -1, 0, .infinity] {
            for size in [Double.nan, -3, 0, .infinity, 17] {
                let text = engine.measure("A b\nc", style: TextStyle(size: size, lineHeight: size), width: width)
                #expect(text.width.isFinite && text.height.isFinite && text.baseline(ofLine: 1).isFinite)
            }
        }
    }

    @Test func `takes a long word in linear time`() {
        let word = String(repeating: "W", count: 4096)
        let (short, long) = (String(word.prefix(512)), word)
        func seconds(_ text: String) -> Double {
            let start = processorSeconds()
            _ = engine.measure(text, style: style, width: 238)
            return processorSeconds() - start
        }
        _ = seconds(short)
        // Eight times as long: 8 in linear time, 64 in quadratic time. The least of three is without interruptions.
        let least = { (text: String) in (0..<3).map { _ in seconds(text) }.min() ?? 0 }
        #expect(least(long) < 24 * least(short))
        #expect(engine.measure(word, style: style, width: 238).lines.map(\.text).joined() == word)
    }

    /// What this thread has had of the processor, whoever else runs.
    private func processorSeconds() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func `loses nothing but spaces and keeps to its width`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let alphabet: [Character] = Array("abcWi  -–.,()「」。写真한글é👍\n\u{A0}\u{200B}٣ש1")
        for _ in 0..<300 {
            let count = Int.random(in: 0...40, using: &random)
            let text = String((0..<count).map { _ in alphabet.randomElement(using: &random) ?? "a" })
            let width = Double.random(in: 0...200, using: &random)
            let measured = engine.measure(text, style: style, width: width)
            let joined = measured.lines.map(\.text).joined()
            #expect(
                joined.filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" },
                "seed \(seed): \(text), \(width)")
            for line in measured.lines {
                let visible = line.text.count
                #expect(
                    line.width <= width + 0.001 || visible == 1 || isOneGraphemeAndMarks(line.text),
                    "seed \(seed): \(line) in \(width) of \(text)")
                #expect(!line.text.hasSuffix(" "))
            }
        }
    }

    /// Characters without width, such as the zero width space, may follow the one that is too wide.
    private func isOneGraphemeAndMarks(_ text: String) -> Bool { text.filter { $0 != "\u{200B}" }.count <= 1 }
}

@Suite struct `Metrics` {
    private let engine = AdvanceTable()

    @Test func `metrics are measured for scripts with data`() {
        for text in ["Hello", "Ελλάδα", "Привет", "写真を削除", "한글", "👍🏽 ok", "naïve — “quoted” €5"] {
            #expect(engine.measure(text, style: TextStyle(size: 17)).metrics == .measured, "\(text)")
        }
    }

    @Test func `metrics are assumed for the others`() {
        for text in ["مرحبا", "שלום", "สวัสดี", "नमस्ते"] {
            let measured = engine.measure(text, style: TextStyle(size: 17))
            #expect(measured.metrics == .assumed && measured.width > 0, "\(text)")
        }
    }

    @Test func `give Hangul and half-width forms what Noto Sans CJK gives them`() {
        let style = TextStyle(size: 20)
        #expect(abs(engine.width(of: "한글", style: style) - 2 * 0.92 * 20) < 1e-9)
        #expect(engine.width(of: "ｱ", style: style) == 10)
    }

    @Test func `give ideographs an em, emoji five quarters and marks nothing`() {
        let style = TextStyle(size: 20)
        #expect(engine.width(of: "写", style: style) == 20)
        #expect(engine.width(of: "Ａ", style: style) == 20)
        for emoji in ["👍", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣"] {
            #expect(engine.width(of: emoji, style: style) == 25, "\(emoji)")
        }
        #expect(engine.width(of: "e\u{301}", style: style) == engine.width(of: "e", style: style))
        #expect(engine.width(of: "\u{301}", style: style) == 0)
    }

    @Test func `agree between the ASCII path and the general one`() {
        let style = TextStyle(size: 15, weight: .semibold)
        let ascii = (0x20...0x7E).map { String(UnicodeScalar(UInt8($0))) }.joined()
        let general = engine.width(of: ascii + "é", style: style)
        let difference = general - engine.width(of: ascii, style: style) - engine.width(of: "é", style: style)
        #expect(abs(difference) < 1e-9)
    }
}
