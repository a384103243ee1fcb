/// Finds where lines may begin, by the kinds of neighbouring clusters only: after spaces and hyphens, and around
/// ideographs.
enum BreakOpportunities {
    /// Sets `mayBeginLine` in each cluster of a text.
    static func mark(_ clusters: inout [Cluster]) {
        for index in clusters.indices.dropFirst() {
            clusters[index].mayBeginLine = mayBreak(clusters, before: index)
        }
    }

    /// Whether a line may begin with the cluster at `index`, which is not the first.
    private static func mayBreak(_ clusters: [Cluster], before index: Int) -> Bool {
        let (before, after) = (clusters[index - 1].kind, clusters[index].kind)
        switch (before, after) {
        case (_, .space), (_, .newline), (_, .breakHere), (.glue, _), (_, .glue): return false
        case (.space, _), (.breakHere, _), (.softHyphen, _): return true
        case (.hyphen, .hyphen), (.hyphen, .digit), (.hyphen, .closing): return false
        case (.hyphen, _):
            // "-x" is an option or has a sign, "a-x" is a compound.
            return index > 1 && clusters[index - 2].kind != .space && clusters[index - 2].kind != .newline
        case (.opening, _), (_, .closing), (_, .hyphen): return false
        case (.ideograph, _), (_, .ideograph): return true
        // Closing kana and full stops belong to the same scripts as ideographs, so a line may start after them.
        case (.closing, .opening): return true
        default: return false
        }
    }
}
