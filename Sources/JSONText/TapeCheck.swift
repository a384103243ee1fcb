/// Checks a tape for things that the parser accepts and Scrim does not: members that occur twice, and empty containers
/// one level too deep, which simdjson does not count.
enum TapeCheck {
    enum Verdict {
        case sound
        case tooDeep
        case duplicates([String], unlisted: Int)
    }

    /// Up to this number of members, comparing each pair is faster than sorting.
    private static let pairwise = 16

    /// Checks the value at the root.
    ///
    /// - Complexity: O(words), and O(m log m) for an object of more than sixteen members.
    static func run(_ root: JSONNode, maxDepth: Int) -> Verdict {
        // The quick check is nearly always sufficient.
        let isSound = !root.isContainer(at: root.index) || endIfSound(root, at: root.index, depth: maxDepth) != nil
        return isSound ? .sound : verdict(on: root, maxDepth: maxDepth)
    }

    /// The index just after a container; `nil` if it is nested more than `depth` deep, or if an object in it may have
    /// the same name twice.
    private static func endIfSound(_ node: JSONNode, at start: Int, depth: Int) -> Int? {
        guard depth > 0 else { return nil }
        let isObject = node.tag(at: start) == TapeTag.object
        let end = node.end(ofValueAt: start)
        var bits: UInt64 = 0
        var index = start &+ 1
        while index < end &- 1 {
            if isObject {
                let bit = node.nameBit(at: index)
                guard bits & bit == 0 || isFirst(node, index, since: start &+ 1) else { return nil }
                bits |= bit
                index &+= 1
            }
            if node.isContainer(at: index) {
                guard let behind = endIfSound(node, at: index, depth: depth &- 1) else { return nil }
                index = behind
            } else {
                index = node.end(ofValueAt: index)
            }
        }
        return end
    }

    /// Whether a name differs from all names before it in its object. If there are more than `pairwise`, the result is
    /// false to be on the safe side.
    @inline(never) private static func isFirst(_ node: JSONNode, _ name: Int, since first: Int) -> Bool {
        var earlier = first
        for _ in 0..<pairwise {
            if earlier == name { return true }
            if compare(node, earlier, name) == 0 { return false }
            earlier = node.end(ofValueAt: earlier + 1)
        }
        return false
    }

    /// The exact result, found by comparing names.
    private static func verdict(on root: JSONNode, maxDepth: Int) -> Verdict {
        var duplicates: [Int] = []
        let end = root.end(ofValueAt: root.index)
        var depth = 0
        var index = root.index
        while index < end {
            switch root.tag(at: index) {
            case TapeTag.object:
                depth += 1
                if depth > maxDepth { return .tooDeep }
                // An object with a single member cannot have it twice.
                if root.hasSeveral(at: index) { checkMembers(of: root.node(at: index), into: &duplicates) }
                index += 1
            case TapeTag.array:
                depth += 1
                if depth > maxDepth { return .tooDeep }
                index += 1
            case TapeTag.objectEnd, TapeTag.arrayEnd:
                depth -= 1
                index += 1
            default:
                index = root.end(ofValueAt: index)
            }
        }
        guard !duplicates.isEmpty else { return .sound }
        let (pointers, unlisted) = JSONSyntaxError.listing(duplicates.count) { root.node(at: duplicates[$0]).pointer }
        return .duplicates(pointers, unlisted: unlisted)
    }

    /// Appends the index of one name for each name that occurs more than once.
    private static func checkMembers(of object: JSONNode, into duplicates: inout [Int]) {
        var count = 0
        var index = object.index + 1
        let first = index
        // If no two names share a bit, no name occurs twice.
        var bits: UInt64 = 0
        var mayRepeat = false
        while object.tag(at: index) != TapeTag.objectEnd {
            let bit = object.nameBit(at: index)
            mayRepeat = mayRepeat || bits & bit != 0
            bits |= bit
            count += 1
            index = object.end(ofValueAt: index + 1)
        }
        guard mayRepeat else { return }
        if count > pairwise {
            checkBySorting(object, count: count, into: &duplicates)
            return
        }
        index = object.end(ofValueAt: first + 1)
        while object.tag(at: index) != TapeTag.objectEnd {
            // A name is reported when it occurs for the second time, and not again.
            var equals = 0
            var earlier = first
            while earlier < index {
                if compare(object, earlier, index) == 0 { equals += 1 }
                earlier = object.end(ofValueAt: earlier + 1)
            }
            if equals == 1 { duplicates.append(index) }
            index = object.end(ofValueAt: index + 1)
        }
    }

    private static func checkBySorting(_ object: JSONNode, count: Int, into duplicates: inout [Int]) {
        var names: [Int] = []
        names.reserveCapacity(count)
        var index = object.index + 1
        while object.tag(at: index) != TapeTag.objectEnd {
            names.append(index)
            index = object.end(ofValueAt: index + 1)
        }
        names.sort { left, right in
            let order = compare(object, left, right)
            return order < 0 || (order == 0 && left < right)
        }
        var found: [Int] = []
        var run = 1
        for position in 1..<names.count {
            run = compare(object, names[position - 1], names[position]) == 0 ? run + 1 : 1
            if run == 2 { found.append(names[position]) }
        }
        duplicates.append(contentsOf: found.sorted())
    }

    /// Orders two decoded names, by length and then by bytes.
    @inline(__always) private static func compare(_ node: JSONNode, _ left: Int, _ right: Int) -> Int {
        let left = unsafe node.utf8(at: left)
        let right = unsafe node.utf8(at: right)
        if left.count != right.count { return left.count - right.count }
        for position in 0..<left.count where unsafe left[position] != right[position] {
            return unsafe Int(left[position]) - Int(right[position])
        }
        return 0
    }
}
