/// The texts that Pango shaped last, limited by their graphemes. A text that was shaped once is known in every size and
/// width.
///
/// There are two generations. A requested text moves to the young one; when that is full, it becomes the old one, and
/// the previous old one is dropped. So a text is dropped only after at least `limit` graphemes of others have been
/// requested.
struct RecentTexts {
    private struct Key: Hashable {
        let text: SpeltText
        let weight: TextStyle.Weight
    }

    /// The number of graphemes in one generation, which take some half a megabyte.
    private static let limit = 16_384
    /// The cost of a text beside its graphemes.
    private static let overhead = 8

    private var young: [Key: ShapedText] = [:]
    private var old: [Key: ShapedText] = [:]
    private var size = 0

    /// Returns the text as it was shaped before, or shapes it now.
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
