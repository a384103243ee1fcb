import Animations

/// A readable page: a Markdown file of `docs`, or of the root, in the site's frame.
struct ReadingPage {
    /// The path at which it is served: `/guide/time`; `/guide` for `README.md` of that folder, `/changelog` for
    /// `CHANGELOG.md`.
    let path: String
    private let file: SiteFile

    /// All pages, in the order of the site's files.
    static let all: [ReadingPage] = SiteFile.all.filter { $0.name.hasSuffix(sourceEnding) }.map { ReadingPage($0) }

    init(_ file: SiteFile) {
        self.file = file
        path = Self.path(of: file)
    }

    private static func path(of file: SiteFile) -> String {
        if file.name == "README.md" { return "/" + file.folder }
        return file.folder.isEmpty ? "/" + file.path.dropLast(3).lowercased() : "/" + file.path.dropLast(3)
    }

    /// The path at which its Markdown is served, such that its links lead to the Markdown of other pages:
    /// `/guide/time.md`, `/guide/README.md`.
    var sourcePath: String { "/" + file.path }
    /// The end of the name of a page's Markdown.
    static let sourceEnding = ".md"

    /// The folder: `guide`; empty for pages outside of any folder.
    var folder: String { String(file.folder) }

    /// The Markdown, without links to files that the site lacks: only their texts are kept. The files of `docs` are at
    /// the root of the site, so that folder is removed from links in files of the repository's root.
    var source: String {
        let links = MarkdownLinks(Array(file.text.utf8)) { [folder = file.folder] in
            Self.isServed($0, from: folder)
        }
        return String(decoding: links.output, as: UTF8.self).replacing("](docs/", with: "](")
    }

    /// The first heading, and the first sentence after it.
    var opening: (title: String, summary: String) { Markdown.opening(of: file.text) }

    /// The content as HTML, without the site's frame.
    var markdown: Markdown {
        Markdown(
            file.text, path: { [folder = file.folder] in Self.path(of: $0, from: folder) },
            pictures: (own: file.folder.isEmpty ? "pictures/" : "../pictures/", site: "/pictures/"))
    }

    /// The whole page as HTML, as it is served.
    var html: String {
        let markdown = markdown
        guard let frame = SiteFile.at("site/reading.html") else { return markdown.html }
        let alternate = "<link rel=\"alternate\" type=\"text/markdown\" href=\"\(sourcePath)\">\n"
        return SitePage(
            frame, at: path,
            ["title": HTMLText.escaped(markdown.title), "alternate": alternate, "content": markdown.html]
        ).html
    }

    /// The target on the site of a link in a Markdown file; `nil` if the site lacks it.
    ///
    /// - Parameters:
    ///   - target: The target in the file: `../rules/exitRequired.md#why`.
    ///   - folder: The folder of the file.
    static func path(of target: Substring, from folder: Substring) -> String? {
        if target.hasPrefix("https://") || target.hasPrefix("#") { return String(target) }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let name = name(of: parts[0], from: folder)
        guard name.hasSuffix(sourceEnding), let file = SiteFile.at(name) else { return nil }
        return Self.path(of: file) + (parts.count > 1 ? "#" + parts[1] : "")
    }

    /// Whether the site has what a link in a Markdown file leads to.
    private static func isServed(_ target: Substring, from folder: Substring) -> Bool {
        if target.contains(":") || target.hasPrefix("#") { return true }
        let name = name(of: target.prefix { $0 != "#" }, from: folder)
        return SiteFile.at(name) != nil || contract.contains(name)
    }

    /// The formal contract, which is served beside the site's files.
    private static let contract: Set<String> = ["openapi.yaml", "openapi.json"]

    /// The name among the site's files of what a link leads to.
    private static func name(of target: Substring, from folder: Substring) -> String {
        var segments = folder.split(separator: "/").map(String.init)
        for segment in target.split(separator: "/") {
            switch segment {
            case ".": continue
            case "..": _ = segments.popLast()
            default: segments.append(String(segment))
            }
        }
        // Files of `docs` and files of the root link to each other through that folder, which the site lacks.
        let path = segments.joined(separator: "/")
        return path.hasPrefix("docs/") ? String(path.dropFirst(5)) : path
    }
}
