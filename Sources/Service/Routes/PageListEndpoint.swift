import MicroHTTP

/// `GET /llms.txt`: the list of all pages to read, for language models (llmstxt.org).
struct PageListEndpoint: FixedEndpoint {
    let mediaTypes = ["text/plain; charset=utf-8", SourceEndpoint.mediaType]
    private let list = FixedRepresentation {
        Representation(
            PageList().text.utf8Span.span, mediaType: "text/plain; charset=utf-8", .fixed, more: PagePolicy.fileFields)
    }

    func representation(of id: String) -> Representation { list.value }
}
