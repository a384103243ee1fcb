import Testing

/// What a matrix found wrong, gathered by kind: a broken rule is told once, with how often and where, and not once for
/// each of the thousands of cells that it breaks.
struct Violations {
    private var counts: [String: Int] = [:]
    private var samples: [String: [String]] = [:]
    /// Examples told of each kind.
    private static let told = 4

    /// Whether nothing was found.
    var isEmpty: Bool { counts.isEmpty }

    mutating func add(_ kind: String, _ sample: @autoclosure () -> String) {
        counts[kind, default: 0] += 1
        if samples[kind, default: []].count < Self.told { samples[kind, default: []].append(sample()) }
    }

    mutating func merge(_ other: Violations) {
        for (kind, count) in other.counts {
            counts[kind, default: 0] += count
            samples[kind, default: []] += (other.samples[kind] ?? []).prefix(
                Self.told - samples[kind, default: []].count)
        }
    }

    /// One issue for each kind.
    func report(sourceLocation: SourceLocation = #_sourceLocation) {
        for (kind, count) in counts.sorted(by: { $0.key < $1.key }) {
            let examples = (samples[kind] ?? []).map { "\n    " + $0 }.joined()
            Issue.record("\(kind), \(count) times:\(examples)", sourceLocation: sourceLocation)
        }
    }
}
