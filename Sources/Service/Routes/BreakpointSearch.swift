import Jobs
import Wire

/// A search for the ends of the intervals in which answers are the same: first a grid, then bisection between adjacent
/// samples that differ, the widest gap first.
///
/// A change that is reversed between two adjacent samples of the grid is not found.
struct BreakpointSearch {
    /// The number of layouts of the grid.
    static let grid = 16
    /// The most layouts of a search.
    static let most = 40

    /// The samples, in ascending order of their indices.
    private(set) var samples: [BreakpointSample] = []
    private let steps: Int

    /// - Parameter steps: The number of steps from the first value to the last.
    init(steps: Int) { self.steps = steps }

    var mostLayouts: Int { min(Self.most, steps + 1) }

    mutating func run(_ sample: (Int) -> BreakpointSample) {
        let indices = (0..<Self.grid).map { Int((Double(steps) * Double($0) / Double(Self.grid - 1)).rounded()) }
        for index in indices where samples.last?.index != index && !JobBudget.isOver(after: 500) {
            insert(sample(index), at: samples.count)
        }
        while samples.count < Self.most, !JobBudget.isOver(after: 500), let gap = next {
            let index = (samples[gap].index + samples[gap + 1].index) / 2
            insert(sample(index), at: gap + 1)
        }
    }

    /// Inserts a sample. A sample that equals its neighbour shares its values. Any other begins an interval, whose
    /// bytes are part of the answer, so that an answer that would be too long ends the search.
    private mutating func insert(_ sample: BreakpointSample, at place: Int) {
        var sample = sample
        let around = [place - 1, place].filter(samples.indices.contains).map { samples[$0].outcome }
        if let same = around.first(where: { $0 == sample.outcome }) {
            sample.outcome = same
        } else if case .answered(let values) = sample.outcome {
            JobBudget.count(.bytes, values.count)
        }
        samples.insert(sample, at: place)
    }

    /// The index of the sample after which to bisect next; `nil` if all ends are found.
    private var next: Int? {
        // The smallest value at which the whole dialog is visible is searched for first, because it has to be exact.
        if let whole = samples.firstIndex(where: \.isWhole), whole > 0, width(behind: whole - 1) > 1 {
            return whole - 1
        }
        let open = samples.indices.dropLast().filter {
            width(behind: $0) > 1 && samples[$0].outcome != samples[$0 + 1].outcome
        }
        // Of equally wide gaps, the first.
        return open.max { width(behind: $0) < width(behind: $1) || (width(behind: $0) == width(behind: $1) && $0 > $1) }
    }

    private func width(behind sample: Int) -> Int { samples[sample + 1].index - samples[sample].index }
}
