import JSONText
import Wire

/// Members by the names of other libraries, with the places of their counterparts in requests.
enum ForeignMembers {
    /// Returns the places, the likeliest first, that a name may mean with a value of a kind; none for an unknown name.
    ///
    /// If a name has a special meaning for such values, only that counts: `position` is an edge, but as an object it is
    /// a frame.
    static func paths(of name: String, with kind: JSONKind) -> [SchemaPath] {
        let meanings = meanings(of: name).filter { SchemaIndex.has($0.path) && $0.kinds?.contains(kind) != false }
        let particular = meanings.filter { $0.kinds != nil }
        return (particular.isEmpty ? meanings : particular).map(\.path)
    }

    /// Returns the place that a value of a kind means, for a name that is one of ours in the right place, but with
    /// another kind of value; `nil` if there is none.
    static func path(of name: String, onlyWith kind: JSONKind) -> SchemaPath? {
        meanings(of: name).first { SchemaIndex.has($0.path) && $0.kinds?.contains(kind) == true }?.path
    }

    /// Returns our name for a member of the object at a place; `nil` if the name means nothing there.
    static func name(of name: String, in object: SchemaPath) -> String? {
        meanings(of: name).first { $0.path.parent == object && SchemaIndex.has($0.path) }?.path.name
    }

    /// Returns a further remark on the name, where it means that place.
    static func note(on name: String, at path: SchemaPath) -> String? {
        meanings(of: name).first { $0.path == path }?.note
    }

    /// Returns what a name for it stands for in a backdrop itself, as the member and its value: `dismissOnTap`,
    /// `closeOnTouch`, `static`, `noDim`; the value is `nil` where the member is left out, as for `noBlur`. `nil` for
    /// any other name.
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
        /// The kinds of values with which the name has this meaning; `nil` for any.
        let kinds: JSONKinds?
        let note: String?
    }

    private static func meanings(of name: String) -> [Meaning] {
        all[name.foldedName] ?? ofTouches(name).map { [$0] } ?? []
    }

    /// Returns the meaning of one of the many compound names for what a touch outside the dialog does, or a key:
    /// `closeOnBackdropClick`, `disableOutsidePress`, `closeOnEscape`.
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

    /// The members of the same object that a name may mean, in any object outside dialogs.
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
