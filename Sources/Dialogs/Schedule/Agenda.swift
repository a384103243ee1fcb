/// What is due at later moments, soonest first; of one moment, in the order in which it was noted.
struct Agenda<Item> {
    /// Latest first, so that the soonest is taken off the end.
    private var notes: [(time: Double, item: Item)] = []

    /// Notes `item` for `time`.
    /// - Complexity: O(log *n*) comparisons; the notes behind it move.
    mutating func note(_ item: Item, at time: Double) {
        var (low, high) = (0, notes.count)
        while low < high {
            let middle = (low + high) / 2
            // Before those noted for the same moment, which are taken off from the end.
            if notes[middle].time > time {
                low = middle + 1
            } else {
                high = middle
            }
        }
        notes.insert((time, item), at: low)
    }

    /// Takes off what is due at `time` or before; nil where nothing is.
    mutating func next(until time: Double) -> (time: Double, item: Item)? {
        guard let last = notes.last, last.time <= time else { return nil }
        return notes.removeLast()
    }
}
