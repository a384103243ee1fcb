import MicroHTTP

/// The Markdown of a page that is in no folder, for clients that do not read HTML: `GET /architecture.md`.
struct SourceEndpoint: FixedEndpoint {
    static let ending = ".md"
    static let mediaType = "text/markdown; charset=utf-8"

    let mediaTypes = [Self.mediaType]
    private let page: FixedRepresentation

    /// - Parameter path: The path of the page's source, such as `/architecture.md`.
    init(_ path: String) {
        page =
            ReadingPage.all.first { $0.sourcePath == path }.map(Self.representation)
            ?? FixedRepresentation { Representation([UInt8]().span, mediaType: Self.mediaType, .fixed) }
    }

    /// The Markdown of a page.
    static func representation(of page: ReadingPage) -> FixedRepresentation {
        FixedRepresentation {
            Representation(page.source.utf8Span.span, mediaType: mediaType, .fixed, more: PagePolicy.fileFields)
        }
    }

    func representation(of id: String) -> Representation { page.value }
}
