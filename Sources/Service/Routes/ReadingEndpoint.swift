import JSONText
import MicroHTTP

/// Pages to read, made from the Markdown of `docs`: `GET /problems`, which is the folder's `README.md`, and
/// `GET /problems/{page}`.
struct ReadingEndpoint: FixedEndpoint {
    let mediaTypes = [PagePolicy.mediaType]
    private let folder: String
    /// By the name of the page; the folder's index has none.
    private let pages: [String: FixedRepresentation]

    /// - Parameter folder: Of the site, as its path names it.
    init(folder: String) {
        self.folder = folder
        let members = SiteFile.all.filter { $0.folder == folder && $0.name.hasSuffix(".md") }
        let made = members.map { file in
            let name = file.name == "README.md" ? "" : String(file.name.dropLast(3))
            let page = FixedRepresentation {
                let html = ReadingPage(file).html(at: "/\(folder)" + (name.isEmpty ? "" : "/\(name)"))
                return Representation(
                    html.utf8Span.span, mediaType: PagePolicy.mediaType, .fixed, more: PagePolicy.readingFields)
            }
            return (name, page)
        }
        pages = Dictionary(made) { first, _ in first }
    }

    func representation(of id: String) throws(ProblemDetails) -> Representation {
        guard let page = pages[id] else {
            let nearest = NearestName.of(id, among: pages.keys.filter { !$0.isEmpty }.sorted())
            throw .notFound("/\(folder)/\(id)", nearest: nearest.map { "/\(folder)/\($0)" })
        }
        return page.value
    }
}
