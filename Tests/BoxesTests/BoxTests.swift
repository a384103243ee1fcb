import Boxes
import TestSupport
import Testing

private struct Pair: Hashable, Sendable {
    var one = 1
    var other = [2]
}

private final class Counted: Sendable {
    let made: Int
    init(_ made: Int) { self.made = made }
}

/// A place that threads share.
private final class Place: Sendable {
    let once = Once<Counted>()
}

private enum Letter: CaseIterable { case a, b, c, d, e }
private enum Single: CaseIterable { case only }

@Suite struct `A box` {
    @Test func `a change of one box leaves its copies as they are`() {
        let first = Boxed(Pair())
        var second = first
        #expect(second.isIdentical(to: first))
        second.one = 5
        second.other.append(3)
        #expect(first.value == Pair() && second.value == Pair(one: 5, other: [2, 3]))
        #expect(!second.isIdentical(to: first) && second != first)
    }

    @Test func `boxes are equal by their values, and so are their hashes`() {
        let (one, other) = (Boxed(Pair()), Boxed(Pair()))
        #expect(!one.isIdentical(to: other) && one == other && Set([one, other]).count == 1)
    }
}

@Suite struct `A value that is made once` {
    @Test func `threads that need a value at once get the same one`() throws {
        for _ in 0..<50 {
            let place = Place()
            let results = try inThreads(4) { number in place.once.value { Counted(number) } }
            #expect(results.allSatisfy { $0 === place.once.known })
        }
    }

    @Test func `the value that is stored first stays, and goes with its place`() {
        weak var gone: Counted?
        do {
            let once = Once<Counted>()
            #expect(once.known == nil)
            let first = Counted(1)
            gone = first
            #expect(once.keep(first) === first && once.keep(Counted(2)) === first)
            #expect(once.value { Counted(3) }.made == 1)
            #expect(once.read(or: { Counted(4) }) { $0.made } == 1)
        }
        #expect(gone == nil)
    }
}

@Suite struct `The index of a case` {
    @Test func `cases are counted in the order of their declaration`() {
        #expect(Letter.allCases.map { caseIndex(of: $0) } == [0, 1, 2, 3, 4])
        #expect(caseIndex(of: Single.only) == 0)
    }
}
