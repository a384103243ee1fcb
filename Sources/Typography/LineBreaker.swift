/// Greedy line breaking over graphemes: at newlines, at the last grapheme that may begin a line, and inside a word only
/// if the word by itself is wider than the line.
///
/// A line has the width that it has when it is set by itself: its last grapheme is no longer kerned with the next one,
/// so it has its unkerned width; a line that is cut inside a word of a joining script has other letters at its ends;
/// and where a line ends with a soft hyphen, a hyphen is seen.
struct LineBreaker {
    private let clusters: Clusters
    private let limit: Double

    /// The rounding error of summed widths: a line may be too wide by this, in points.
    private static let tolerance = 1e-6

    /// - Parameter width: The room for a line, in points. NaN counts as infinity, and negative values as 0.
    init(_ clusters: Clusters, width: Double) {
        self.clusters = clusters
        limit = LineBreaker.limit(width)
    }

    /// The greatest width of a line in `width`, in points.
    static func limit(_ width: Double) -> Double { (width.isNaN ? .infinity : max(0, width)) + tolerance }

    /// Whether the first `count` graphemes fit in one line, apart from newlines.
    func fits(_ count: Int) -> Bool { clusters.sum(before: count) <= limit }

    /// A line: the range of its graphemes, and their width, in points.
    struct Line {
        var range: Range<Int>
        var width: Double
        /// Whether its last grapheme, a soft hyphen, is seen as a hyphen.
        var isHyphenated = false
    }

    /// Returns the line that starts at `start`, without the newline or the spaces at the break, and the start of the
    /// next one; `nil` for the last.
    ///
    /// - Parameter alone: Returns the width of a text that is set by itself, in points, without letter spacing.
    func line(from start: Int, in text: String, alone: (String) -> Double) -> (line: Line, next: Int?) {
        var room = limit
        while true {
            let (end, next) = line(from: start, in: room)
            let isHyphenated = isHyphenated(start..<end)
            let growth = growth(of: start..<end, isHyphenated: isHyphenated, in: text, alone: alone)
            let line = Line(
                range: start..<end, width: max(0, width(of: start..<end) + growth), isHyphenated: isHyphenated)
            // A line that is too wide by itself ends earlier: the room shrinks each time, and so does the line.
            guard growth > 0, line.width > limit, end - start > 1 else { return (line, next) }
            room = limit - growth
        }
    }

    /// Whether a line breaks at a soft hyphen behind something that is seen.
    private func isHyphenated(_ range: Range<Int>) -> Bool {
        guard range.count > 1, range.upperBound < clusters.count,
            clusters.kind(range.upperBound - 1) == .softHyphen
        else { return false }
        let next = clusters.kind(range.upperBound)
        return next != .newline && next != .space && clusters.advances(of: range) > 0
    }

    /// Whether a line begins or ends inside a word of a joining script.
    private func cutsJoinedWord(_ range: Range<Int>) -> Bool {
        clusters.isInsideJoinedWord(range.lowerBound) || clusters.isInsideJoinedWord(range.upperBound)
    }

    /// How much a line grows when it is set by itself, in points.
    private func growth(
        of range: Range<Int>, isHyphenated: Bool, in text: String, alone: (String) -> Double
    ) -> Double {
        if isHyphenated || cutsJoinedWord(range) {
            let drawn = self.text(of: Line(range: range, width: 0, isHyphenated: isHyphenated), in: text)
            return alone(drawn) - clusters.advances(of: range) + (isHyphenated ? clusters.letterSpacing : 0)
        }
        guard let last = range.last, range.upperBound < clusters.count, clusters.kind(range.upperBound) != .newline,
            clusters.isKerned(last)
        else { return 0 }
        return alone(self.text(of: last..<range.upperBound, in: text)) - clusters.advance(last)
    }

    /// Returns where the line that starts at `start` ends in a width, and where the next one starts.
    private func line(from start: Int, in limit: Double) -> (end: Int, next: Int?) {
        guard clusters.hasNewlines else { return lineOfParagraph(from: start, in: limit) }
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

    /// As above, for a text without newlines: the first grapheme that does not fit is found by binary search.
    private func lineOfParagraph(from start: Int, in limit: Double) -> (end: Int, next: Int?) {
        let count = clusters.count
        let before = clusters.sum(before: start)
        guard clusters.sum(before: count) - before > limit else { return (trim(start..<count), nil) }
        // The first grapheme that ends beyond the limit; the first one of the line is kept in any case.
        var (index, last) = (start + 1, count)
        while index < last {
            let middle = index + (last - index) / 2
            if clusters.sum(before: middle + 1) - before > limit { last = middle } else { index = middle + 1 }
        }
        while index < count, clusters.kind(index) == .space { index += 1 }
        guard index < count else { return (trim(start..<count), nil) }
        var next = index
        while next > start, !clusters.mayBeginLine(next) { next -= 1 }
        // Inside a word wider than the line, the line takes what fits: one grapheme at least.
        if next == start { next = index }
        return (trim(start..<next), next)
    }

    private func trim(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, clusters.kind(end - 1) == .space { end -= 1 }
        return end
    }

    /// Returns as much from `start` to its line's end, newline or not, as fits before "…", without trailing spaces. The
    /// width includes the ellipsis.
    func truncate(from start: Int, in text: String, alone: (String) -> Double) -> Line {
        let sign = alone("…") + clusters.letterSpacing
        var end = start
        while end < clusters.count, clusters.kind(end) != .newline, width(of: start..<end + 1) + sign <= limit {
            end += 1
        }
        while true {
            end = trim(start..<end)
            let width = width(of: start..<end) + sign
            let isCut = cutsJoinedWord(start..<end)
            guard let last = (start..<end).last, isCut || clusters.isKerned(last) else {
                return Line(range: start..<end, width: max(0, width))
            }
            // The ellipsis is kerned with the grapheme before it, and ends a joined word.
            let changed = isCut ? start..<end : last..<end
            let both = alone(self.text(of: changed, in: text) + "…")
            let kerned = width + both - clusters.advances(of: changed) - alone("…")
            if kerned <= limit { return Line(range: start..<end, width: max(0, kerned)) }
            // A grapheme without a width makes no line narrower, and thousands of them may follow each other.
            let tried = self.width(of: start..<end)
            repeat { end -= 1 } while end > start && self.width(of: start..<end) >= tried
        }
    }

    /// The width of a line, in points.
    func width(of range: Range<Int>) -> Double {
        clusters.sum(before: range.upperBound) - clusters.sum(before: range.lowerBound)
    }

    /// The characters of a line as they are drawn: with "-" for a soft hyphen that is seen.
    func text(of line: Line, in text: String) -> String {
        guard line.isHyphenated else { return self.text(of: line.range, in: text) }
        return self.text(of: line.range.dropLast(), in: text) + "-"
    }

    /// The characters of graphemes.
    private func text(of range: Range<Int>, in text: String) -> String {
        guard !range.isEmpty else { return "" }
        guard range != 0..<clusters.count else { return text }
        let bytes = text.utf8Span.span
        let end = min(clusters.offset(range.upperBound) ?? bytes.count, bytes.count)
        let start = min(clusters.offset(range.lowerBound) ?? bytes.count, end)
        return String(copying: bytes.extracting(start..<end))
    }
}

extension String {
    /// Makes a text of these bytes, which begin and end at character boundaries.
    fileprivate init(copying bytes: Span<UInt8>) {
        self = unsafe String(unsafeUninitializedCapacity: bytes.count) { room in
            for index in bytes.indices { unsafe room.initializeElement(at: index, to: bytes[index]) }
            return bytes.count
        }
    }
}
