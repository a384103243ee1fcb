import JSONText

/// Makes of a bare value, or of a list of them, the object that stands in its place.
enum FittingObject {
    /// How an object is written by those who leave its names out.
    private struct Form {
        /// What one bare number says: each of these members.
        var number: [String] = []
        /// What a bare text says.
        var text: String?
        /// What the numbers of a list, or of a text with several, say in turn.
        var list: [String] = []
        var example: String
    }

    private static let rect = Form(
        list: ["x", "y", "width", "height"], example: #"{"x":0,"y":0,"width":320,"height":240}"#)
    private static let insets = Form(
        number: ["top", "left", "bottom", "right"], list: ["top", "left", "bottom", "right"],
        example: #"{"top":16,"left":16,"bottom":16,"right":16}"#)
    private static let action = Form(text: "title", example: #"{"id":"ok","title":"OK"}"#)
    private static let pose = Form(number: ["opacity"], example: #"{"opacity":0,"scale":0.9}"#)

    /// By pointer, and where that has none, by name.
    private static let forms: [String: Form] = [
        "/device": Form(example: #"{"profile":"iphone-17"}"#),
        "/dialog": Form(text: "style", example: #"{"style":"alert"}"#),
        "/options": Form(example: #"{"snap":"pixel"}"#),
        "screen": Form(list: ["width", "height", "scale"], example: #"{"width":390,"height":844,"scale":3}"#),
        "system": Form(example: #"{"name":"iOS","version":"18"}"#),
        "safeAreaInsets": insets, "margins": insets, "padding": insets, "window": rect, "frame": rect, "anchor": rect,
        "container": rect, "passThroughRects/*": rect, "portrait": rect, "landscape": rect,
        "bars": Form(number: ["navigation"], example: #"{"navigation":44,"tab":49}"#),
        "/device/keyboard": Form(number: ["height"], example: #"{"height":300}"#),
        "reservedRegions/*": Form(
            example: #"{"kind":"division","frame":{"x":390,"y":0,"width":20,"height":800}}"#),
        "content": Form(text: "title", example: #"{"title":"Hello","actions":[{"id":"ok","title":"OK"}]}"#),
        "size": Form(number: ["width", "height"], list: ["width", "height"], example: #"{"width":300,"height":200}"#),
        "image": Form(number: ["width", "height"], list: ["width", "height"], example: #"{"width":120,"height":80}"#),
        "actions/*": action, "leading": action, "trailing": action, "leading/*": action, "trailing/*": action,
        "textFields/*": Form(text: "placeholder", example: #"{"id":"name","placeholder":"Name"}"#),
        "/dialog/content/navigationBar": Form(text: "title", example: #"{"title":"Settings"}"#),
        "navigationBar": Form(text: "title", example: #"{"title":"Settings"}"#),
        "shape": Form(number: ["radius"], text: "kind", example: #"{"kind":"rounded","radius":12}"#),
        "border": Form(number: ["width"], text: "color", example: ##"{"width":1,"color":"#000000"}"##),
        "background": Form(number: ["opacity"], text: "color", example: ##"{"color":"#FFFFFF"}"##),
        "shadows/*": Form(number: ["blur"], example: ##"{"color":"#000000","opacity":0.3,"blur":10}"##),
        "theme": Form(example: ##"{"light":{"tint":"#5E35B1"},"dark":{"tint":"#B39DDB"}}"##),
        "placement": Form(text: "edge", example: #"{"edge":"bottom"}"#),
        "frames": Form(example: #"{"portrait":{"x":0,"y":0,"width":320,"height":240}}"#),
        "/dialog/placement/offset": Form(list: ["mainAxis", "crossAxis"], example: #"{"mainAxis":8,"crossAxis":0}"#),
        "arrow": Form(list: ["width", "height"], example: #"{"width":16,"height":8}"#),
        "backdrop": Form(number: ["opacity"], text: "color", example: ##"{"color":"#000000","opacity":0.4}"##),
        "dismissal": Form(number: ["after"], example: #"{"after":3}"#),
        "transition": Form(number: ["duration"], text: "style", example: #"{"style":"crossDissolve","duration":0.3}"#),
        "present": Form(number: ["duration"], text: "style", example: #"{"style":"crossDissolve","duration":0.3}"#),
        "dismiss": Form(number: ["duration"], text: "style", example: #"{"style":"crossDissolve","duration":0.3}"#),
        "/dialog/transition/from": pose, "/dialog/transition/to": pose, "/dialog/transition/present/from": pose,
        "/dialog/transition/dismiss/to": pose,
        "easing": Form(example: #"{"cubicBezier":[0.42,0,0.58,1]}"#),
        "spring": Form(example: #"{"response":0.5,"dampingRatio":0.8}"#),
        "presenter": Form(text: "style", example: #"{"style":"fullScreen"}"#),
        "pushBack": Form(number: ["scale"], example: #"{"scale":0.92,"cornerRadius":10}"#),
        "parallax": Form(
            number: ["horizontal", "vertical"], list: ["horizontal", "vertical"],
            example: #"{"horizontal":10,"vertical":10}"#),
        "requests/*": Form(example: #"{"device":"iphone-17","dialog":{"style":"alert"}}"#),
        "events/*": Form(example: #"{"at":0,"show":{"style":"alert"}}"#),
        "rules": Form(example: #"{"dismissShare":0.5}"#),
    ]

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
            guard path.name == "backdrop", let names = SchemaPlaces.choice(at: path.member("interaction")),
                let ours = ForeignWords.values(for: text, among: names).first
            else { return nil }
            return .object([("interaction", .string(ours))])
        }
        if let names = SchemaPlaces.choice(at: like(member)) {
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
        guard let names = SchemaPlaces.choice(at: SchemaPath(pointer: "/device/system/name")),
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
