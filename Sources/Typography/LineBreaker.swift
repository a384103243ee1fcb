/// Greedy line breaking over graphemes: at newlines, at the last grapheme that may begin a line, and inside a word only
/// where the word alone is wider than the line.
struct LineBreaker {
    private let clusters: [Cluster]
    /// `sums[i]` is the width of everything before cluster `i`, in points.
    private let sums: [Double]
    private let limit: Double

    /// Widths add up with rounding errors; a line may be this much too wide, in points.
    private static let tolerance = 1e-6

    init(clusters: [Cluster], limit: Double) {
        self.clusters = clusters
        self.limit = limit + LineBreaker.tolerance
        var sums = [0.0]
        sums.reserveCapacity(clusters.count + 1)
        var sum = 0.0
        for cluster in clusters {
            sum += cluster.width
            sums.append(sum)
        }
        self.sums = sums
    }

    /// The lines' graphemes, newlines and the spaces at breaks left out. Stops one line behind `most`, so that a result
    /// longer than `most` says that something was left over.
    func lines(atMost most: Int) -> [Range<Int>] {
        guard !clusters.isEmpty else { return [] }
        var lines: [Range<Int>] = []
        var start = 0
        while lines.count <= most {
            let (end, next) = line(from: start)
            lines.append(start..<end)
            guard let next else { break }
            start = next
        }
        return lines
    }

    /// Where the line that starts at `start` ends, spaces trimmed, and where the next one starts; nil for the last.
    private func line(from start: Int) -> (end: Int, next: Int?) {
        var opportunity: Int?
        var index = start
        while index < clusters.count {
            let cluster = clusters[index]
            if cluster.kind == .newline { return (trim(start..<index), index + 1) }
            if index > start, cluster.mayBeginLine { opportunity = index }
            if cluster.kind != .space, sums[index + 1] - sums[start] > limit, index > start {
                // Inside a word wider than the line, the line takes what fits: one grapheme at least.
                let next = opportunity ?? index
                return (trim(start..<next), next)
            }
            index += 1
        }
        return (trim(start..<index), nil)
    }

    private func trim(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].kind == .space { end -= 1 }
        return end
    }

    /// As much from `start` to its line's end, newline or not, as fits with `room` to spare; spaces trimmed.
    func truncate(from start: Int, leaving room: Double) -> Range<Int> {
        var end = start
        while end < clusters.count, clusters[end].kind != .newline, sums[end + 1] - sums[start] + room <= limit {
            end += 1
        }
        return start..<trim(start..<end)
    }

    /// Width of a line, in points.
    func width(of range: Range<Int>) -> Double { sums[range.upperBound] - sums[range.lowerBound] }

    /// The characters of a line.
    func text(of range: Range<Int>, in text: String) -> String {
        guard !range.isEmpty else { return "" }
        let utf8 = text.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: clusters[range.lowerBound].offset)
        let length =
            range.upperBound < clusters.count
            ? clusters[range.upperBound].offset - clusters[range.lowerBound].offset
            : utf8.count - clusters[range.lowerBound].offset
        return String(text[first..<utf8.index(first, offsetBy: length)])
    }
}
