import JSONText
import Wire

/// Members as other libraries call them, and where they stand here.
enum ForeignMembers {
    /// The places, the likeliest first, that a name may mean with a value of a kind; none for a name that is nobody's.
    ///
    /// A name that means something else with just such a value means that alone: `position` is an edge, and as an
    /// object a frame.
    static func paths(of name: String, with kind: JSONKind) -> [SchemaPath] {
        let meanings = meanings(of: name).filter { SchemaIndex.has($0.path) && $0.kinds?.contains(kind) != false }
        let particular = meanings.filter { $0.kinds != nil }
        return (particular.isEmpty ? meanings : particular).map(\.path)
    }

    /// The place that a value of a kind means where the name is one of ours, and stands right, for another kind of
    /// value.
    static func path(of name: String, onlyWith kind: JSONKind) -> SchemaPath? {
        meanings(of: name).first { SchemaIndex.has($0.path) && $0.kinds?.contains(kind) == true }?.path
    }

    /// What a name is called in the object at a place; nil where it means nothing there.
    static func name(of name: String, in object: SchemaPath) -> String? {
        meanings(of: name).first { $0.path.parent == object && SchemaIndex.has($0.path) }?.path.name
    }

    /// A remark on a foreign name where it stands for the member at `path`; nil for none.
    static func note(on name: String, at path: SchemaPath) -> String? {
        meanings(of: name).first { $0.path == path }?.note
    }

    private struct Meaning {
        let path: SchemaPath
        /// The kinds of values with which the name means it; nil for any.
        let kinds: JSONKinds?
        let note: String?
    }

    private static func meanings(of name: String) -> [Meaning] {
        let folded = name.foldedName
        return all[folded] ?? outsideTouch(folded).map { [$0] } ?? []
    }

    /// What a touch beside the dialog does, in the many words that libraries put together for it:
    /// `closeOnBackdropClick`, `shouldCloseOnOverlayTap`, `disableOutsidePress`.
    private static func outsideTouch(_ folded: String) -> Meaning? {
        func has(_ words: [String]) -> Bool { words.contains { folded.contains($0) } }
        guard has(["backdrop", "overlay", "outside", "barrier", "scrim", "mask", "background", "dimming"]),
            has(["click", "tap", "press", "touch", "dismiss", "close", "cancel", "hide"]), !has(["color", "opacity"])
        else { return nil }
        let isNegative = has(["disable", "prevent", "static", "disallow", "block"]) || folded.hasPrefix("no")
        return Meaning(
            path: SchemaPath(pointer: "/dialog/backdrop/interaction"), kinds: nil,
            note: isNegative ? "true is \"block\", false is \"dismiss\"." : "true is \"dismiss\", false is \"block\".")
    }

    /// Names that a member of the same object may have, whatever the object: those of requests that are no dialog's.
    static func siblings(of name: String) -> [String] { alike[name.foldedName] ?? [] }

    private static let alike: [String: [String]] = WordFile.members.table { file in
        var names: [String: [String]] = [:]
        for entry in file.items("siblings") {
            let ours = entry.texts("names")
            for word in entry.texts("words") { names[word, default: []] += ours }
        }
        return names
    }

    /// By folded name.
    private static let all: [String: [Meaning]] = WordFile.members.table { file in
        var meanings: [String: [Meaning]] = [:]
        for entry in file.items("members") {
            let kinds = entry.member("with")?.stringValue.flatMap { Self.kinds[$0] }
            let note = entry.member("note")?.stringValue
            let found = entry.texts("places").map { Meaning(path: SchemaPath(pointer: $0), kinds: kinds, note: note) }
            for word in entry.texts("words") { meanings[word, default: []] += found }
        }
        return meanings
    }

    private static let kinds: [String: JSONKinds] = [
        "text": [.string], "list": [.array, .object], "object": [.object],
    ]
}
