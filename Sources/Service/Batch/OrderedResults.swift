/// Puts results that come in any order back into the order in which they were begun.
///
/// How many it holds is up to whoever begins them: `unordered` tells how many are begun and not yet given back.
struct OrderedResults<Element> {
    /// A place for each that is begun and not given back; empty until its result is there.
    private var places: [Element?] = []
    private var given = 0

    /// How many are begun and not given back.
    var unordered: Int { places.count }

    /// The place of one more, from 0.
    mutating func begin() -> Int {
        places.append(nil)
        return given + places.count - 1
    }

    /// Takes the result of one place.
    mutating func put(_ element: Element, at place: Int) {
        places[place - given] = element
    }

    /// The next in order; none while it is missing.
    mutating func popFirst() -> Element? {
        guard let first = places.first, let first else { return nil }
        places.removeFirst()
        given += 1
        return first
    }
}
