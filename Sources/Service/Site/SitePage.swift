/// A page of the site: a file whose placeholders `{{name}}` are filled with the parts common to all pages, and with its
/// own texts.
struct SitePage {
    let html: String

    /// - Parameters:
    ///   - file: The file, with the placeholders `head` and `masthead`.
    ///   - path: The path of the page, by which the masthead marks the page's part of the site.
    ///   - texts: HTML by the names of the file's other placeholders, which are filled in this order.
    init(_ file: SiteFile, at path: String, _ texts: KeyValuePairs<String, String> = [:]) {
        var html = file.text
            .replacing("{{head}}\n", with: SiteFile.at("site/head.html")?.text ?? "")
            .replacing("{{masthead}}\n", with: Self.masthead(at: path))
        for (name, text) in texts { html.replace("{{\(name)}}", with: text) }
        self.html = html
    }

    private static func masthead(at path: String) -> String {
        let part =
            path.firstIndex { $0 != "/" }.map { path[..<(path[$0...].firstIndex(of: "/") ?? path.endIndex)] } ?? "/"
        return (SiteFile.at("site/masthead.html")?.text ?? "")
            .replacing("{{release}}", with: Version.current)
            .replacing("href=\"\(part)\"", with: "href=\"\(part)\" aria-current=\"\(part == path ? "page" : "true")\"")
    }
}
