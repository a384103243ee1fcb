import MicroHTTP

/// One page of the site: `GET /` and `GET /docs`.
struct PageEndpoint: FixedEndpoint {
    let mediaTypes = [PagePolicy.mediaType]
    private let page: FixedRepresentation

    /// - Parameter path: Of the page among the files of the site.
    init(_ path: String) {
        page = FixedRepresentation {
            let file = SiteFile.at(path)
            return file?.withBytes { Self.made($0) } ?? Self.made([UInt8]().span)
        }
    }

    private static func made(_ bytes: Span<UInt8>) -> Representation {
        Representation(bytes, mediaType: PagePolicy.mediaType, .fixed, more: PagePolicy.programFields)
    }

    func representation(of id: String) -> Representation { page.value }
}
