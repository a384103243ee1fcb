import Devices

/// The figures from which the time to read a text is computed: `Figures/reading.json`.
package enum ReadingFigures {
    enum FigureName: Int, FigureKey {
        case notice, character, characterArabic, characterHan, characterKana, characterHangul, largeText, focus
    }

    static let figures = FigureTable<FigureName, AnyRelease>("reading")
}
