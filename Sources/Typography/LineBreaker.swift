/// Breaks a text into lines, each as long as possible: at newlines; otherwise before the last grapheme that may begin a
/// line; and inside a word only if the word is wider than a whole line.
///
/// A line is as wide as if its text stood alone. That can differ from the sum of its advances within the whole text:
/// the last grapheme is no longer kerned with the next one; a line that starts or ends inside a word of a joining
/// script has other glyphs there; and a soft hyphen at a line's end is drawn as a hyphen.
struct LineBreaker {
    private let clusters: Clusters
    private let limit: Double

    /// The rounding error of summed widths, in points. A line may exceed the room by this.
    private static let tolerance = 1e-6

    /// - Parameter width: The room for a line, in points. NaN means unlimited, and negative values count as 0.
    init(_ clusters: Clusters, width: Double) {
        self.clusters = clusters
        limit = LineBreaker.limit(width)
    }

    /// The greatest width that a line may have if the room is `width`: a little more, for rounding errors. In points.
    static func limit(_ width: Double) -> Double { (width.isNaN ? .infinity : max(0, width)) + tolerance }

    /// Whether the first `count` graphemes fit in one line. Newlines are ignored.
    func fits(_ count: Int) -> Bool { clusters.sum(before: count) <= limit }

    /// A line: the range of its graphemes, and their width, in points.
    struct Line {
        var range: Range<Int>
        var width: Double
        /// Whether the line ends with a soft hyphen, which is drawn as a hyphen.
        var isHyphenated = false
    }

    /// Returns the line that starts at `start`, without the newline or the spaces at its end, and the start of the next
    /// line; `nil` if this is the last.
    ///
    /// - Parameter alone: Returns the width of a text that stands alone, in points, without letter spacing.
    func line(from start: Int, in text: String, alone: (String) -> Double) -> (line: Line, next: Int?) {
        var room = limit
        while true {
            let (end, next) = line(from: start, in: room)
            let isHyphenated = isHyphenated(start..<end)
            let growth = growth(of: start..<end, isHyphenated: isHyphenated, in: text, alone: alone)
            let line = Line(
                range: start..<end, width: max(0, width(of: start..<end) + growth), isHyphenated: isHyphenated)
            // The text of the line is too wide when it stands alone, so the line must end earlier. The room shrinks at
            // each attempt, and so does the line.
            guard growth > 0, line.width > limit, end - start > 1 else { return (line, next) }
            room = limit - growth
        }
    }

    /// Whether a line ends at a soft hyphen that follows something visible, so that a hyphen is drawn.
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

    /// By how much a line is wider if its text stands alone than within the whole text, in points.
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

    /// Returns where the line that starts at `start` ends if it may be `limit` points wide, and where the next line
    /// starts.
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
                // A word wider than the line is broken: the line takes as many graphemes as fit, at least one.
                let next = opportunity ?? index
                return (trim(start..<next), next)
            }
            index += 1
        }
        return (trim(start..<index), nil)
    }

    /// The same for a text without newlines, where a binary search finds the first grapheme that does not fit.
    private func lineOfParagraph(from start: Int, in limit: Double) -> (end: Int, next: Int?) {
        let count = clusters.count
        let before = clusters.sum(before: start)
        guard clusters.sum(before: count) - before > limit else { return (trim(start..<count), nil) }
        // Find the first grapheme that ends beyond the limit. The first one of the line stays in any case.
        var (index, last) = (start + 1, count)
        while index < last {
            let middle = index + (last - index) / 2
            if clusters.sum(before: middle + 1) - before > limit { last = middle } else { index = middle + 1 }
        }
        while index < count, clusters.kind(index) == .space { index += 1 }
        guard index < count else { return (trim(start..<count), nil) }
        var next = index
        while next > start, !clusters.mayBeginLine(next) { next -= 1 }
        // A word wider than the line is broken: the line takes as many graphemes as fit, at least one.
        if next == start { next = index }
        return (trim(start..<next), next)
    }

    private func trim(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, clusters.kind(end - 1) == .space { end -= 1 }
        return end
    }

    /// Returns the last line, shortened: as much of the text from `start` to the next break as fits before "…", without
    /// trailing spaces. The width includes the ellipsis.
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
            // The ellipsis changes the width of the text before it: it is kerned with the last grapheme, and a joined
            // word ends there.
            let changed = isCut ? start..<end : last..<end
            let both = alone(self.text(of: changed, in: text) + "…")
            let kerned = width + both - clusters.advances(of: changed) - alone("…")
            if kerned <= limit { return Line(range: start..<end, width: max(0, kerned)) }
            // Removing a grapheme without a width does not make the line narrower, and there may be thousands in a row,
            // so they are skipped.
            let tried = self.width(of: start..<end)
            repeat { end -= 1 } while end > start && self.width(of: start..<end) >= tried
        }
    }

    /// The width of a line, in points.
    func width(of range: Range<Int>) -> Double {
        clusters.sum(before: range.upperBound) - clusters.sum(before: range.lowerBound)
    }

    /// The characters of a line as they are drawn, with "-" if it ends with a soft hyphen.
    func text(of line: Line, in text: String) -> String {
        guard line.isHyphenated else { return self.text(of: line.range, in: text) }
        return self.text(of: line.range.dropLast(), in: text) + "-"
    }

    /// The characters of a range of graphemes.
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
    /// Makes a string of these bytes, which begin and end at character boundaries.
    fileprivate init(copying bytes: Span<UInt8>) {
        self = unsafe String(unsafeUninitializedCapacity: bytes.count) { room in
            for index in bytes.indices { unsafe room.initializeElement(at: index, to: bytes[index]) }
            return bytes.count
        }
    }
}
