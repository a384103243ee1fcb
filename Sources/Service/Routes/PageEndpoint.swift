import MicroHTTP

/// One page of the site: `GET /` and `GET /docs`.
struct PageEndpoint: FixedEndpoint {
    let mediaTypes = [PagePolicy.mediaType]
    private let page: FixedRepresentation

    /// - Parameters:
    ///   - file: The path of the page's file among the files of the site.
    ///   - path: The path at which it is served.
    init(_ file: String, at path: String) {
        page = FixedRepresentation {
            let html = SiteFile.at(file).map { SitePage($0, at: path).html } ?? ""
            return Representation(
                html.utf8Span.span, mediaType: PagePolicy.mediaType, .fixed, more: PagePolicy.programFields)
        }
    }

    func representation(of id: String) -> Representation { page.value }
}
