import Animations

/// A page to read: a Markdown file of `docs`, or of the root, in the site's frame.
struct ReadingPage {
    /// Where it is served: `/guide/time`; `/guide` for what is called `README.md`, `/changelog` for `CHANGELOG.md`.
    let path: String
    private let file: SiteFile

    /// Every page that there is, in the order of their paths.
    static let all: [ReadingPage] = SiteFile.all.filter { $0.name.hasSuffix(".md") }.map { ReadingPage($0) }

    init(_ file: SiteFile) {
        self.file = file
        path = Self.path(of: file)
    }

    private static func path(of file: SiteFile) -> String {
        if file.name == "README.md" { return "/" + file.folder }
        return file.folder.isEmpty ? "/" + file.path.dropLast(3).lowercased() : "/" + file.path.dropLast(3)
    }

    /// Where its Markdown is served, so that its own links lead to others of its kind: `/guide/time.md`,
    /// `/guide/README.md`.
    var sourcePath: String { "/" + file.path }

    /// The folder that it is in: `guide`; empty for pages by themselves.
    var folder: String { String(file.folder) }

    /// Its Markdown. What is built in from `docs` stands at the root of the site, for links from the checkout's root,
    /// too.
    var source: String { file.text.replacing("](docs/", with: "](") }

    /// Its first heading, and the first sentence below that.
    var opening: (title: String, summary: String) { Markdown.opening(of: file.text) }

    /// What it says, without the site's frame.
    var markdown: Markdown {
        Markdown(
            file.text, path: { [folder = file.folder] in Self.path(of: $0, from: folder) },
            pictures: (own: file.folder.isEmpty ? "pictures/" : "../pictures/", site: "/pictures/"))
    }

    /// The page as it is served.
    var html: String {
        let markdown = markdown
        guard let frame = SiteFile.at("site/reading.html") else { return markdown.html }
        let alternate = "<link rel=\"alternate\" type=\"text/markdown\" href=\"\(sourcePath)\">\n"
        return SitePage(
            frame, at: path,
            ["title": HTMLText.escaped(markdown.title), "alternate": alternate, "content": markdown.html]
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
        // A file of `docs` names those of the root from its own folder, and those of the root name it by its folder.
        let path = segments.joined(separator: "/")
        let name = path.hasPrefix("docs/") ? String(path.dropFirst(5)) : path
        guard name.hasSuffix(".md"), let file = SiteFile.at(name) else { return nil }
        return Self.path(of: file) + (parts.count > 1 ? "#" + parts[1] : "")
    }
}
