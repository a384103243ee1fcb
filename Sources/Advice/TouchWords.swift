import JSONText
import Wire

/// The words of a compound name for what a touch or a key does to a dialog: `dismissOnTap`,
/// `shouldCloseOnOverlayClick`, `disable_escape_key_down`.
struct TouchWords {
    private let words: Set<String>

    /// - Parameter name: In any spelling; `nil` if one of its words is about something else, as in `closeDelay`.
    init?(_ name: String) {
        var words: Set<String> = []
        for word in Self.split(name) {
            guard let known = Self.known.contains(word) ? [word] : Self.parts(of: word) else { return nil }
            words.formUnion(known)
        }
        guard !words.isEmpty else { return nil }
        self.words = words
    }

    /// Whether the words contain a negation, so that `true` means that the dialog stays.
    var isNegative: Bool { has(Self.negations) }
    /// Whether the name is about a touch, or about closing a dialog.
    var isAboutTouches: Bool { has(Self.touches) || has(Self.closings) }
    /// Whether the name is about the area around a dialog.
    var isAboutOutside: Bool { has(Self.places) }
    /// Whether the name is about touches that reach what is behind the dialog.
    var isAboutPassing: Bool { words.contains("through") || words.isSuperset(of: ["pointer", "events"]) }
    /// The kind of request to close that the name is about: `escape`, `back` or `menu`; `nil` for none.
    var closeRequest: String? { Self.keys.first { !words.isDisjoint(with: $0.words) }?.request }
    /// Whether the name by itself means that touches do nothing.
    var isModal: Bool { words.isSubset(of: ["modal", "is", "static", "persistent", "locked", "blocking"]) }

    /// The part of a backdrop's look that the name removes, if it is about nothing else: `noBlur`, `hideBackdrop`.
    var absence: Look? {
        guard has(Self.removals), words.isSubset(of: Self.ofLooks) else { return nil }
        return has(Self.blurs) ? .blur : .dimming
    }

    /// A part of a backdrop's look.
    enum Look { case dimming, blur }

    private func has(_ others: Set<String>) -> Bool { !words.isDisjoint(with: others) }

    // MARK: Words

    private static let lists = WordFile.touches.table { file in
        var lists: [String: Set<String>] = [:]
        for list in file.members { lists[list.name] = Set(list.value.elements.compactMap(\.stringValue)) }
        return lists
    }
    private static let negations = lists["negations", default: []]
    private static let touches = lists["touches", default: []]
    private static let closings = lists["closings", default: []]
    private static let places = lists["places", default: []]
    private static let keys: [(request: String, words: Set<String>)] = [
        ("escape", ["escape", "esc"]), ("back", ["back"]), ("menu", ["menu"]),
    ]
    private static let blurs = lists["blurs", default: []]
    private static let dimmings = lists["dimmings", default: []]
    /// Words that mean that something is removed.
    private static let removals = lists["removals", default: []]
    private static let ofLooks = removals.union(blurs).union(dimmings).union(places).subtracting(["outside"])
        .union(["is", "should", "the", "view", "layer", "effect"])
    /// Words that do not change the meaning.
    private static let others = lists["others", default: []]
    private static let known = [negations, touches, closings, places, blurs, dimmings, removals, others]
        .reduce(Set(keys.flatMap(\.words))) { $0.union($1) }

    /// Splits a name before each capital that follows a small letter, and at everything that is not a letter.
    private static func split(_ name: String) -> [String] {
        var words = [""]
        var isAfterSmall = false
        for character in name {
            if !character.isLetter || character.isUppercase && isAfterSmall { words.append("") }
            if character.isLetter { words[words.count - 1] += character.lowercased() }
            isAfterSmall = character.isLowercase
        }
        return words.filter { !$0.isEmpty }
    }

    /// Splits a word that consists of several known words without capitals: `dismissontap`; `nil` for any other.
    ///
    /// - Complexity: O(letters²) look-ups; only names of at most 40 letters are examined.
    private static func parts(of word: String) -> [String]? {
        let letters = Array(word)
        guard letters.count <= 40 else { return nil }
        // For the first letters of the word, by their number: the known words of which they consist. Longer last words
        // are preferred.
        var found: [Int: [String]] = [0: []]
        for end in 1...max(1, letters.count) {
            for start in 0..<end {
                guard let before = found[start], found[end] == nil else { continue }
                let last = String(letters[start..<min(end, letters.count)])
                // Most words of two letters are too short to be recognised; these are the exceptions.
                if known.contains(last), last.count > 2 || ["on", "to", "by", "no", "is"].contains(last) {
                    found[end] = before + [last]
                }
            }
        }
        return found[letters.count]
    }
}
