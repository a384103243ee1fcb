import Dialogs
import Geometry
import Testing

@Suite struct `Popover placement next to Floating UI` {
    /// The judge's answers, and how they were made: `Floating/source.md`.
    @Test func `gives the same answer in every case, within a thousandth of a point`() throws {
        let cases = try FloatingCase.all()
        #expect(cases.count >= 800)
        for (index, given) in cases.enumerated() {
            let placed = try #require(given.placement, "case \(index)").resolved()
            let answer = given.answer
            let line: Comment = "case \(index) of cases.json"
            #expect(placed.side.rawValue == answer.side, line)
            #expect(placed.alignment.rawValue == answer.alignment, line)
            #expect(placed.isReferenceHidden == answer.isReferenceHidden, line)
            #expect(placed.isEscaped == answer.isEscaped, line)
            #expect(placed.arrow?.edge.opposite == (answer.arrow == nil ? nil : placed.side), line)
            let expected = answer.frame + answer.shifted + answer.available + (answer.arrow ?? [])
            #expect(placed.numbers.count == expected.count, line)
            for (ours, theirs) in zip(placed.numbers, expected) {
                #expect(abs(ours - theirs) <= 0.001, "\(line): \(placed.numbers), not \(expected)")
            }
        }
    }
}
