import CMeasuring

/// Measures the parts of a request's path: time, heap allocations and, under callgrind, instructions.
///
///     parts                       every part: nanoseconds and allocations an operation
///     parts PART...               those parts; a name without its style takes all of its styles
///     parts PART COUNT            that part, so many times, and nothing else: for profilers
///
/// Under callgrind (`--instr-atstart=no`) it counts instructions instead: callgrind writes a dump for each part, and
/// the second column is the number of operations in it.
@main
enum Main {
    static func main() {
        do throws(Failure) {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            unsafe measuring_fail("parts: \(error.reason)")
        }
    }

    private static func run(_ arguments: [String]) throws(Failure) {
        let parts = try Parts(Samples(in: "Benchmarks")).all()
        let counts = arguments.compactMap { Int($0) }
        let names = arguments.filter { Int($0) == nil }
        let chosen = names.isEmpty ? parts : parts.filter { part in names.contains { part.isCalled($0) } }
        guard !chosen.isEmpty else {
            throw Failure("there is no such part; there are \(parts.map(\.name).joined(separator: ", "))")
        }
        for part in chosen {
            if let count = counts.first {
                part.run(max(0, count))
            } else if measuring_under_callgrind() {
                print(part.name, part.countInstructions(), separator: "\t")
            } else {
                let figures = part.measure()
                print(part.name, figures.nanoseconds, figures.allocations, separator: "\t")
            }
        }
    }
}

extension Part {
    /// The operations of a round; a multiple of the mix.
    private static let counted = 400
    /// The operations under callgrind, which takes fifty times as long for each.
    private static let countedByCallgrind = 80
    private static let rounds = 9

    fileprivate func isCalled(_ wanted: String) -> Bool { name == wanted || name.hasPrefix(wanted + "/") }

    /// Runs `count` operations.
    fileprivate func run(_ count: Int) {
        let run = prepare(count)
        for index in 0..<count { run.operate(index) }
    }

    /// Makes callgrind write the instructions of some operations under the part's name.
    ///
    /// - Returns: The number of operations.
    fileprivate func countInstructions() -> Int {
        let count = max(1, Part.countedByCallgrind / weight)
        run(max(1, warmUp / weight))
        let run = prepare(count)
        measuring_begin()
        for index in 0..<count { run.operate(index) }
        unsafe measuring_end(name)
        return count
    }

    /// Returns an operation's processor time, the median of several rounds, and its heap allocations.
    fileprivate func measure() -> (nanoseconds: Int64, allocations: String) {
        let count = max(1, Part.counted / weight)
        run(max(1, warmUp / weight))
        let counted = delta(count) { isServed in
            measuring_allocations() - (isServed ? measuring_own_allocations() : 0)
        }
        var times: [Int64] = []
        for _ in 0..<Part.rounds {
            times.append(delta(count) { isServed in measuring_time() - (isServed ? measuring_own_time() : 0) })
        }
        times.sort()
        let hundredths = (counted * 100 + Int64(count) / 2) / Int64(count)
        let fraction = String(hundredths % 100 + 100).dropFirst()
        return (times[times.count / 2] / Int64(count), "\(hundredths / 100).\(fraction)")
    }

    /// Returns how much a count grows over `count` operations. `total` is told whether to leave out the calling thread.
    private func delta(_ count: Int, of total: (Bool) -> Int64) -> Int64 {
        let run = prepare(count)
        let before = total(run.isServed)
        for index in 0..<count { run.operate(index) }
        return total(run.isServed) - before
    }
}
