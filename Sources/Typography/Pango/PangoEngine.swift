private import CPango
private import Synchronization

/// The engine for every script: Pango over fonts that are built into the program, and over own ones where their
/// directory is given. The machine's fonts, its language and its settings have no say.
///
/// - Latin, Greek and Cyrillic: Inter with San Francisco's tracking. Arabic, Hebrew, Thai, Devanagari: Noto Sans.
/// - What the fonts have no glyph for is as wide as a table says (ideographs and kana 1 em, Hangul 0.92 em, emoji 1.25
///   em, the rest 0.55 em); it is counted in `missingGlyphs`, and the result says `.assumed`.
/// - Lines break by UAX #14, Thai by a dictionary, and never inside a grapheme. A line's text is in logical order, its
///   width the sum of the advances that its characters have in the whole text.
package final class PangoEngine: TextMeasuring {
    /// A shaper that nobody uses. Sound to hand on, because only one thread at a time takes it from the pool.
    private struct Idle: @unchecked Sendable {
        let shaper: Shaper
    }

    package let source: TextSource
    /// Tells engines apart.
    let number: Int
    private let fonts: FontSet
    /// Nil where there is no memory for it.
    private let plain: PlainShaper?
    /// At most as many as were in use at once.
    private let idle: Mutex<[Idle]>

    /// - Parameters:
    ///   - directory: Where own fonts are; nil for none. Files are opened here and never again.
    ///   - threads: How many threads will measure at once; for that many everything is made and warmed up now.
    /// - Complexity: some 10 ms a thread, and for own fonts the time that it takes to read them twice.
    package init(ownFontsIn directory: String? = nil, threads: Int = 1) throws(FontError) {
        number = PangoEngine.count.wrappingAdd(1, ordering: .relaxed).newValue
        fonts = try FontSet(ownFontsIn: directory)
        let plain = PlainShaper()
        var shapers: [Idle] = []
        for _ in 0..<max(1, threads) {
            let shaper = try Shaper(fonts)
            for weight in TextStyle.Weight.allCases {
                for text in PangoEngine.samples {
                    plain?.learn(text, shaper.shaped(text, weight: weight), weight: weight)
                }
            }
            shapers.append(Idle(shaper: shaper))
        }
        self.plain = plain
        idle = Mutex(shapers)
        let version = unsafe pango_version_string().map { unsafe String(cString: $0) } ?? "?"
        let shaperVersion = unsafe hb_version_string().map { unsafe String(cString: $0) } ?? "?"
        source = TextSource(engine: "Pango \(version), HarfBuzz \(shaperVersion)", fonts: fonts.id)
    }

    /// How many engines were made.
    private static let count = Atomic(0)

    /// The engine with the program's own fonts, shared by all who want no others.
    package static let builtIn: PangoEngine = {
        do {
            return try PangoEngine()
        } catch {
            preconditionFailure("the fonts in the program can be used: \(error)")
        }
    }()

    /// A word of each script with a font of its own, and of one without.
    private static let samples = ["Delete “Photo”?", "حذف", "מחיקה", "ลบ", "हटाएँ", "…", "削除"]

    /// - Complexity: some 30 ns where this thread measured the text lately, in the same width or in one that holds it
    ///   whole; else under a microsecond for a sentence of plain characters, and 50 µs for one of others, in proportion
    ///   to its length.
    package func measure(_ text: String, style: TextStyle, width: Double, maximumLines: Int?) -> MeasuredText {
        MeasuredTexts.ofThread { texts in
            texts.measure(text, style: style, width: width, maximumLines: maximumLines, in: self)
        }
    }

    /// Sets `text` in a style, and tells how many graphemes have no glyph; nil where Pango gives nothing to do it with.
    func set(_ text: String, style: TextStyle, into clusters: inout Clusters) -> Int? {
        if let plain, plain.set(text, style: style, into: &clusters) { return 0 }
        guard let shaped = withShaper({ $0.shaped(text, weight: style.weight) }) else { return nil }
        plain?.learn(text, shaped, weight: style.weight)
        clusters = Clusters(shaped.clusters(in: style))
        return shaped.missingGlyphs
    }

    /// Width of a text that stands alone, in points, without tracking; 0 where Pango gives nothing to set it with.
    func width(of text: String, style: TextStyle) -> Double {
        if let width = plain?.width(of: text, style: style) { return width }
        guard let shaped = withShaper({ $0.shaped(text, weight: style.weight) }) else { return 0 }
        plain?.learn(text, shaped, weight: style.weight)
        return shaped.width(in: style)
    }

    /// Runs `body` with a shaper that nobody else uses; nil where Pango gives none.
    func withShaper<Result>(_ body: (Shaper) -> Result) -> Result? {
        guard let taken = idle.withLock({ $0.popLast() }) ?? made() else { return nil }
        defer { idle.withLock { $0.append(taken) } }
        return body(taken.shaper)
    }

    private func made() -> Idle? { (try? Shaper(fonts)).map(Idle.init) }
}
