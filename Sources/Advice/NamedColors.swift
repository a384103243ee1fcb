import JSONText

/// Named colours, as six hexadecimal digits, or eight with alpha: those of CSS (CSS Color 4, 6.1), those of iOS since
/// iOS 13 in its light appearance, and two of Android's.
enum NamedColors {
    static let all: [String: String] = WordFile.colors.table { file in
        var colors: [String: String] = [:]
        for name: StaticString in ["css", "systems"] {
            guard let named = file.member(name)?.members else { continue }
            for color in named { colors[color.name] = color.value.stringValue }
        }
        return colors
    }
}
