import JSONText
import MicroHTTP

/// Pages made from Markdown: `GET /problems`, which is the folder's `README.md`, `GET /problems/{page}`, and `GET
/// /gallery`, which is a single page. Each page of a folder is also served as Markdown: `GET /problems/{page}.md`.
struct ReadingEndpoint: FixedEndpoint {
    let mediaTypes = [PagePolicy.mediaType]
    private let path: String
    /// The pages, by the part of the target after the path; empty for the page at the path itself.
    private let pages: [String: FixedRepresentation]

    /// - Parameter route: `/problems` or `/problems/`. The endpoint serves everything below it.
    init(_ route: String) {
        path = route.hasSuffix("/") ? String(route.dropLast()) : route
        let path = path
        let members = ReadingPage.all.filter { $0.path == path || $0.path.hasPrefix(path + "/") }
        let made = members.map { page in
            let representation = FixedRepresentation {
                Representation(
                    page.html.utf8Span.span, mediaType: PagePolicy.mediaType, .fixed, more: PagePolicy.readingFields)
            }
            return (String(page.path.dropFirst(path.utf8.count + 1)), representation)
        }
        let sources = members.filter { $0.sourcePath.hasPrefix(path + "/") }.map { page in
            (String(page.sourcePath.dropFirst(path.utf8.count + 1)), FixedRepresentation.source(of: page))
        }
        pages = Dictionary(made + sources) { first, _ in first }
    }

    func mediaTypes(of id: String) -> [String] {
        id.hasSuffix(ReadingPage.sourceEnding) ? [PagePolicy.sourceType] : mediaTypes
    }

    func answer(to target: Destination, _ head: borrowing RequestHead) throws(ProblemDetails) -> Representation {
        guard let page = pages[target.id] else {
            let isSource = target.id.hasSuffix(ReadingPage.sourceEnding)
            let known = pages.keys.filter { !$0.isEmpty && $0.hasSuffix(ReadingPage.sourceEnding) == isSource }
            let nearest = NearestName.of(target.id, among: known.sorted())
            throw .notFound("\(path)/\(target.id)", nearest: nearest.map { "\(path)/\($0)" })
        }
        return page.value
    }
}
