/// The forms in which answers can be had beside JSON, in the order of preference where a client takes several alike.
package enum AnswerFormats {
    // Browsers that open an address take pages and moving pictures alike: pages come first.
    static let all: [any AnswerFormat] = [
        SVGFormat(), PlayerFormat(), PNGFormat(), APNGFormat(), FilmstripFormat(), WebAnimationsFormat(),
        StyleSheetFormat(), LottieFormat(), TokensFormat.tokens, SourceFormat.swiftUI, SourceFormat.compose,
        SourceFormat.flutter, SourceFormat.uiKit, SourceFormat.gsap, SourceFormat.motion,
        TokensFormat.styleDictionary, FigmaFormat(), MarkupFormat(),
        CardFormat.divKit, CardFormat.adaptiveCards,
    ]

    /// The names of the forms in which a specification can be had, JSON first.
    package static var names: [String] { ["json"] + all.map(\.name) }

    /// The names of the forms that are not made of pixels: what other tools read or play.
    package static var exports: [String] { all.filter { !($0 is any PixelFormat) }.map(\.name) }

    /// The endings by which names of files name a form.
    package static var fileEndings: [String] { ["json"] + all.flatMap(\.fileExtensions) }

    /// The form that a file's name asks for by how it ends.
    package enum FileFormat: Hashable {
        /// One of ``names``: JSON, too, where the name has no ending.
        case known(String)
        /// An ending that no form has.
        case unknown(String)
    }

    package static func format(ofFile path: String) -> FileFormat {
        // A name that begins with its only dot has no ending.
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .known("json") }
        let end = name[name.index(after: dot)...].lowercased()
        if end == "json" || end.isEmpty { return .known("json") }
        return all.first { $0.fileExtensions.contains(end) }.map { .known($0.name) } ?? .unknown(end)
    }
}
