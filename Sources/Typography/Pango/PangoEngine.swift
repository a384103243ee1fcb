private import Boxes
import CPango
private import Synchronization

/// The engine for every script: Pango over fonts that are built into the program, and over own ones where their
/// directory is given. The machine's fonts, its language and its settings have no say.
///
/// - Latin, Greek and Cyrillic: Inter with San Francisco's tracking, or another ``Typeface``. Arabic, Hebrew, Thai,
///   Devanagari: Noto Sans. A text with characters that these and own fonts lack is asked for again with the fonts of
///   the other scripts, which are opened then.
/// - What the fonts have no glyph for is as wide as a table says (ideographs and kana 1 em, Hangul 0.92 em, emoji 1.25
///   em, the rest 0.55 em); it is counted in `missingGlyphs`, and the result says `.assumed`.
/// - Lines break by UAX #14, Thai by a dictionary, and never inside a grapheme. A line's text is in logical order, its
///   width the sum of the advances that its characters have in the whole text.
package final class PangoEngine: TextMeasuring {
    package let source: TextSource
    /// Tells engines apart.
    let number: Int
    /// Over the fonts that are asked first.
    private let first: LockedShaper
    /// Over all fonts; made when a text first needs them.
    private let all = Mutex<LockedShaper?>(nil)
    /// Nil where there is no memory for it.
    private let plain: PlainShaper?
    private let typeface: Typeface
    /// The engines of the other typefaces; each made when a text is first set in it.
    private let helvetica = Once<PangoEngine>()
    private let roboto = Once<PangoEngine>()
    private let inter = Once<PangoEngine>()
    private let times = Once<PangoEngine>()
    private let noto = Once<PangoEngine>()

    /// - Parameter directory: Where own fonts are; nil for none. Files are opened here and never again.
    /// - Complexity: some milliseconds, and for own fonts the time that it takes to read them twice.
    package init(ownFontsIn directory: String? = nil) throws(FontError) {
        ThaiDictionary.isChosen
        number = PangoEngine.count.wrappingAdd(1, ordering: .relaxed).newValue
        let fonts = try FontSet(ownFontsIn: directory)
        let plain = PlainShaper()
        first = LockedShaper(fonts)
        try first.prepare { shaper in
            for weight in TextStyle.Weight.allCases {
                for text in PangoEngine.plainSamples {
                    plain?.learn(text, shaper.shaped(text, weight: weight), weight: weight)
                }
            }
        }
        self.plain = plain
        typeface = .sanFrancisco
        let version = unsafe pango_version_string().map { unsafe String(cString: $0) } ?? "?"
        let shaperVersion = unsafe hb_version_string().map { unsafe String(cString: $0) } ?? "?"
        source = TextSource(engine: "Pango \(version), HarfBuzz \(shaperVersion)", fonts: fonts.id)
    }

    /// One like `other` in another typeface.
    private init(_ typeface: Typeface, beside other: PangoEngine) throws(FontError) {
        number = PangoEngine.count.wrappingAdd(1, ordering: .relaxed).newValue
        first = LockedShaper(try other.first.fonts.beneath(typeface))
        plain = PlainShaper(typeface)
        source = other.source
        self.typeface = typeface
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

    /// From now on the configuration that fontconfig has for the whole process stays as it is: that is somebody else's.
    /// To be said before the first engine is made.
    package static func leaveProcessAlone() { FontSet.isGuest.store(true, ordering: .relaxed) }

    package func measuring(in typeface: Typeface) -> any TextMeasuring { engine(of: typeface) }

    /// This engine in a typeface; itself where the system gives no memory for the fonts.
    ///
    /// - Complexity: some 10 ms the first time, when its fonts are copied and read.
    package func engine(of typeface: Typeface) -> PangoEngine {
        switch typeface {
        case .sanFrancisco: self
        case .inter: engine(of: typeface, keptIn: inter)
        case .helvetica: engine(of: typeface, keptIn: helvetica)
        case .roboto: engine(of: typeface, keptIn: roboto)
        case .times: engine(of: typeface, keptIn: times)
        case .noto: engine(of: typeface, keptIn: noto)
        }
    }

    package var keepingWords: any TextMeasuring { WordKeepingEngine(self) }

    private func engine(of typeface: Typeface, keptIn place: borrowing Once<PangoEngine>) -> PangoEngine {
        if let known = place.known { return known }
        return (try? PangoEngine(typeface, beside: self)).map { place.keep($0) } ?? self
    }

    private static let plainSamples = ["Delete “Photo”?", "…"]
    /// A word of each other script with a font of its own, and of one without.
    private static let otherSamples = ["حذف", "מחיקה", "ลบ", "हटाएँ", "削除"]

    /// Opens the fonts of other scripts, and reads the dictionary of Thai, which the first text in them would wait for.
    ///
    /// - Complexity: some 10 ms, in which other threads find the fonts free between two words.
    package func warmUp() {
        for weight in TextStyle.Weight.allCases {
            for text in Self.otherSamples { _ = first.withShaper { $0.shaped(text, weight: weight) } }
        }
    }

    /// - Complexity: some 30 ns where this thread measured the text lately, in the same width or in one that holds it
    ///   whole; else under a microsecond for a sentence of plain characters, and 50 µs for one of others, in proportion
    ///   to its length.
    package func measure(_ text: String, style: TextStyle, width: Double, maximumLines: Int?) -> MeasuredText {
        MeasuredTexts.ofThread { texts in
            texts.measure(
                text, style: style, width: width, maximumLines: maximumLines, in: MeasuringEngine(pango: self))
        }
    }

    /// Sets `text` in a style, and tells how many graphemes have no glyph; nil where Pango gives nothing to do it with.
    func set(_ text: String, style: TextStyle, into clusters: inout Clusters) -> MissedGlyphs? {
        if let plain, plain.set(text, style: style, into: &clusters) { return MissedGlyphs() }
        guard let (shaped, isBeyondFirst) = shaped(text, style.weight) else { return nil }
        clusters = Clusters(shaped.clusters(in: style, of: typeface), isCut: typeface.isCut)
        return MissedGlyphs(count: shaped.missingGlyphs, isBeyondFirst: isBeyondFirst)
    }

    /// Width of a text that stands alone, in points, without tracking; 0 where Pango gives nothing to set it with.
    func width(of text: String, style: TextStyle) -> Double {
        if let width = plain?.width(of: text, style: style) { return width }
        return shaped(text, style.weight)?.text.width(in: style, isCut: typeface.isCut) ?? 0
    }

    /// A text in glyphs, and whether it takes more than the fonts that are asked first; nil where Pango gives nothing
    /// to do it with.
    private func shaped(_ text: String, _ weight: TextStyle.Weight) -> (text: ShapedText, isBeyondFirst: Bool)? {
        guard let shaped = first.withShaper({ $0.shaped(text, weight: weight) }) else { return nil }
        if shaped.missingGlyphs > 0, let more = withAllFonts({ $0.shaped(text, weight: weight) }),
            more.missingGlyphs < shaped.missingGlyphs
        {
            return (more, true)
        }
        plain?.learn(text, shaped, weight: weight)
        return (shaped, false)
    }

    /// Runs `body` with a shaper over the fonts that are asked first; nil where Pango gives none.
    func withShaper<Result>(_ body: (Shaper) -> Result) -> Result? { first.withShaper(body) }

    /// Runs `body` with a shaper over all fonts; nil where Pango gives none.
    ///
    /// - Complexity: some 50 ms the first time (the fonts are copied and read), and a few for each thread more.
    func withAllFonts<Result>(_ body: (Shaper) -> Result) -> Result? {
        let pool = all.withLock { pool in
            if pool == nil { pool = (try? first.fonts.withScripts()).map { LockedShaper($0) } }
            return pool
        }
        return pool?.withShaper(body)
    }
}

/// What became of the glyphs of a text.
struct MissedGlyphs {
    /// How many graphemes have none.
    var count = 0
    /// Whether some are of fonts beyond those that are asked first.
    var isBeyondFirst = false
}
