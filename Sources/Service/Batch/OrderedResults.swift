/// Restores the order in which results were begun.
///
/// The caller limits how many it holds: `unordered` counts the results that are begun and not yet popped.
struct OrderedResults<Element> {
    /// A slot for each result that is begun and not popped; `nil` until the result is known.
    private var slots: [Element?] = []
    private var given = 0

    /// The number of results that are begun and not popped.
    var unordered: Int { slots.count }

    /// Begins one more result, and returns its index, from 0.
    mutating func begin() -> Int {
        slots.append(nil)
        return given + slots.count - 1
    }

    /// Stores the result with this index.
    mutating func put(_ element: Element, at index: Int) { slots[index - given] = element }

    /// Removes and returns the next result in order; `nil` if it is not yet known.
    mutating func popFirst() -> Element? {
        guard let first = slots.first, let first else { return nil }
        slots.removeFirst()
        given += 1
        return first
    }
}
