import Jobs
import Wire

/// A search for the ends of intervals: a grid first, then halves of what lies between unlike neighbours, the widest
/// first.
///
/// A change and its undoing between two neighbours of the grid are not seen.
struct BreakpointSearch {
    /// How many layouts the grid has.
    static let grid = 16
    /// Layouts that a search has at most.
    static let most = 40

    /// In order.
    private(set) var samples: [BreakpointSample] = []
    private let steps: Int

    /// - Parameter steps: From the first value to the last.
    init(steps: Int) { self.steps = steps }

    mutating func run(_ sample: (Int) -> BreakpointSample) {
        let indices = (0..<Self.grid).map { Int((Double(steps) * Double($0) / Double(Self.grid - 1)).rounded()) }
        for index in indices where samples.last?.index != index { samples.append(sample(index)) }
        while samples.count < Self.most, !JobBudget.isOver(after: 500), let gap = next {
            let index = (samples[gap].index + samples[gap + 1].index) / 2
            samples.insert(sample(index), at: gap + 1)
        }
    }

    /// The sample behind which the next one is looked for; nil where all ends are found.
    private var next: Int? {
        // The least that is whole is found first, as it is to be known exactly.
        if let whole = samples.firstIndex(where: \.isWhole), whole > 0, width(behind: whole - 1) > 1 {
            return whole - 1
        }
        let open = samples.indices.dropLast().filter {
            width(behind: $0) > 1 && samples[$0].outcome != samples[$0 + 1].outcome
        }
        // The first of equals.
        return open.max { width(behind: $0) < width(behind: $1) || (width(behind: $0) == width(behind: $1) && $0 > $1) }
    }

    private func width(behind sample: Int) -> Int { samples[sample + 1].index - samples[sample].index }
}
