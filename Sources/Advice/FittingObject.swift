import JSONText

/// Converts a single value, or a list of values, to the object that is required in its place.
enum FittingObject {
    /// How an object may be abbreviated: as values without the names of its members.
    private struct Form {
        /// The members that get the value of a single number.
        let number: [String]
        /// The member that gets the value of a string.
        let text: String?
        /// The members that get the numbers of a list, or of a string with several numbers, in this order.
        let list: [String]
        /// A valid object for this place, as JSON.
        let example: String
    }

    /// The abbreviated forms by pointer, or by name for pointers that have none of their own.
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

    private static func form(at path: SchemaPath) -> Form? { forms[path.pointer] ?? form(named: path) }

    private static func form(named path: SchemaPath) -> Form? {
        forms[path.name == "*" ? path.parent.name + "/*" : path.name]
    }

    /// A valid object for this very place, as JSON; `nil` if there is none of its own.
    static func ownExample(at path: SchemaPath) -> String? { forms[path.pointer]?.example }

    /// A valid object for most places of this name, as JSON.
    static func namedExample(at path: SchemaPath) -> String? { form(named: path)?.example }

    /// Returns the object that a value abbreviates; `nil` if nothing in the value corresponds to a member of the
    /// object.
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
        if path.pointer == "/dialog/theme" { return ThemeAdvice.theme(.string(text)) }
        let numbers = numbers(in: text)
        if !form.list.isEmpty, numbers.count > 1 { return named(form.list, numbers, at: path) }
        if path.name == "shadows" || path.name == "frame" { return nil }
        if !form.number.isEmpty, form.text == nil || MeasuredNumber(text) != nil {
            return MeasuredNumber(text).flatMap { measured in
                let values = form.number.map { FittingValue.moved(.string(text), to: path.member($0)) }
                return measured.unit == "%" && path.name != "size" && path.name != "background"
                    && path.name != "backdrop"
                    ? nil : .object(kind(at: path) + zip(form.number, values).map { ($0, $1) })
            }
        }
        guard let name = form.text else { return nil }
        if name == "title" || name == "placeholder" {
            let isItem = form.example.hasPrefix(#"{"id""#)
            return .object((isItem ? [("id", .string(identifier(text)))] : []) + [(name, .string(text))])
        }
        let member = path.member(name)
        // A backdrop may be given as a word for what a touch on it does.
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

    /// The path whose choices also apply to this one, for a member that occurs in several similar places.
    private static func like(_ path: SchemaPath) -> SchemaPath {
        switch path.parent.name {
        case "present", "dismiss": SchemaPath(pointer: "/dialog/transition/" + path.name)
        case "presenter": SchemaPath(pointer: "/dialog/" + path.name)
        default: path
        }
    }

    /// The member without which numbers mean nothing in a place.
    private static func kind(at path: SchemaPath) -> [(name: String, value: Sketch)] {
        path.name == "shape" ? [("kind", .string("rounded"))] : []
    }

    private static func named(_ names: [String], _ numbers: [Double], at path: SchemaPath) -> Sketch? {
        if path.name == "easing", numbers.count == 4 {
            return .object([("cubicBezier", .list(numbers.map { .number($0) }))])
        }
        guard !names.isEmpty, numbers.count > 1 || names.count == numbers.count, numbers.count <= names.count else {
            return nil
        }
        // A rectangle needs all four numbers; an anchor may be a point.
        if names.count == 4, names[0] == "x", numbers.count < 4 {
            guard path.name == "anchor", numbers.count == 2 else { return nil }
            return named(names, numbers + [0, 0], at: path)
        }
        return .object(
            kind(at: path) + zip(names, numbers).map { ($0, FittingValue.moved(.number($1), to: path.member($0))) })
    }

    /// Returns the numbers of a text such as `390x844`, `{{0, 0}, {320, 480}}` or `16px 24px`.
    static func numbers(in text: String) -> [Double] {
        text.lowercased().split { "x×*,;:{}()[] @".contains($0) }.compactMap { MeasuredNumber(String($0))?.value }
    }

    /// Splits a text such as `iOS 18` into name and version.
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

    /// Splits a text such as `1px solid red` into width and colour.
    private static func border(_ text: String) -> Sketch? {
        let words = text.split(separator: " ").map(String.init)
        let width = words.compactMap { MeasuredNumber($0) }.first
        let color = words.compactMap { ColorWords.hex($0) }.last ?? ColorWords.hex(text)
        var members: [(name: String, value: Sketch)] = []
        if let width { members.append(("width", .number(width.value))) }
        if let color { members.append(("color", .string(color))) }
        return members.isEmpty ? nil : .object(members)
    }

    /// Makes an id from a title: `sign-up` from `Sign Up`.
    private static func identifier(_ title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "ok" : words.joined(separator: "-")
    }
}
