import JSONText
import Wire

/// Converts a value from a request to one that is valid in its place.
enum FittingValue {
    /// Converts a string that has the right type but is not valid: to a colour, a length, a version, a curve. `nil` if
    /// its meaning is unknown.
    static func text(_ given: Sketch, at path: SchemaPath) -> Sketch? {
        guard case .string(let text) = given else { return nil }
        // This is the background of a picture, which is in the URL.
        if path.pointer == "/background", ["clear", "none", "alpha"].contains(text.foldedName) {
            return .string("transparent")
        }
        if isColor(path) { return ColorWords.hex(text).map { .string($0) } }
        if path.pointer == "/device/system/name", text.contains(where: \.isNumber) {
            return FittingObject.object(given, at: path.parent)
        }
        if path.name == "version" {
            // A number is only used after a name or a letter. If the text begins with digits, its meaning is unknown.
            guard text.first?.isLetter == true else { return nil }
            let digits = text.drop { !$0.isNumber }.prefix { $0.isASCII && $0.isNumber || $0 == "." }
            return digits.isEmpty ? nil : .string(String(digits))
        }
        if path.pointer == "/device/language" { return languageTag(text).map { .string($0) } }
        if path.name == "easing" { return curve(text) }
        if path.pointer == "/device/textSize" { return factor(text) }
        if isLength(path) { return length(text) }
        if path.name == "radius", case .number(let points)? = length(text) { return .number(points) }
        return nil
    }

    /// Converts a value of a wrong type; `nil` if its meaning is unknown.
    static func value(_ given: Sketch, at path: SchemaPath, wanted: JSONKinds) -> Sketch? {
        if wanted.contains(.number), let number = number(given, at: path) { return number }
        if wanted.contains(.bool), let truth = truth(given) { return .bool(truth) }
        if path.name == "keyboard" || path.name == "arrow", case .bool(let isThere) = given {
            return isThere ? (path.name == "keyboard" ? .string("docked") : nil) : .null
        }
        if wanted.contains(.array), let list = list(given, at: path) { return list }
        if path.parent.pointer == "/dialog/theme", let colors = ThemeAdvice.roles(given) { return colors }
        if path.pointer == "/dialog/theme", let theme = ThemeAdvice.theme(given) { return theme }
        if wanted.contains(.object), let object = FittingObject.object(given, at: path) { return object }
        // Where an object or a name is wanted, a number is no name.
        if case .number = given, wanted.contains(.object) { return nil }
        if wanted.contains(.string), let text = string(given, at: path) { return text }
        return nil
    }

    /// Converts a value to the words and units of the place to which its member should be moved; returns it unchanged
    /// if that is impossible.
    static func moved(_ given: Sketch, to path: SchemaPath) -> Sketch {
        if case .string(let text) = given {
            if let names = SchemaIndex.choice(at: path), !names.contains(text),
                let ours = ForeignWords.values(for: text, among: names).first
            {
                return .string(ours)
            }
            if path.name == "language" { return .string(languageTag(text) ?? text) }
            if path.name == "layoutDirection", let direction = direction(ofLanguage: text) { return .string(direction) }
            if let fitting = self.text(given, at: path) { return fitting }
        }
        if case .bool(let isTrue) = given {
            switch path.name {
            case "interaction": return .string(isTrue ? "dismiss" : "block")
            case "appearance": return .string(isTrue ? "dark" : "light")
            case "contrast": return .string(isTrue ? "increased" : "normal")
            case "layoutDirection": return .string(isTrue ? "rightToLeft" : "leftToRight")
            case "background" where path.tokens.count == 1 && isTrue: return .string("transparent")
            case "style" where path.tokens.contains("transition"): return isTrue ? given : .string("none")
            default: break
            }
        }
        if case .members(let members) = given, path.parent.name == "shadows" { return shadow(members) }
        if case .members(let members) = given, !arrays.contains(path.name), let names = SchemaIndex.names(at: path) {
            return .object(members.map { renamed($0, in: path, names) })
        }
        if path.name == "positions", let position = pair(given) ?? (numbers(given).count == 2 ? given : nil) {
            return .list([position])
        }
        if case .list(let items) = given, arrays.contains(path.name) {
            return .list(items.map { moved($0, to: path.member("*")) })
        }
        if let unit = Unit(of: path) {
            // A time longer than a minute is probably in milliseconds.
            let most: Double = if case .seconds = unit { 60 } else { 1_000_000 }
            if let number = number(given, at: path, most: most) { return number }
        }
        return FittingObject.object(given, at: path) ?? list(given, at: path) ?? given
    }

