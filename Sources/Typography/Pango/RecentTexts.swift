/// The texts that Pango shaped recently. A text that was shaped once is known in every size and width.
///
/// There are two generations, each limited by its number of graphemes. A requested text moves to the young generation;
/// when that is full, it becomes the old one, and the previous old one is dropped. So a text is dropped only after at
/// least `limit` graphemes of other texts have been requested.
struct RecentTexts {
    private struct Key: Hashable {
        let text: SpeltText
        let weight: TextStyle.Weight
    }

    /// The number of graphemes in one generation, which take about half a megabyte.
    private static let limit = 16_384
    /// What a text costs in addition to its graphemes, counted in graphemes.
    private static let overhead = 8

    private var young: [Key: ShapedText] = [:]
    private var old: [Key: ShapedText] = [:]
    private var size = 0

    /// Returns the text if it was shaped before; otherwise shapes it now.
    mutating func text(_ text: String, weight: TextStyle.Weight, shape: () -> ShapedText) -> ShapedText {
        let key = Key(text: SpeltText(text), weight: weight)
        if let known = young[key] { return known }
        let shaped = old[key] ?? shape()
        let cost = shaped.graphemes.count + RecentTexts.overhead
        guard cost <= RecentTexts.limit else { return shaped }
        if size + cost > RecentTexts.limit { (old, young, size) = (young, [:], 0) }
        young[key] = shaped
        size += cost
        return shaped
    }
}
