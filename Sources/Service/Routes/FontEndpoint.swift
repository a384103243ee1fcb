import JSONText
import MicroHTTP
import Typography
import Wire

/// `GET /fonts/{file}`: a font that is built into the program, its subset of common letters for pages, or its licence.
///
/// An owner's own fonts are not served: an owner may measure text with them, but is seldom licensed to distribute them.
struct FontEndpoint: FixedEndpoint {
    let mediaTypes = ["font/otf", "font/ttf", "font/woff2", licenceType]
    /// The representations by the names of the files.
    private let files: [String: FixedRepresentation]
    /// The names of the files, in the order of the list.
    private let names: [String]

    private static let licenceType = "text/plain; charset=utf-8"

    init() {
        func file(
            _ name: String, _ type: String, more: [(name: StaticString, value: String)] = [],
            _ withBytes: @escaping @Sendable ((Span<UInt8>) -> Representation) -> Representation
        ) -> (String, FixedRepresentation) {
            let fields = HeaderFields(Self.fields + more)
            return (
                name, FixedRepresentation { withBytes { Representation($0, mediaType: type, .pinned, more: fields) } }
            )
        }
        let fonts = PinnedFont.all.map { font in
            let licence = FontWriter.path(of: font.family.licence.file)
            return file(font.file, font.mediaType, more: [("Link", "<\(licence)>; rel=\"license\"")]) {
                font.withBytes($0)
            }
        }
        let licences = FontLicence.allCases.map { licence in
            file(licence.file, Self.licenceType) { licence.withBytes($0) }
        }
        let subsets = SiteFile.all.filter { $0.folder == "fonts" }.map { subset in
            file(String(subset.name), "font/woff2") { subset.withBytes($0) }
        }
        files = Dictionary(uniqueKeysWithValues: fonts + subsets + licences)
        names = (fonts + subsets + licences).map(\.0)
    }

    /// Allows pages to load the fonts that load only what other origins permit explicitly (the Fetch standard).
    private static let fields: [(name: StaticString, value: String)] = [
        ("Cross-Origin-Resource-Policy", "cross-origin")
    ]

    func answer(to target: Destination, _ head: borrowing RequestHead) throws(ProblemDetails) -> Representation {
        guard let file = files[target.id] else {
            let nearest = NearestName.of(target.id, among: names).map { " Did you mean \"\($0)\"?" } ?? ""
            throw .unknownID(
                "font", target.id, question: nearest,
                list: "GET /fonts lists them all: \(names.joined(separator: ", ")).")
        }
        return file.value
    }
}
