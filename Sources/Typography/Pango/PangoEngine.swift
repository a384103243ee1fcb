private import Boxes
import CPango
private import Synchronization

/// The engine for all scripts: Pango with the built-in fonts, and the owner's if their directory is given. The
/// machine's fonts, language and settings have no influence.
///
/// - Latin, Greek and Cyrillic: Inter with San Francisco's tracking, or another ``Typeface``. Arabic, Hebrew, Thai,
///   Devanagari: Noto Sans. A text with characters that neither these nor the owner's fonts have is shaped again
///   with the fonts of the other scripts, which are then opened.
/// - A character without a glyph has a width from a table (ideographs and kana 1 em, Hangul 0.92 em, emoji 1.25 em, all
///   others 0.55 em). It is counted in `missingGlyphs`, and the result is marked `.assumed`.
/// - Lines break by UAX #14, Thai by a dictionary, and never inside a grapheme. A line's text is in logical order, and
///   its width is the sum of its characters' advances in the whole text. A line that breaks inside a joined word or at
///   a soft hyphen is measured separately.
package final class PangoEngine: TextMeasuring {
    package let source: TextSource
    /// A number that distinguishes engines.
    let number: Int
    /// The shaper for the fonts that are searched first.
    private let first: LockedShaper
    /// The shaper for all fonts, made when a text first needs it.
    private let all = Mutex<LockedShaper?>(nil)
    /// The shaper for plain characters; `nil` if there was not enough memory.
    private let plain: PlainShaper?
    private let typeface: Typeface
    /// The engines for the other typefaces. Each is made when its typeface is first used.
    private let helvetica = Once<PangoEngine>()
    private let roboto = Once<PangoEngine>()
    private let inter = Once<PangoEngine>()
    private let times = Once<PangoEngine>()
    private let noto = Once<PangoEngine>()

    /// - Parameter directory: The directory of the owner's fonts; `nil` for none. Files are opened here and never
    ///   again.
    /// - Complexity: Some milliseconds, and the time that it takes to read the owner's fonts twice.
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

    /// Makes an engine for another typeface with the same other fonts as `other`.
    private init(_ typeface: Typeface, beside other: PangoEngine) throws(FontError) {
        number = PangoEngine.count.wrappingAdd(1, ordering: .relaxed).newValue
        first = LockedShaper(try other.first.fonts.beneath(typeface))
        plain = PlainShaper(typeface)
        source = other.source
        self.typeface = typeface
    }

    /// The number of engines made so far.
    private static let count = Atomic(0)

    /// The engine with only the built-in fonts, shared by everyone who needs no others.
    package static let builtIn: PangoEngine = {
        do {
            return try PangoEngine()
        } catch {
            preconditionFailure("the fonts in the program can be used: \(error)")
        }
    }()

    /// Keeps the engine from changing the process's fontconfig configuration, because that belongs to the host program.
    /// Call this before the first engine is made.
    package static func leaveProcessAlone() { FontSet.isGuest.store(true, ordering: .relaxed) }

    package func measuring(in typeface: Typeface) -> any TextMeasuring { engine(of: typeface) }

    /// Returns the engine for a typeface; this engine if there is not enough memory for the fonts.
    ///
    /// - Complexity: Some 10 ms the first time, when the fonts are copied and read.
    package func engine(of typeface: Typeface) -> PangoEngine {
        switch typeface {
        case .sanFrancisco: self
        case .inter: engine(of: typeface, cachedIn: inter)
        case .helvetica: engine(of: typeface, cachedIn: helvetica)
        case .roboto: engine(of: typeface, cachedIn: roboto)
        case .times: engine(of: typeface, cachedIn: times)
        case .noto: engine(of: typeface, cachedIn: noto)
        }
    }

    package var keepingWords: any TextMeasuring { WordKeepingEngine(self) }

    private func engine(of typeface: Typeface, cachedIn place: borrowing Once<PangoEngine>) -> PangoEngine {
        if let known = place.known { return known }
        return (try? PangoEngine(typeface, beside: self)).map { place.keep($0) } ?? self
    }

    private static let plainSamples = ["Delete “Photo”?", "…"]
    /// A word for each other script that has a font of its own, and one for a script that has none.
    private static let otherSamples = ["حذف", "מחיקה", "ลบ", "हटाएँ", "削除"]

    /// Opens the fonts of the other scripts, and reads the Thai dictionary, so that the first text in these scripts is
    /// not delayed.
    ///
    /// - Complexity: Some 10 ms; between two words, other threads can use the fonts.
    package func warmUp() {
        for weight in TextStyle.Weight.allCases {
            for text in Self.otherSamples { _ = first.withShaper { $0.shaped(text, weight: weight) } }
        }
    }

    /// - Complexity: Some 30 ns if this thread recently measured the text for the same width, or for a width in which
    ///   all of it fits. Otherwise under a microsecond for a sentence of plain characters, and 50 µs for a sentence of
    ///   other characters; both are proportional to its length.
    package func measure(_ text: String, style: TextStyle, width: Double, maximumLines: Int?) -> MeasuredText {
        MeasuredTexts.ofThread { texts in
            texts.measure(
                text, style: style, width: width, maximumLines: maximumLines, in: MeasuringEngine(pango: self))
        }
    }

    /// Stores the graphemes of `text` in a style in `clusters`, and returns how many have no glyph; `nil` if Pango
    /// cannot shape it.
    func set(_ text: String, style: TextStyle, into clusters: inout Clusters) -> MissedGlyphs? {
        if let plain, plain.set(text, style: style, into: &clusters) { return MissedGlyphs() }
        guard let (shaped, isBeyondFirst) = shaped(text, style.weight) else { return nil }
        clusters = Clusters(shaped.clusters(in: style, of: typeface), isCut: typeface.isCut)
        return MissedGlyphs(count: shaped.missingGlyphs, isBeyondFirst: isBeyondFirst)
    }

    /// The width of a text that stands alone, in points, without tracking; 0 if Pango cannot shape it.
    func width(of text: String, style: TextStyle) -> Double {
        if let width = plain?.width(of: text, style: style) { return width }
        return shaped(text, style.weight)?.text.width(in: style, isCut: typeface.isCut) ?? 0
    }

    /// Returns a shaped text, and whether it needs more than the fonts that are searched first; `nil` if Pango cannot
    /// shape it.
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

    /// Calls `body` with the shaper for the fonts that are searched first; `nil` if Pango cannot make it.
    func withShaper<Result>(_ body: (Shaper) -> Result) -> Result? { first.withShaper(body) }

    /// Calls `body` with the shaper for all fonts; `nil` if Pango cannot make it.
    ///
    /// - Complexity: Some 50 ms the first time, when the fonts are copied and read, and a few for each further thread.
    func withAllFonts<Result>(_ body: (Shaper) -> Result) -> Result? {
        let pool = all.withLock { pool in
            if pool == nil { pool = (try? first.fonts.withScripts()).map { LockedShaper($0) } }
            return pool
        }
        return pool?.withShaper(body)
    }
}

/// What is known about the glyphs of a text.
struct MissedGlyphs {
    /// The number of graphemes without a glyph.
    var count = 0
    /// Whether some glyphs come from fonts other than those that are searched first.
    var isBeyondFirst = false
}
