import JSONText
import Wire

/// What UIKit, SwiftUI, Android, Compose, Flutter, React Native, CSS and the web's dialog libraries call things, and
/// what they are called here.
package enum ForeignWords {
    /// The names in `allowed` that another library's word stands for, the likeliest first; without one the name that is
    /// spelt nearly as it.
    package static func values(for word: String, among allowed: [String]) -> [String] {
        guard word.utf8.count <= 80 else { return [] }
        let folded = word.foldedName
        if let same = allowed.first(where: { $0.foldedName == folded }) { return [same] }
        let ours = meanings(of: folded, among: allowed)
        if !ours.isEmpty { return ours }
        if let near = NearestName.of(word, among: allowed) ?? NearestName.of(folded, among: allowed) { return [near] }
        // A longer word for the same: dismissOnTap, UIModalTransitionStyleCoverVertical.
        let within = allowed.filter {
            $0.utf8.count > 3 && (folded.hasSuffix($0.lowercased()) || folded.hasPrefix($0.lowercased()))
        }
        return within.max { $0.count < $1.count }.map { [$0] } ?? []
    }

    /// The names that the folded word stands for in other libraries; no guesses.
    static func meanings(of folded: String, among allowed: [String]) -> [String] {
        (values[folded] ?? []).filter { allowed.contains($0) }
    }

    /// Ours by the folded words of others. One word may stand for members of several choices.
    private static let values: [String: [String]] = WordFile.values.table { file in
        var table: [String: [String]] = [:]
        for entry in file.elements {
            let ours = entry.texts("values")
            for word in entry.texts("words") { table[word, default: []] += ours }
        }
        return table
    }
}
