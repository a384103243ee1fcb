import MicroHTTP

/// The files of one folder of the site, as built into the program: `GET /playground/{file}`.
struct SiteEndpoint: FixedEndpoint {
    let mediaTypes: [String]
    private let folder: String
    /// The representations by the names of the files.
    private let files: [String: FixedRepresentation]

    init(folder: String) {
        self.folder = folder
        let members = SiteFile.all.compactMap { file -> (String, String, FixedRepresentation)? in
            guard file.folder == folder, let type = Self.type(of: file.name) else { return nil }
            let made = FixedRepresentation {
                let fields = type == Self.pictureType ? PagePolicy.pictureFields : PagePolicy.fileFields
                return file.withBytes { Representation($0, mediaType: type, .fixed, more: fields) }
            }
            return (String(file.name), type, made)
        }
        mediaTypes = Set(members.map(\.1)).sorted()
        files = Dictionary(members.map { ($0.0, $0.2) }) { first, _ in first }
    }

    private static let pictureType = "image/svg+xml"

    private static func type(of name: Substring) -> String? {
        if name.hasSuffix(".js") { return "text/javascript; charset=utf-8" }
        if name.hasSuffix(".svg") { return pictureType }
        if name.hasSuffix(".json") { return "application/json" }
        if name.hasSuffix(".css") { return "text/css; charset=utf-8" }
        return nil
    }

    func answer(to target: Destination, _ head: borrowing RequestHead) throws(ProblemDetails) -> Representation {
        guard let file = files[target.id] else { throw .notFound("/\(folder)/\(target.id)", nearest: nil) }
        return file.value
    }
}
