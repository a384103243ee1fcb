/// A page to read: a Markdown file of `docs` in the site's frame.
struct ReadingPage {
    private let file: SiteFile

    init(_ file: SiteFile) {
        self.file = file
    }

    var html: String {
        let markdown = Markdown(
            file.text, path: { [folder = file.folder] in Self.path(of: $0, from: folder) },
            pictures: (own: "../pictures/", site: "/pictures/"))
        let title = HTMLText.escaped(markdown.title)
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title) · Scrim</title>
            <link rel="icon" href="/site/icon.svg">
            <link rel="stylesheet" href="/site/base.css">
            <body class="reading">
            <a class="skip" href="#content">Skip to the text</a>
            <header class="masthead">
            <a class="wordmark" href="/">Scrim</a>
            <nav aria-label="Site">\(navigation)</nav>
            </header>
            <main id="content" class="prose">
            \(markdown.html)</main>
            </body>
            </html>

            """
    }

    /// The parts of the site, the one that the page belongs to marked.
    private var navigation: String {
        let parts = [
            ("/", "Playground"), ("/docs", "Reference"), ("/guide", "Guide"), ("/problems", "Problems"),
            ("/rules", "Rules"),
        ]
        return parts.map { path, name in
            let mark = path == "/" + file.folder ? " aria-current=\"true\"" : ""
            return "<a href=\"\(path)\"\(mark)>\(name)</a>"
        }.joined()
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
