import JSONText
import Wire

/// Words used by UIKit, SwiftUI, Android, Compose, Flutter, React Native, CSS and the web's dialog libraries, with our
/// words for the same things.
package enum ForeignWords {
    /// Returns the names in `allowed` that mean the same as another library's word, the likeliest first. If there is
    /// none, returns the name with the most similar spelling.
    package static func values(for word: String, among allowed: [String]) -> [String] {
        guard word.utf8.count <= 80 else { return [] }
        let folded = word.foldedName
        if let same = allowed.first(where: { $0.foldedName == folded }) { return [same] }
        let ours = meanings(of: folded, among: allowed)
        if !ours.isEmpty { return ours }
        if let near = NearestName.of(word, among: allowed) ?? NearestName.of(folded, among: allowed) { return [near] }
        // The word may be a longer one for the same thing, such as dismissOnTap or UIModalTransitionStyleCoverVertical.
        let within = allowed.filter {
            $0.utf8.count > 3 && (folded.hasSuffix($0.lowercased()) || folded.hasPrefix($0.lowercased()))
        }
        return within.max { $0.count < $1.count }.map { [$0] } ?? []
    }

    /// Returns the names that mean the same as a folded word from another library, without guessing by spelling.
    static func meanings(of folded: String, among allowed: [String]) -> [String] {
        var seen: Set<String> = []
        return (values[folded] ?? []).filter { allowed.contains($0) && seen.insert($0).inserted }
    }

    /// Our words for each folded word of another library. A word may have several counterparts, as choices of different
    /// members.
    private static let values: [String: [String]] = WordFile.values.table { file in
        var table: [String: [String]] = [:]
        for entry in file.elements {
            let ours = entry.texts("values")
            for word in entry.texts("words") { table[word, default: []] += ours }
        }
        return table
    }
}
