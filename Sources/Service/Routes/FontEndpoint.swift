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
