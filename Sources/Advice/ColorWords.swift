/// Colours in the syntax of other languages: CSS, Swift, Kotlin, Dart.
enum ColorWords {
    /// Returns the colour as `#RRGGBB`, or `#RRGGBBAA` if it is not opaque; `nil` if the text is no colour.
    ///
    /// These forms are understood: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, with or without `#`; `0xRRGGBB` and, with
    /// alpha first as on Android and in Flutter, `0xAARRGGBB`; `rgb()`, `rgba()`, `hsl()`, `hsla()` in either syntax of
    /// CSS; the names of CSS and of the platforms, also after a type (`Colors.red`, `UIColor.systemBlue`) or before a
    /// shade (`red.500`).
    static func hex(_ text: String) -> String? {
        let text = text.lowercased().filter { $0 != "\"" && $0 != "'" }
        var plain = Substring(text)
        while plain.first == " " { plain = plain.dropFirst() }
        while plain.last == " " { plain = plain.dropLast() }
        if let open = plain.firstIndex(of: "("), plain.last == ")" {
            let arguments = plain[plain.index(after: open)...].dropLast()
            let function = plain[..<open].split(separator: ".").last ?? ""
            return call(String(function), String(arguments))
        }
        return digits(String(plain)) ?? name(String(plain))
    }

    private static func call(_ function: String, _ arguments: String) -> String? {
        if function == "color", let color = digits(arguments) { return color }
        let parts = arguments.split { ", /:".contains($0) }.compactMap { MeasuredNumber(String($0)) }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        let alpha = parts.count == 4 ? (parts[3].unit == "%" ? parts[3].value / 100 : parts[3].value) : 1
        switch function {
        case "rgb", "rgba":
            return written(parts.prefix(3).map { $0.unit == "%" ? $0.value / 100 : $0.value / 255 }, alpha)
        case "hsl", "hsla":
            return written(hsl(parts[0].value, parts[1].value / 100, parts[2].value / 100), alpha)
        // Components are fractions, as in Swift's initialisers.
        case "uicolor", "color", "nscolor": return written(parts.prefix(3).map(\.value), alpha)
        default: return nil
        }
    }

    private static func digits(_ text: String) -> String? {
        var digits = Substring(text)
        let isAlphaFirst = digits.hasPrefix("0x")
        if isAlphaFirst { digits = digits.dropFirst(2) } else if digits.hasPrefix("#") { digits = digits.dropFirst() }
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        var long = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard long.count == 6 || long.count == 8 else { return nil }
        if isAlphaFirst, long.count == 8 { long = String(long.dropFirst(2) + long.prefix(2)) }
        if long.count == 8, long.hasSuffix("ff") { long = String(long.dropLast(2)) }
        return "#" + long.uppercased()
    }

    private static func name(_ text: String) -> String? {
        let words = text.split { ".-_ ".contains($0) }.filter { !types.contains(String($0)) }
        for word in [words.joined(), words.first.map(String.init) ?? ""] {
            if let value = NamedColors.all[word] { return "#" + value.uppercased() }
        }
        return nil
    }

    private static let types: Set<String> = ["color", "colors", "uicolor", "nscolor", "materialtheme", "android", "r"]

    private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> [Double] {
        // CSS Color 4, 7.1.
        func channel(_ offset: Double) -> Double {
            let turn = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            let part = turn < 0 ? turn + 12 : turn
            return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(part - 3, 9 - part, 1))
        }
        return [channel(0), channel(8), channel(4)]
    }

    private static func written(_ channels: [Double], _ alpha: Double) -> String? {
        let all = alpha < 1 ? channels + [alpha] : channels
        var text = "#"
        for channel in all {
            guard channel.isFinite else { return nil }
            let byte = Int((min(1, max(0, channel)) * 255).rounded())
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return text
    }
}

/// A number with or without a unit, as in `12px`, `50 %` or `.3s`.
struct MeasuredNumber {
    let value: Double
    /// The unit in lower case; empty if there is none.
    let unit: String

    /// `nil` if the text does not begin with a number, or if the number is followed by anything other than letters or
    /// `%`.
    init?(_ text: String) {
        let plain = text.lowercased().filter { $0 != " " && $0 != "_" }
        let digits = plain.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
        let unit = plain.dropFirst(digits.count)
        let number = digits.hasPrefix(".") ? "0" + digits : String(digits.hasPrefix("+") ? digits.dropFirst() : digits)
        guard let value = Double(number), value.isFinite, unit.allSatisfy({ $0.isLetter || $0 == "%" }) else {
            return nil
        }
        self.value = value
        self.unit = String(unit)
    }
}
