/// Puts results that come in any order back into the order in which they were begun.
///
/// How many it holds is up to whoever begins them: `unordered` tells how many are begun and not yet given back.
struct OrderedResults<Element> {
    private var early: [Int: Element] = [:]
    private var begun = 0
    private var given = 0

    /// How many are begun and not given back.
    var unordered: Int { begun - given }

    /// The place of one more, from 0.
    mutating func begin() -> Int {
        defer { begun += 1 }
        return begun
    }

    /// Takes the result of one place, and gives all that stand in order now: none, while an earlier one is missing.
    mutating func put(_ element: Element, at place: Int) -> [Element] {
        guard place == given else {
            early[place] = element
            return []
        }
        var ready = [element]
        given += 1
        while let next = early.removeValue(forKey: given) {
            ready.append(next)
            given += 1
        }
        return ready
    }
}
