/// What is due at later moments, soonest first; of one moment, in the order in which it was added.
struct EventQueue<Item> {
    /// Latest first, so that the soonest is taken off the end.
    private var entries: [(time: Double, item: Item)] = []

    /// Adds `item` for `time`.
    /// - Complexity: O(log *n*) comparisons; the entries behind it move.
    mutating func add(_ item: Item, at time: Double) {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            // Before those added for the same moment, which are taken off from the end.
            if entries[middle].time > time {
                low = middle + 1
            } else {
                high = middle
            }
        }
        entries.insert((time, item), at: low)
    }

    /// Takes off what is due at `time` or before; nil where nothing is.
    mutating func next(until time: Double) -> (time: Double, item: Item)? {
        guard let last = entries.last, last.time <= time else { return nil }
        return entries.removeLast()
    }
}