    /// Returns a member with the name and unit that it has in another object.
    private static func renamed(
        _ member: Sketch.Member, in object: SchemaPath, _ names: [String]
    ) -> (name: String, value: Sketch) {
        let name = MemberAdvice.name(of: member.name, in: object, names)
        return (name, moved(member.value, to: object.member(name)))
    }

    /// The numbers of a list of numbers; empty for any other value.
    private static func numbers(_ given: Sketch) -> [Double] {
        guard case .list(let items) = given else { return [] }
        let numbers = items.compactMap { if case .number(let value) = $0 { value } else { nil } }
        return numbers.count == items.count ? numbers : []
    }

    /// The language tag (BCP 47) for a locale written as in POSIX or ICU: `en_US.UTF-8`, `de_DE@euro`; `nil` for any
    /// other text.
    private static func languageTag(_ text: String) -> String? {
        let tag = String(text.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        func isPlain(_ character: Character) -> Bool {
            character.isASCII && (character.isLetter || character.isNumber)
        }
        guard parts[0].allSatisfy({ $0.isASCII && $0.isLetter }), direction(ofLanguage: tag) != nil,
            parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.allSatisfy(isPlain) })
        else { return nil }
        return tag
    }

    /// The direction of text in a language, by its tag (BCP 47); `nil` if the text is not a language tag.
    static func direction(ofLanguage tag: String) -> String? {
        let parts = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        guard let language = parts.first, (2...3).contains(language.utf8.count) else { return nil }
        let isRightToLeft = rightToLeft.contains(language) || parts.contains("arab") || parts.contains("hebr")
        return isRightToLeft ? "rightToLeft" : "leftToRight"
    }

    /// Languages that are usually written from right to left (Unicode CLDR, `characterOrder`).
    private static let rightToLeft: Set<String> = [
        "ar", "arc", "azb", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur",
        "yi",
    ]

    /// Converts a shadow of CALayer, whose radius is half the blur of CSS.
    private static func shadow(_ members: [Sketch.Member]) -> Sketch {
        .object(
            members.map { member in
                guard case .number(let radius) = member.value, ["radius", "shadowRadius"].contains(member.name) else {
                    return (member.name, member.value)
                }
                return ("blur", .number(2 * radius))
            })
    }

    // MARK: Types

    static func isColor(_ path: SchemaPath) -> Bool {
        path.name.lowercased().hasSuffix("color") || path.tokens.contains("theme") || path.pointer == "/background"
    }

    private static func isLength(_ path: SchemaPath) -> Bool {
        path.parent.name == "size"
            || ["detents", "selectedDetent", "largestUndimmedDetent"].contains {
                $0 == path.name || $0 == path.parent.name
            }
    }

    /// Converts a factor that is written as a percentage or with a unit: `150%`, `1.5x`.
    private static func factor(_ text: String) -> Sketch? {
        guard let number = MeasuredNumber(text) else { return nil }
        switch number.unit {
        case "%": return .number(number.value / 100)
        case "", "x", "em", "rem": return .number(number.value)
        default: return nil
        }
    }

    /// Converts a length with a CSS unit, or a word: `12px`, `50 %`, `auto`.
    private static func length(_ text: String) -> Sketch? {
        if let number = MeasuredNumber(text) {
            if number.unit == "%" { return .string(JSONNumber.text(number.value) + "%") }
            if number.unit == "vh" || number.unit == "vw" { return .string(JSONNumber.text(number.value) + "%") }
            return ["", "px", "pt", "dp", "points"].contains(number.unit) ? .number(number.value) : nil
        }
        switch text.foldedName {
        case "auto", "content", "wrapcontent", "fitcontent", "intrinsic", "mincontent", "maxcontent":
            return .string("fit")
        case "full", "matchparent", "fill", "stretch": return .string("100%")
        default: return nil
        }
    }

    private static func number(_ given: Sketch, at path: SchemaPath, most: Double = 1_000_000) -> Sketch? {
        let measured: (value: Double, unit: String)? =
            switch given {
            case .string(let text): MeasuredNumber(text.replacing("@", with: "")).map { ($0.value, $0.unit) }
            case .number(let value): (value, "")
            default: nil
            }
        guard let measured else { return nil }
        if path.name == "scale", measured.unit == "x" { return .number(measured.value) }
        guard let unit = Unit(of: path) else {
            // A factor may be written as a percentage.
            if measured.unit == "%" { return .number(measured.value / 100) }
            return measured.unit.isEmpty ? .number(measured.value) : nil
        }
        return unit.converted(measured.value, from: measured.unit, most: most).map { .number($0.value) }
    }

    /// Whether a value, in any of the usual forms, is true; `nil` if it is neither true nor false.
    static func truth(_ given: Sketch) -> Bool? {
        switch given {
        case .bool(let isTrue): return isTrue
        case .number(1): return true
        case .number(0): return false
        case .string(let text):
            switch text.lowercased() {
            case "true", "yes", "on", "1", "y": return true
            case "false", "no", "off", "0", "n", "": return false
            default: return nil
            }
        default: return nil
        }
    }

    private static func string(_ given: Sketch, at path: SchemaPath) -> Sketch? {
        if isColor(path) { return color(given) }
        switch given {
        // The name of a device is never a number.
        case .number where path.name == "device" || path.name == "profile" || path.tokens == ["devices", "*"]:
            return nil
        case .number where SchemaIndex.choice(at: path) != nil: return nil
        case .number(let value): return .string(JSONNumber.text(value))
        case .members(let members) where members.count == 1:
            if case .string = members[0].value { return members[0].value }
            return nil
        // A list with one element, as in UIKit's option sets and CSS's lists of names.
        case .list(let items) where items.count == 1:
            if case .string = items[0] { return items[0] }
            return nil
        case .bool(let isTrue):
            guard let names = SchemaIndex.choice(at: path) else { return nil }
            return ForeignWords.values(for: isTrue ? "true" : "false", among: names).first.map { .string($0) }
        default: return nil
        }
    }

    /// Converts a colour that is a number, `0xRRGGBB`, a list of channels, or an object of them.
    static func color(_ given: Sketch) -> Sketch? {
        var channels: [Double] = []
        switch given {
        case .number(let value):
            guard value >= 0, value <= 0xFFFF_FFFF, value == value.rounded() else { return nil }
            let digits = String(Int(value), radix: 16)
            let length = digits.count <= 6 ? 6 : 8
            return ColorWords.hex("0x" + String(repeating: "0", count: length - digits.count) + digits).map {
                .string($0)
            }
        case .list(let items): channels = items.compactMap { if case .number(let value) = $0 { value } else { nil } }
        case .members(let members):
            for names in [["r", "red"], ["g", "green"], ["b", "blue"], ["a", "alpha", "opacity"]] {
                if case .number(let value)? = members.first(where: { names.contains($0.name) })?.value {
                    channels.append(value)
                }
            }
        default: return nil
        }
        guard channels.count == 3 || channels.count == 4 else { return nil }
        let isShare = channels.prefix(3).allSatisfy { $0 <= 1 }
        let function = isShare ? "color" : "rgba"
        return ColorWords.hex("\(function)(\(channels.map { JSONNumber.text($0) }.joined(separator: " ")))").map {
            .string($0)
        }
    }

    /// Converts a curve in the syntax of CSS.
    private static func curve(_ text: String) -> Sketch? {
        let plain = text.lowercased().filter { $0 != " " }
        if plain.hasPrefix("spring") || plain.contains("bounce") || plain.contains("elastic") {
            return .object([("spring", .object([("duration", .number(0.5)), ("bounce", .number(0.2))]))])
        }
        guard let open = plain.firstIndex(of: "("), plain.last == ")" else { return nil }
        let parts = plain[plain.index(after: open)...].dropLast().split(separator: ",").map(String.init)
        let numbers = parts.compactMap { MeasuredNumber($0)?.value }
        if numbers.count == 4, plain.contains("bezier") || plain.contains("cubic") {
            return .object([("cubicBezier", .list(numbers.map { .number($0) }))])
        }
        if plain.hasPrefix("steps"), let count = numbers.first {
            let position = parts.count > 1 ? parts[1] : "end"
            return .object([("steps", .number(count)), ("position", .string(position))])
        }
        return nil
    }

    // MARK: Lists

    /// The members that are pairs of numbers.
    private static let pairs: Set<String> = ["anchorPoint", "translation", "position", "velocity", "tap"]

    private static func list(_ given: Sketch, at path: SchemaPath) -> Sketch? {
        let isPair =
            pairs.contains(path.name) || ["points", "positions"].contains(path.parent.name) || path.name == "offset"
        if isPair { return pair(given) }
        if path.name == "cubicBezier" { return curvePoints(given) }
        let items = path.member("*")
        switch given {
        case .list, .null: return nil
        case .bool(let isTrue): return path.name == "swipe" ? .list(isTrue ? [.string("bottom")] : []) : nil
        case .string(let text):
            guard arrays.contains(path.name) else { return nil }
            guard let names = SchemaIndex.choice(at: items) else { return .list([moved(given, to: items)]) }
            let words = text.split { $0 == "," || $0 == " " }.map(String.init)
            let known = words.map { word in
                names.contains(word) ? [word] : Array(ForeignWords.values(for: word, among: names).prefix(1))
            }
            // A list with an unknown word cannot be converted.
            guard known.allSatisfy({ !$0.isEmpty }) else {
                return path.name == "detents" ? .list([moved(given, to: items)]) : nil
            }
            return .list(known.flatMap(\.self).map { .string($0) })
        case .number, .members: return arrays.contains(path.name) ? .list([moved(given, to: items)]) : nil
        }
    }

    /// Returns two numbers from an object, whatever their names are, or from a string with both.
    private static func pair(_ given: Sketch) -> Sketch? {
        switch given {
        case .members(let members):
            let across = members.first { ["x", "dx", "vx", "width", "horizontal"].contains($0.name) }?.value
            let down = members.first { ["y", "dy", "vy", "height", "vertical"].contains($0.name) }?.value
            return across == nil && down == nil ? nil : .list([across ?? .number(0), down ?? .number(0)])
        case .string(let text):
            let numbers = FittingObject.numbers(in: text)
            return numbers.count == 2 ? .list(numbers.map { .number($0) }) : nil
        default: return nil
        }
    }

    /// Returns the four numbers of a curve, written as in CSS or as an object with named members.
    private static func curvePoints(_ given: Sketch) -> Sketch? {
        var numbers: [Double] = []
        if case .string(let text) = given {
            numbers = FittingObject.numbers(in: text.replacing("cubic-bezier", with: ""))
        } else if case .members(let members) = given {
            numbers = ["x1", "y1", "x2", "y2"].compactMap { name in
                if case .number(let value)? = members.first(where: { $0.name == name })?.value { value } else { nil }
            }
        }
        return numbers.count == 4 ? .list(numbers.map { .number($0) }) : nil
    }

    /// The members that are lists.
    private static let arrays: Set<String> = [
        "actions", "textFields", "swipe", "detents", "passThroughRects", "reservedRegions", "arrowDirections", "times",
        "points", "devices", "dialogs", "requests", "events", "shadows", "leading", "trailing", "include", "keyframes",
        "tracks",
    ]
}
