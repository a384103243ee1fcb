/// Guesses which known name was meant by an unknown one.
package enum NearestName {
    /// The longest name for which a guess is made, in bytes.
    private static let longest = 64

    /// The candidate with the fewest edits (insert, delete, replace, swap two neighbours; ASCII case is ignored), if
    /// there are at most as many as a third of the longer name's letters; the first one if several are equally near.
    /// - Complexity: O(name × candidate) for each candidate.
    package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
        all(of: name, among: candidates).first
    }

    /// All candidates with the fewest edits, by the same measure.
    ///
    /// - Parameter most: A further limit on the number of edits.
    package static func all(
        of name: String, among candidates: some Sequence<String>, atMost most: Int = .max
    ) -> [String] {
        let wanted = folded(name)
        guard !wanted.isEmpty, wanted.count <= longest else { return [] }
        var best: (names: [String], edits: Int) = ([], .max)
        for candidate in candidates {
            // Most names can be excluded by their length alone.
            let count = candidate.utf8.count
            guard count <= longest else { continue }
            let allowed = min(most, max(wanted.count, count) / 3)
            guard abs(wanted.count - count) <= min(allowed, best.edits) else { continue }
            let known = folded(candidate)
            let edits = edits(from: wanted, to: known)
            if edits > allowed || edits > best.edits { continue }
            best = (edits < best.edits ? [candidate] : best.names + [candidate], edits)
        }
        return best.names
    }

    private static func folded(_ name: String) -> [UInt8] {
        name.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    }

    /// Optimal string alignment distance.
    private static func edits(from left: [UInt8], to right: [UInt8]) -> Int {
        var before: [Int] = []
        var above = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for column in right.indices {
                let replaced = above[column] + (left[row] == right[column] ? 0 : 1)
                var least = min(replaced, above[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    least = min(least, before[column - 1] + 1)
                }
                current.append(least)
            }
            before = above
            above = current
        }
        return above[right.count]
    }
}
