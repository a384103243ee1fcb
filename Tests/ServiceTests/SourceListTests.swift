import Dialogs
import TestSupport
import Testing

@Suite struct `The list of sources` {
    /// Every source that a style's figures and colours name in short has a row that names it in full.
    @Test(arguments: StyleName.allCases)
    func `has a row for each source that a figure names`(style: StyleName) throws {
        let list = try Repository.text("docs/sources.md")
        let metric = try Regex(
            #"presentation-metrics ([a-z0-9_]+(?:\.[A-Za-z0-9_]+)+)"#, as: (Substring, Substring).self)
        let appearance = try Regex(
            #"appearance ([a-z0-9]+(?:\.[A-Za-z0-9_-]*[A-Za-z0-9_])+)"#, as: (Substring, Substring).self)
        let colors = style.colors + Palette.all.flatMap(\.palette.figures)
        for color in colors {
            for name in color.source.matches(of: appearance).map({ "`\($0.output.1)`" }) {
                #expect(list.contains("| \(name) |"), "\(color.name) names \(name)")
            }
        }
        let row = try Regex(#"[Ll]edger ([A-E]\d+)"#, as: (Substring, Substring).self)
        for figure in style.figures {
            let names =
                figure.source.matches(of: metric).map { "`\($0.output.1)`" }
                + figure.source.matches(of: appearance).map { "`\($0.output.1)`" }
                + figure.source.matches(of: row).map { String($0.output.1) }
            for name in names { #expect(list.contains("| \(name) |"), "\(figure.name) names \(name)") }
            #expect(figure.confidence != .ledger || !names.isEmpty, "\(figure.name) names no row")
        }
    }
}
