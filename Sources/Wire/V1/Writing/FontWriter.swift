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
        json.beginObject()
        json.array("fonts", PinnedFont.all) { json, font in
            json.beginObject()
            json.member("family", font.family.rawValue)
            json.member("weight", font.weight)
            json.member("file", font.file)
            json.member("url", path(of: font.file))
            json.member("mediaType", font.mediaType)
            json.member("bytes", font.withBytes { $0.count })
            json.member("sha256", font.digest)
            json.member("scripts", font.family.scripts)
            json.member("unicodeRange", font.family.unicodeRange)
            json.beginObject("licence")
            json.member("id", font.family.licence.identifier)
            json.member("url", path(of: font.family.licence.file))
            json.endObject()
            if font.family == .inter {
                json.beginObject("subset")
                json.member("url", path(of: font.file.prefix { $0 != "." } + "-latin.woff2"))
                json.member("unicodeRange", pageRange)
                json.endObject()
            }
            json.endObject()
        }
        json.endObject()
    }
}
