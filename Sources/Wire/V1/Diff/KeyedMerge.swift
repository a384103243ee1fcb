/// Two lists of names merged into one: each name once, in an order that follows both lists where they agree.
///
/// Exchanging the lists gives the same order with the sides exchanged.
struct KeyedMerge {
    /// One name: its index in each list, `nil` in a list that lacks it.
    struct Pair: Hashable {
        var first: Int?
        var second: Int?
    }

    private(set) var pairs: [Pair] = []
    /// Whether the names that both lists have are in the same order in each.
    private(set) var isInOrder = true

    /// - Precondition: No list has a name twice.
    /// - Complexity: O(names).
    init(_ first: [String], _ second: [String]) {
        pairs.reserveCapacity(max(first.count, second.count))
        let indices = (Self.indices(first), Self.indices(second))
        var (left, right) = (0, 0)
        // Common names that were merged before their position in one of the lists.
        var merged: Set<String> = []
        while left < first.count || right < second.count {
            if left < first.count, merged.contains(first[left]) {
                left += 1
                continue
            }
            if right < second.count, merged.contains(second[right]) {
                right += 1
                continue
            }
            let firstAlone = left < first.count && indices.1[first[left]] == nil
            let secondAlone = right < second.count && indices.0[second[right]] == nil
            if firstAlone, !secondAlone || first[left] < second[right] {
                pairs.append(Pair(first: left, second: nil))
                left += 1
            } else if secondAlone {
                pairs.append(Pair(first: nil, second: right))
                right += 1
            } else if left < first.count, right < second.count, first[left] == second[right] {
                pairs.append(Pair(first: left, second: right))
                (left, right) = (left + 1, right + 1)
            } else {
                // Both lists have both names, in different orders. The lesser name goes first, regardless of which list
                // has it first.
                isInOrder = false
                let names = [left < first.count ? first[left] : nil, right < second.count ? second[right] : nil]
                guard let name = names.compactMap({ $0 }).min() else { break }
                pairs.append(Pair(first: indices.0[name], second: indices.1[name]))
                merged.insert(name)
            }
        }
    }

    private static func indices(_ names: [String]) -> [String: Int] {
        Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    }
}
