/// The numbers by which the time to read a text is reckoned.
package enum ReadingFigures {
    private static let study = "presentation-metrics reading.irest"

    private static func documented(_ name: String, _ value: Double, of what: String) -> StyleFigure {
        StyleFigure(name, value, "s per character", .documented, source: study + ": " + what)
    }

    private static func assumed(_ name: String, _ value: Double, _ unit: String, source: String) -> StyleFigure {
        StyleFigure(name, value, unit, .assumed, source: source)
    }

    package static let notice = StyleFigure(
        "reading.notice", 1.5, "s", .imitated,
        source: "presentation-metrics banner.tsmessages: what a message stays up beside the time for its text")
    package static let character = documented(
        "reading.character", 0.068, of: "the mean of 14 languages with alphabets, 863 characters a minute")
    package static let arabic = documented(
        "reading.character.arabic", 0.098, of: "Arabic, 612 characters a minute")
    package static let han = documented(
        "reading.character.han", 0.235, of: "Chinese, 255 characters a minute")
    package static let kana = documented(
        "reading.character.kana", 0.168, of: "Japanese, 357 characters a minute, ideographs among them")
    package static let hangul = assumed(
        "reading.character.hangul", 0.168, "s per character",
        source: "no source found; a syllable of Hangul as one of kana (" + study + ")")
    package static let largeText = assumed(
        "reading.largeText", 1, "times the growth of body text",
        source: "no source found; who needs text twice as large is given twice the time, and nobody less than at the "
            + "default size")
    package static let assistive = assumed(
        "reading.focus", 2, "times",
        source: "no source found; who steers by a focus, from a remote, a keyboard or a switch, has to get there first")

    /// What of them styles list that go by themselves.
    static let all = [notice, character, arabic, han, kana, hangul, largeText, assistive]
}
