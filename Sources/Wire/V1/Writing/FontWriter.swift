package import JSONText
import Typography

/// Writes the fonts in which texts are measured.
package enum FontWriter {
    /// The path at which the server serves a font file.
    package static func path(of file: String) -> String { "/fonts/" + file }

    /// The characters for which pages have a smaller file of Inter; `scripts/page-fonts` makes it with the same range.
    private static let pageRange =
        "U+20-7E,U+A0-A1,U+A9,U+AB,U+B0,U+B7,U+BB,U+BF-FF,U+2013-2014,U+2018-201E,U+2022,U+2026,U+20AC,U+2192,U+2212"

    /// Writes `{fonts: [{family, weight, file, url, mediaType, bytes, sha256, scripts, unicodeRange, licence,
    /// subset}]}`, in the order in which the fonts are searched for a glyph.
    package static func writeList(to json: inout JSONWriter) {
        json.write(["fonts": .list(PinnedFont.all.map(value))])
    }

    private static func value(_ font: PinnedFont) -> JSONValue {
        let (family, licence) = (font.family, font.family.licence)
        let subset: JSONValue = [
            "url": .string(path(of: font.file.prefix { $0 != "." } + "-latin.woff2")),
            "unicodeRange": .string(pageRange),
        ]
        return [
            "family": .string(family.rawValue), "weight": .string(font.weight.rawValue), "file": .string(font.file),
            "url": .string(path(of: font.file)), "mediaType": .string(font.mediaType),
            "bytes": .integer(font.withBytes { $0.count }), "sha256": .string(font.digest),
            "scripts": .list(family.scripts.map { .string($0) }), "unicodeRange": .string(family.unicodeRange),
            "licence": ["id": .string(licence.identifier), "url": .string(path(of: licence.file))],
            "subset": family == .inter ? subset : nil,
        ]
    }
}
