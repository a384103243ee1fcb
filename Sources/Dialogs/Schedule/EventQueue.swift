/// A queue of items that are due at later moments, soonest first; items due at the same moment keep the order in which
/// they were added.
struct EventQueue<Item> {
    /// The entries, latest first, so that the soonest is removed from the end.
    private var entries: [(time: Double, item: Item)] = []

    /// Adds an `item` that is due at `time`.
    /// - Complexity: O(log *n*) comparisons; the entries after it move.
    mutating func add(_ item: Item, at time: Double) {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            // Before entries for the same moment, since entries are removed from the end.
            if entries[middle].time > time {
                low = middle + 1
            } else {
                high = middle
            }
        }
        entries.insert((time, item), at: low)
    }

    /// Removes and returns the first item that is due at `time` or before; `nil` if there is none.
    mutating func next(until time: Double) -> (time: Double, item: Item)? {
        guard let last = entries.last, last.time <= time else { return nil }
        return entries.removeLast()
    }
}
