/// The texts that Pango shaped last, bounded by their graphemes: shaped once, a text is known in every size and width.
///
/// Two generations: what is asked for moves to the young one; when that is full, it becomes the old one, and what was
/// old is gone. So a text is forgotten only when at least `limit` graphemes of others have been asked for since.
struct RecentTexts {
    private struct Key: Hashable {
        let text: String
        let weight: TextStyle.Weight
    }

    /// Graphemes in one generation; some half a megabyte.
    private static let limit = 16_384
    /// What a text counts for beside its graphemes.
    private static let overhead = 8

    private var young: [Key: ShapedText] = [:]
    private var old: [Key: ShapedText] = [:]
    private var size = 0

    /// The text as it was shaped before, or as `shape` shapes it now.
    mutating func text(_ text: String, weight: TextStyle.Weight, shape: () -> ShapedText) -> ShapedText {
        let key = Key(text: text, weight: weight)
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
