private import Embedded

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

/// What the built-in families are for: `Coverage/fonts.tsv`, a line for each of them.
private struct FontCoverage {
    let scripts: [String]
    let unicodeRange: String

    static let all: [String: FontCoverage] = {
        let rows = CoverageFile.rows(of: "fonts.tsv").map { row in
            let scripts = row[1].split(separator: ",").map(String.init)
            return (String(row[0]), FontCoverage(scripts: scripts, unicodeRange: String(row[2])))
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }()
}

/// A file of `Coverage`: a line for each family or font, in three cells.
enum CoverageFile {
    static func rows(of name: String) -> [[Substring]] {
        EmbeddedFolder.coverage.rows(of: name).filter { $0.count == 3 }
    }
}

extension FontName {
    /// The scripts for which the family is used, by their names in ISO 15924.
    package var scripts: [String] { FontCoverage.all[rawValue]?.scripts ?? [] }

    /// The characters for which web pages use the family's fonts, as a CSS `unicode-range`. Without it, a browser that
    /// needs one letter would load fonts in order until it finds one that has the letter.
    ///
    /// Source: the fonts' tables `cmap`, with gaps of up to 32 characters closed (48 in emoji, 256 in ideographs).
    /// Latin letters and their signs are assigned to Inter only, or to the typeface that precedes it.
    package var unicodeRange: String { FontCoverage.all[rawValue]?.unicodeRange ?? "" }
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
