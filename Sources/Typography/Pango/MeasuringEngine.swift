/// An engine, and the way in which it breaks lines.
struct MeasuringEngine {
    let pango: PangoEngine
    /// Whether Korean lines break between words only.
    var keepsWords = false

    /// A number that distinguishes engines and their ways of breaking lines.
    var number: Int { pango.number << 1 | (keepsWords ? 1 : 0) }

    /// Stores the graphemes of `text` in a style in `clusters`, and returns how many have no glyph; `nil` if no engine
    /// can measure it.
    func set(_ text: String, style: TextStyle, into clusters: inout Clusters) -> MissedGlyphs? {
        guard let missed = pango.set(text, style: style, into: &clusters) else { return nil }
        if keepsWords { clusters.keepWordsWhole(of: text) }
        return missed
    }

    /// The width of a text that stands alone, in points, without tracking.
    func width(of text: String, style: TextStyle) -> Double { pango.width(of: text, style: style) }
}

/// An engine that breaks Korean lines between words only. A new object is made for each use, since the results are
/// cached by thread, not by engine.
final class WordKeepingEngine: TextMeasuring {
    private let engine: PangoEngine

    init(_ engine: PangoEngine) { self.engine = engine }

    var source: TextSource { engine.source }

    func measure(_ text: String, style: TextStyle, width: Double, maximumLines: Int?) -> MeasuredText {
        MeasuredTexts.ofThread { texts in
            texts.measure(
                text, style: style, width: width, maximumLines: maximumLines,
                in: MeasuringEngine(pango: engine, keepsWords: true))
        }
    }

    func measuring(in typeface: Typeface) -> any TextMeasuring { WordKeepingEngine(engine.engine(of: typeface)) }
}

extension Clusters {
    /// Forbids line breaks inside Korean words: next to a Hangul syllable, if a letter, a digit or another syllable is
    /// on the other side. Japanese and Chinese have no spaces between words, so their lines break as usual.
    mutating func keepWordsWhole(of text: String) {
        var text = text
        text.makeContiguousUTF8()
        let bytes = text.utf8Span.span
        for index in 1..<max(1, count) where mayBeginLine(index) {
            guard let start = offset(index), start > 0, start < bytes.count else { continue }
            var last = start - 1
            while last > 0, bytes[last] & 0xC0 == 0x80 { last -= 1 }
            let (before, after) = (
                PlainShaper.scalar(in: bytes, at: last).scalar, PlainShaper.scalar(in: bytes, at: start).scalar
            )
            if Clusters.isOfWord(before), Clusters.isOfWord(after),
                Clusters.isHangul(before) || Clusters.isHangul(after)
            {
                forbidBreak(before: index)
            }
        }
    }

    /// Whether a scalar is a Latin letter, a digit, or Hangul.
    private static func isOfWord(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: true
        default: isHangul(scalar)
        }
    }

    /// Whether a scalar is a syllable or a letter of Hangul.
    private static func isHangul(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
        default: false
        }
    }
}
