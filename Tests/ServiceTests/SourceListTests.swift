import Foundation
import TestSupport
import Testing

@Suite struct `The list of sources` {
    /// Every source that the code names in short has a row that has it in full.
    @Test func `has a row for each source that the code names`() throws {
        let list = try Repository.text("docs/sources.md")
        let metric = try Regex(
            #"presentation-metrics ([a-z0-9_]+(?:\.[A-Za-z0-9_]+)+)"#, as: (Substring, Substring).self)
        let row = try Regex(#"[Ll]edger ([A-E]\d+)"#, as: (Substring, Substring).self)
        var count = 0
        for file in try Repository.files(below: "Sources", suffix: ".swift") {
            let text = try Repository.text(file)
            for match in text.matches(of: metric) {
                #expect(list.contains("| `\(match.output.1)` |"), "\(file) names \(match.output.1)")
                count += 1
            }
            for match in text.matches(of: row) {
                #expect(list.contains("| \(match.output.1) |"), "\(file) names \(match.output.1)")
                count += 1
            }
        }
        #expect(count > 50)
    }
}
