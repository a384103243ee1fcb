/// Puts results that come in any order back into the order in which they were begun.
///
/// How many it holds is up to whoever begins them: `unordered` counts how many are begun and not yet given back.
struct OrderedResults<Element> {
    /// A slot for each that is begun and not given back; empty until its result is there.
    private var slots: [Element?] = []
    private var given = 0

    /// How many are begun and not given back.
    var unordered: Int { slots.count }

    /// The index of one more, from 0.
    mutating func begin() -> Int {
        slots.append(nil)
        return given + slots.count - 1
    }

    /// Takes one result.
    mutating func put(_ element: Element, at index: Int) {
        slots[index - given] = element
    }

    /// The next in order; none while it is missing.
    mutating func popFirst() -> Element? {
        guard let first = slots.first, let first else { return nil }
        slots.removeFirst()
        given += 1
        return first
    }
}
