import JSONText
import Wire

/// Names of members in other libraries, with the places of their counterparts in requests.
enum ForeignMembers {
    /// Returns the places that a name may mean if its value has a given kind, the likeliest first; empty for an unknown
    /// name.
    ///
    /// If a name has a special meaning for values of this kind, only that counts. For example, `position` is an edge,
    /// but if it is an object it is a frame.
    static func paths(of name: String, with kind: JSONKind) -> [SchemaPath] {
        let meanings = meanings(of: name).filter { SchemaIndex.has($0.path) && $0.kinds?.contains(kind) != false }
        let particular = meanings.filter { $0.kinds != nil }
        return (particular.isEmpty ? meanings : particular).map(\.path)
    }

    /// Returns the place that is meant if one of our own names is in its right place but has a value of another kind;
    /// `nil` if there is none.
    static func path(of name: String, onlyWith kind: JSONKind) -> SchemaPath? {
        meanings(of: name).first { SchemaIndex.has($0.path) && $0.kinds?.contains(kind) == true }?.path
    }

    /// Returns our name for another library's member in the object at a place; `nil` if the name is unknown there.
    static func name(of name: String, in object: SchemaPath) -> String? {
        meanings(of: name).first { $0.path.parent == object && SchemaIndex.has($0.path) }?.path.name
    }

    /// Returns an additional remark for a name that means that place.
    static func note(on name: String, at path: SchemaPath) -> String? {
        meanings(of: name).first { $0.path == path }?.note
    }

    /// Returns the member of a backdrop, with its value, that corresponds to a name such as `dismissOnTap`,
    /// `closeOnTouch`, `static` or `noDim`. The value is `nil` if the member should be left out, as for `noBlur`. The
    /// result is `nil` for any other name.
    static func backdropMember(named name: String, _ isTrue: Bool) -> (name: String, value: Sketch?)? {
        guard let words = TouchWords(name), words.closeRequest == nil else { return nil }
        if let look = words.absence {
            return !isTrue ? nil : look == .blur ? ("material", nil) : ("opacity", .number(0))
        }
        if words.isAboutPassing {
            return ("interaction", .string(isTrue != words.isNegative ? "passThrough" : "block"))
        }
        guard words.isModal || words.isAboutTouches else { return nil }
        let keeps = words.isModal || words.isNegative
        return ("interaction", .string(isTrue != keeps ? "dismiss" : "block"))
    }

    private struct Meaning {
        let path: SchemaPath
        /// The kinds of values for which the name has this meaning; `nil` for any.
        let kinds: JSONKinds?
        let note: String?
    }

    private static func meanings(of name: String) -> [Meaning] {
        all[name.foldedName] ?? ofTouches(name).map { [$0] } ?? []
    }

    /// Returns the meaning of a compound name for what a key, or a touch outside the dialog, does:
    /// `closeOnBackdropClick`, `disableOutsidePress`, `closeOnEscape`. There are many such names.
    private static func ofTouches(_ name: String) -> Meaning? {
        guard let words = TouchWords(name) else { return nil }
        if let request = words.closeRequest {
            guard words.isAboutTouches || words.isNegative else { return nil }
            let (closing, keeping) = ("[\"\(request)\"]", "[]")
            return Meaning(
                path: SchemaPath(pointer: "/dialog/dismissal/closeRequests"), kinds: nil,
                note: words.isNegative
                    ? "true is \(keeping), false is \(closing)." : "true is \(closing), false is \(keeping).")
        }
        guard words.isAboutOutside else { return nil }
        if words.absence == .dimming {
            return Meaning(
                path: SchemaPath(pointer: "/dialog/backdrop/opacity"), kinds: nil,
                note: "true is 0: nothing is dimmed.")
        }
        guard words.isAboutTouches else { return nil }
        return Meaning(
            path: SchemaPath(pointer: "/dialog/backdrop/interaction"), kinds: nil,
            note: words.isNegative
                ? "true is \"block\", false is \"dismiss\"." : "true is \"dismiss\", false is \"block\".")
    }

    /// The members that a name may mean in the same object, for any object outside dialogs.
    static func siblings(of name: String) -> [String] { alike[name.foldedName] ?? [] }

    private static let alike: [String: [String]] = WordFile.members.table { file in
        var names: [String: [String]] = [:]
        for entry in file.items("siblings") {
            let ours = entry.texts("names")
            for word in entry.texts("words") { names[word, default: []] += ours }
        }
        return names
    }

    /// The meanings by folded name.
    private static let all: [String: [Meaning]] = WordFile.members.table { file in
        var meanings: [String: [Meaning]] = [:]
        for entry in file.items("members") {
            let kinds = entry.member("with")?.stringValue.flatMap { Self.kinds[$0] }
            let note = entry.member("note")?.sentence
            let found = entry.texts("places").map { Meaning(path: SchemaPath(pointer: $0), kinds: kinds, note: note) }
            for word in entry.texts("words") { meanings[word, default: []] += found }
        }
        return meanings
    }

    private static let kinds: [String: JSONKinds] = [
        "text": [.string], "list": [.array, .object], "object": [.object],
    ]
}
