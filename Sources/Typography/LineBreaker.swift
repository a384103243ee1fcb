/// Greedy line breaking over graphemes: at newlines, at the last grapheme that may begin a line, and inside a word only
/// where the word alone is wider than the line.
struct LineBreaker {
    private let clusters: Clusters
    private let limit: Double

    /// Widths add up with rounding errors; a line may be this much too wide, in points.
    private static let tolerance = 1e-6

    /// - Parameter width: Room for a line, in points; what is not a number counts as endless, what is below zero as zero.
    init(_ clusters: Clusters, width: Double) {
        self.clusters = clusters
        limit = LineBreaker.limit(width)
    }

    /// How wide a line may be in `width`, in points.
    static func limit(_ width: Double) -> Double { (width.isNaN ? .infinity : max(0, width)) + tolerance }

    /// Where the line that starts at `start` ends, newline and the spaces at the break left out, and where the next one
    /// starts; nil for the last.
    func line(from start: Int) -> (end: Int, next: Int?) {
        var opportunity: Int?
        var index = start
        let before = clusters.sum(before: start)
        while index < clusters.count {
            let kind = clusters.kind(index)
            if kind == .newline { return (trim(start..<index), index + 1) }
            if index > start, clusters.mayBeginLine(index) { opportunity = index }
            if kind != .space, clusters.sum(before: index + 1) - before > limit, index > start {
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
        while end > range.lowerBound, clusters.kind(end - 1) == .space { end -= 1 }
        return end
    }

    /// As much from `start` to its line's end, newline or not, as fits with `room` to spare; spaces trimmed.
    func truncate(from start: Int, leaving room: Double) -> Range<Int> {
        var end = start
        while end < clusters.count, clusters.kind(end) != .newline, width(of: start..<end + 1) + room <= limit {
            end += 1
        }
        return start..<trim(start..<end)
    }

    /// Width of a line, in points.
    func width(of range: Range<Int>) -> Double {
        clusters.sum(before: range.upperBound) - clusters.sum(before: range.lowerBound)
    }

    /// The characters of a line.
    func text(of range: Range<Int>, in text: String) -> String {
        guard !range.isEmpty else { return "" }
        guard range != 0..<clusters.count else { return text }
        let utf8 = text.utf8
        let start = clusters.offset(range.lowerBound) ?? utf8.count
        let end = clusters.offset(range.upperBound) ?? utf8.count
        let first = utf8.index(utf8.startIndex, offsetBy: start)
        return String(text[first..<utf8.index(first, offsetBy: end - start)])
    }
}
