import JSONText

/// Makes of a bare value, or of a list of them, the object that stands in its place.
enum FittingObject {
    /// How an object is written by those who leave its names out.
    private struct Form {
        /// What one bare number says: each of these members.
        let number: [String]
        /// What a bare text says.
        let text: String?
        /// What the numbers of a list, or of a text with several, say in turn.
        let list: [String]
        /// An object that is good there, as JSON.
        let example: String
    }

    /// By pointer, and where that has none, by name.
    private static let forms: [String: Form] = WordFile.forms.table { file in
        var forms: [String: Form] = [:]
        guard let entries = file.member("forms")?.members else { return forms }
        for entry in entries {
            let form = entry.value
            forms[entry.name] = Form(
                number: form.texts("number"), text: form.member("text")?.stringValue, list: form.texts("list"),
                example: form.member("example")?.jsonText ?? "")
        }
        return forms
    }

    private static func form(at path: SchemaPath) -> Form? {
        if let form = forms[path.pointer] { return form }
        return forms[path.name == "*" ? path.parent.name + "/*" : path.name]
    }

    /// An object that is good there, as JSON; nil where the place has none.
    static func example(at path: SchemaPath) -> String? { form(at: path)?.example }

    /// The object that a value stands for; nil where it says nothing that the object could.
    static func object(_ given: Sketch, at path: SchemaPath) -> Sketch? {
        guard let form = form(at: path) else { return nil }
        switch given {
        case .number(let value): return named(form.number, Array(repeating: value, count: form.number.count), at: path)
        case .list(let items):
            if items.count == 1, case .members = items[0] { return items[0] }
            let numbers = items.compactMap { if case .number(let value) = $0 { value } else { nil } }
            if numbers.count == items.count { return named(form.list, numbers, at: path) }
            if path.name == "easing" { return nil }
            return items.count == 1 ? object(items[0], at: path) : nil
        case .string(let text): return object(text, form, at: path)
        default: return nil
        }
    }

    private static func object(_ text: String, _ form: Form, at path: SchemaPath) -> Sketch? {
        if path.name == "system" { return system(text) }
        if path.name == "border" { return border(text) }
        // One colour for an app is its accent.
        if path.pointer == "/dialog/theme" {
            guard let accent = ColorWords.hex(text).map({ Sketch.object([("accent", .string($0))]) }) else {
                return nil
            }
            return .object([("light", accent), ("dark", accent)])
        }
        let numbers = numbers(in: text)
        if !form.list.isEmpty, numbers.count > 1 { return named(form.list, numbers, at: path) }
        if path.name == "shadows" || path.name == "frame" { return nil }
        if !form.number.isEmpty, form.text == nil || MeasuredNumber(text) != nil {
            return MeasuredNumber(text).flatMap { measured in
                let values = form.number.map { FittingValue.moved(.string(text), to: path.member($0)) }
                return measured.unit == "%" && path.name != "size" && path.name != "background"
                    && path.name != "backdrop"
                    ? nil : .object(zip(form.number, values).map { ($0, $1) })
            }
        }
        guard let name = form.text else { return nil }
        if name == "title" || name == "placeholder" {
            let isItem = form.example.hasPrefix(#"{"id""#)
            return .object((isItem ? [("id", .string(identifier(text)))] : []) + [(name, .string(text))])
        }
        let member = path.member(name)
        // A backdrop may be said by what a touch on it does.
        if name == "color", ColorWords.hex(text) == nil {
            guard path.name == "backdrop", let names = SchemaIndex.choice(at: path.member("interaction")),
                let ours = ForeignWords.values(for: text, among: names).first
            else { return nil }
            return .object([("interaction", .string(ours))])
        }
        if let names = SchemaIndex.choice(at: like(member)) {
            return ForeignWords.values(for: text, among: names).first.map { .object([(name, .string($0))]) }
        }
        return .object([(name, FittingValue.moved(.string(text), to: member))])
    }

    /// The place of the schema's choices for a member that stands in several places alike.
    private static func like(_ path: SchemaPath) -> SchemaPath {
        switch path.parent.name {
        case "present", "dismiss": SchemaPath(pointer: "/dialog/transition/" + path.name)
        case "presenter": SchemaPath(pointer: "/dialog/" + path.name)
        default: path
        }
    }

    private static func named(_ names: [String], _ numbers: [Double], at path: SchemaPath) -> Sketch? {
        if path.name == "easing", numbers.count == 4 {
            return .object([("cubicBezier", .list(numbers.map { .number($0) }))])
        }
        guard !names.isEmpty, numbers.count > 1 || names.count == numbers.count, numbers.count <= names.count else {
            return nil
        }
        // A rectangle has all four; an anchor may be a point.
        if names.count == 4, names[0] == "x", numbers.count < 4 {
            guard path.name == "anchor", numbers.count == 2 else { return nil }
            return named(names, numbers + [0, 0], at: path)
        }
        let kind: [(name: String, value: Sketch)] = path.name == "shape" ? [("kind", .string("rounded"))] : []
        return .object(
            kind + zip(names, numbers).map { ($0, FittingValue.moved(.number($1), to: path.member($0))) })
    }

    /// The numbers of a text such as `390x844`, `{{0, 0}, {320, 480}}` or `16px 24px`.
    static func numbers(in text: String) -> [Double] {
        text.lowercased().split { "x×*,;:{}()[] @".contains($0) }.compactMap { MeasuredNumber(String($0))?.value }
    }

    /// `iOS 18` as its two halves.
    private static func system(_ text: String) -> Sketch? {
        let name = text.prefix { !$0.isNumber }
        let version = text.dropFirst(name.count).prefix { $0.isNumber && $0.isASCII || $0 == "." }
        let word = name.filter { $0 != " " && $0 != "-" && $0 != "_" }
        guard let names = SchemaIndex.choice(at: SchemaPath(pointer: "/device/system/name")),
            let ours = ForeignWords.values(for: String(word), among: names).first
        else { return nil }
        let known: [(name: String, value: Sketch)] = [("name", .string(ours))]
        return .object(version.isEmpty ? known : known + [("version", .string(String(version)))])
    }

    /// `1px solid red` as its width and its colour.
    private static func border(_ text: String) -> Sketch? {
        let words = text.split(separator: " ").map(String.init)
        let width = words.compactMap { MeasuredNumber($0) }.first
        let color = words.compactMap { ColorWords.hex($0) }.last ?? ColorWords.hex(text)
        var members: [(name: String, value: Sketch)] = []
        if let width { members.append(("width", .number(width.value))) }
        if let color { members.append(("color", .string(color))) }
        return members.isEmpty ? nil : .object(members)
    }

    /// A title as an id: `Sign Up` is `sign-up`.
    private static func identifier(_ title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "ok" : words.joined(separator: "-")
    }
}
