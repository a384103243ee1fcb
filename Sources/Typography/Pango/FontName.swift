/// A family of the built-in fonts. Its fonts differ only in their weight.
package enum FontName: String, Sendable, CaseIterable {
    case inter = "Inter"
    case arabic = "Noto Sans Arabic"
    case hebrew = "Noto Sans Hebrew"
    case thai = "Noto Sans Thai"
    case devanagari = "Noto Sans Devanagari"
    case armenian = "Noto Sans Armenian"
    case georgian = "Noto Sans Georgian"
    case ethiopic = "Noto Sans Ethiopic"
    case bengali = "Noto Sans Bengali"
    case gurmukhi = "Noto Sans Gurmukhi"
    case gujarati = "Noto Sans Gujarati"
    case oriya = "Noto Sans Oriya"
    case tamil = "Noto Sans Tamil"
    case telugu = "Noto Sans Telugu"
    case kannada = "Noto Sans Kannada"
    case malayalam = "Noto Sans Malayalam"
    case meeteiMayek = "Noto Sans Meetei Mayek"
    case olChiki = "Noto Sans Ol Chiki"
    case khmer = "Noto Sans Khmer"
    case lao = "Noto Sans Lao"
    case myanmar = "Noto Sans Myanmar"
    case cjk = "Noto Sans CJK JP"
    case emoji = "Noto Color Emoji"
    case arimo = "Arimo"
    case roboto = "Roboto"
    case tinos = "Tinos"
    case noto = "Noto Sans"

    /// The families that are searched first. Most texts need no others.
    package static let first = Array(allCases.prefix { $0 != .armenian })
    /// The families that are searched first, followed by those of the other scripts.
    package static let ofScripts = Array(allCases.prefix { $0 != .arimo })

    /// The scripts for which the family is used, by their names in ISO 15924.
    package var scripts: [String] {
        switch self {
        case .inter, .arimo, .roboto, .tinos, .noto: ["Latn", "Grek", "Cyrl"]
        case .arabic: ["Arab"]
        case .hebrew: ["Hebr"]
        case .thai: ["Thai"]
        case .devanagari: ["Deva"]
        case .armenian: ["Armn"]
        case .georgian: ["Geor"]
        case .ethiopic: ["Ethi"]
        case .bengali: ["Beng"]
        case .gurmukhi: ["Guru"]
        case .gujarati: ["Gujr"]
        case .oriya: ["Orya"]
        case .tamil: ["Taml"]
        case .telugu: ["Telu"]
        case .kannada: ["Knda"]
        case .malayalam: ["Mlym"]
        case .meeteiMayek: ["Mtei"]
        case .olChiki: ["Olck"]
        case .khmer: ["Khmr"]
        case .lao: ["Laoo"]
        case .myanmar: ["Mymr"]
        case .cjk: ["Jpan", "Hans", "Hant", "Kore"]
        case .emoji: ["Zsye"]
        }
    }

    package var licence: FontLicence {
        switch self {
        case .inter: .inter
        case .arimo, .tinos: .croscore
        case .roboto: .roboto
        default: .noto
        }
    }

    /// Whether outlines are cubic curves, as in OpenType's own format; otherwise they are TrueType's quadratic ones, or
    /// the glyphs are pictures.
    var hasCubicOutlines: Bool { self == .inter || self == .cjk }
}

extension Typeface {
    /// The built-in family of the typeface.
    package var family: FontName {
        switch self {
        case .sanFrancisco, .inter: .inter
        case .helvetica: .arimo
        case .roboto: .roboto
        case .times: .tinos
        case .noto: .noto
        }
    }
}
