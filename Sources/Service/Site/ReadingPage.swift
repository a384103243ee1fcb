/// A page to read: a Markdown file of `docs` in the site's frame.
struct ReadingPage {
    private let file: SiteFile

    init(_ file: SiteFile) {
        self.file = file
    }

    /// - Parameter path: Where it is served.
    func html(at path: String) -> String {
        let markdown = Markdown(
            file.text, path: { [folder = file.folder] in Self.path(of: $0, from: folder) },
            pictures: (own: "../pictures/", site: "/pictures/"))
        guard let frame = SiteFile.at("site/reading.html") else { return markdown.html }
        return SitePage(
            frame, at: path, ["title": HTMLText.escaped(markdown.title), "content": markdown.html]
        ).html
    }

    /// Where a link of a Markdown file leads on the site; nil where the site does not have that.
    ///
    /// - Parameters:
    ///   - target: As it stands in the file: `../rules/exitRequired.md#why`.
    ///   - folder: The file's.
    static func path(of target: Substring, from folder: Substring) -> String? {
        if target.hasPrefix("https://") || target.hasPrefix("#") { return String(target) }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        var segments = folder.split(separator: "/").map(String.init)
        for segment in parts[0].split(separator: "/") {
            switch segment {
            case ".": continue
            case "..": _ = segments.popLast()
            default: segments.append(String(segment))
            }
        }
        var path = segments.joined(separator: "/")
        guard path.hasSuffix(".md"), SiteFile.at(path) != nil else { return nil }
        path.removeLast(path.hasSuffix("/README.md") ? 10 : 3)
        return "/" + path + (parts.count > 1 ? "#" + parts[1] : "")
    }
}
