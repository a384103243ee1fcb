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
    private let fonts: FontSet
    /// At most as many as were in use at once.
    private let idle: Mutex<[Idle]>

    /// - Parameters:
    ///   - directory: Where own fonts are; nil for none. Files are opened here and never again.
    ///   - threads: How many threads will measure at once; for that many everything is made and warmed up now.
    /// - Complexity: some 10 ms a thread, and for own fonts the time that it takes to read them twice.
    package init(ownFontsIn directory: String? = nil, threads: Int = 1) throws(FontError) {
        fonts = try FontSet(ownFontsIn: directory)
        var shapers: [Idle] = []
        for _ in 0..<max(1, threads) {
            let shaper = try Shaper(fonts)
            for weight in TextStyle.Weight.allCases {
                for text in PangoEngine.samples { _ = shaper.shaped(text, weight: weight) }
            }
            shapers.append(Idle(shaper: shaper))
        }
        idle = Mutex(shapers)
        let version = unsafe pango_version_string().map { unsafe String(cString: $0) } ?? "?"
        let shaperVersion = unsafe hb_version_string().map { unsafe String(cString: $0) } ?? "?"
        source = TextSource(engine: "Pango \(version), HarfBuzz \(shaperVersion)", fonts: fonts.id)
    }

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

    /// - Complexity: a microsecond or two where the text was measured lately, in any width; else some 50 µs for a
    ///   sentence, in proportion to its length.
    package func measure(_ text: String, style: TextStyle, width: Double, maximumLines: Int?) -> MeasuredText {
        guard let taken = idle.withLock({ $0.popLast() }) ?? made() else {
            // Pango gave one at start and gives none now. The answer says that its widths are assumed.
            var measured = AdvanceTable().measure(text, style: style, width: width, maximumLines: maximumLines)
            measured.metrics = .assumed
            return measured
        }
        defer { idle.withLock { $0.append(taken) } }
        let shaper = taken.shaper
        let shaped = shaper.shaped(text, weight: style.weight)
        return MeasuredText(
            breaking: text, into: Clusters(shaped.clusters(in: style)), width: width, maximumLines: maximumLines,
            metrics: shaped.missingGlyphs == 0 ? .measured : .assumed, missingGlyphs: shaped.missingGlyphs, style: style
        ) {
            shaper.shaped("…", weight: style.weight).clusters(in: style).reduce(0) { $0 + $1.width }
        }
    }

    private func made() -> Idle? { (try? Shaper(fonts)).map(Idle.init) }
}
