import JSONText
import MicroHTTP
import Typography
import Wire

/// `GET /fonts/{file}`: one of the fonts that are built into the program, its common letters for pages, or their
/// licences.
///
/// Fonts of one's own are not handed out: whoever runs a server may measure by them, and seldom may pass them on.
struct FontEndpoint: FixedEndpoint {
    let mediaTypes = ["font/otf", "font/ttf", "font/woff2", licenceType]
    /// By the name of the file.
    private let files: [String: FixedRepresentation]
    /// In the order of the list.
    private let names: [String]

    private static let licenceType = "text/plain; charset=utf-8"

    init() {
        let fonts = PinnedFont.all.map { font in
            let licence = FontWriter.path(of: font.family.licence.file)
            let more = Self.fields + [("Link", "<\(licence)>; rel=\"license\"")]
            return (
                font.file,
                FixedRepresentation {
                    font.withBytes {
                        Representation($0, mediaType: font.mediaType, .pinned, more: HeaderFields(more))
                    }
                }
            )
        }
        let licences = FontLicence.allCases.map { licence in
            (
                licence.file,
                FixedRepresentation {
                    licence.withBytes {
                        Representation($0, mediaType: Self.licenceType, .pinned, more: HeaderFields(Self.fields))
                    }
                }
            )
        }
        let subsets = SiteFile.all.filter { $0.folder == "fonts" }.map { file in
            (
                String(file.name),
                FixedRepresentation {
                    file.withBytes {
                        Representation($0, mediaType: "font/woff2", .pinned, more: HeaderFields(Self.fields))
                    }
                }
            )
        }
        files = Dictionary(uniqueKeysWithValues: fonts + subsets + licences)
        names = (fonts + subsets + licences).map(\.0)
    }

    /// So that pages which let in nothing from elsewhere may load them, too (the Fetch standard).
    private static let fields: [(name: StaticString, value: String)] = [
        ("Cross-Origin-Resource-Policy", "cross-origin")
    ]

    func representation(of id: String) throws(ProblemDetails) -> Representation {
        guard let file = files[id] else {
            let nearest = NearestName.of(id, among: names).map { " Did you mean \"\($0)\"?" } ?? ""
            throw .unknownID(
                "font", id, question: nearest, list: "GET /fonts lists them all: \(names.joined(separator: ", ")).")
        }
        return file.value
    }
}
