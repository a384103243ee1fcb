/// The formats of answers in addition to JSON, in order of preference if a client accepts several equally.
package enum AnswerFormats {
    // Browsers that open an address accept pages and animated pictures equally: pages come first.
    static let all: [any AnswerFormat] = [
        SVGFormat(), PlayerFormat(), PNGFormat(), APNGFormat(), FilmstripFormat(), JSONExport.webAnimations,
        StyleSheetFormat(), JSONExport.lottie, JSONExport.tokens, SourceFormat.swiftUI, SourceFormat.compose,
        SourceFormat.flutter, SourceFormat.uiKit, SourceFormat.gsap, SourceFormat.motion,
        JSONExport.styleDictionary, FigmaFormat(), MarkupFormat(),
        CardFormat.divKit, CardFormat.adaptiveCards,
    ]

    /// The names of all formats of a specification, JSON first.
    package static var names: [String] { ["json"] + all.map(\.name) }

    /// The names of the formats that are not bitmaps: those that other tools read or play.
    package static var exports: [String] { all.filter { !($0 is any PixelFormat) }.map(\.name) }

    /// The file extensions that name a format.
    package static var fileEndings: [String] { ["json"] + all.flatMap(\.fileExtensions) }

    /// The format that a file's extension selects.
    package enum FileFormat: Hashable {
        /// One of ``names``; JSON if the file's name has no extension.
        case known(String)
        /// An extension that no format has.
        case unknown(String)
    }

    package static func format(ofFile path: String) -> FileFormat {
        // A name whose only dot is its first character has no extension.
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .known("json") }
        let end = name[name.index(after: dot)...].lowercased()
        if end == "json" || end.isEmpty { return .known("json") }
        return all.first { $0.fileExtensions.contains(end) }.map { .known($0.name) } ?? .unknown(end)
    }
}
