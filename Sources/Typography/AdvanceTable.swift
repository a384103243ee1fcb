/// The fast engine: a table of advances, without font files or C libraries. It measures an alert's text in about a
/// microsecond.
///
/// - Latin, Greek and Cyrillic: Inter's advances with San Francisco's tracking; see `Advances` and `Tracking`.
/// - Han, kana and full-width forms: one em. Hangul: 0.92 em. Emoji: 1.25 em. Combining marks: nothing.
/// - Any other script: 0.55 em for each character, and the result is marked `.assumed`. There is neither shaping nor
///   reordering, so Arabic, Hebrew, Thai and Indic lines are rough.
package final class AdvanceTable: TextMeasuring {
    private let advances = Advances.inter

    /// Makes the engine, which costs nothing.
    package init() {}

    package var source: TextSource { TextSource(engine: "advance table", fonts: "inter-3.019-advances") }

    /// - Complexity: O(length of the text), twice at most.
    package func measure(_ text: String, style: TextStyle, width: Double, maximumLines: Int?) -> MeasuredText {
        let (clusters, metrics) = clusters(of: text, style: style)
        return MeasuredText(
            breaking: text, into: Clusters(clusters), width: width, maximumLines: maximumLines, metrics: metrics,
            style: style
        ) { self.clusters(of: $0, style: style).clusters.reduce(0) { $0 + $1.advance } }
    }

    /// Returns the advance of `text` on one line, in points, including trailing spaces.
    package func width(of text: String, style: TextStyle) -> Double {
        clusters(of: text, style: style).clusters.reduce(0) { $0 + $1.advance + $1.tracking }
    }

    private func clusters(of text: String, style: TextStyle) -> (clusters: [Cluster], metrics: TextMetrics) {
        var ruler = Ruler(advances: advances, style: style)
        var clusters: [Cluster] = []
        clusters.reserveCapacity(text.utf8.count)
        var offset = 0
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            for byte in text.utf8 {
                clusters.append(ruler.cluster(ofASCII: byte, at: offset))
                offset += 1
            }
        } else {
            for character in text {
                clusters.append(ruler.cluster(of: character, at: offset))
                offset += character.utf8.count
            }
        }
        BreakOpportunities.mark(&clusters)
        return (clusters, ruler.metrics)
    }
}
