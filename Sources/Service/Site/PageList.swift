/// The pages of the site as a list for language models: Markdown with a link to the Markdown of each.
struct PageList {
    let text: String

    /// Fills the places of `site/llms.txt`: `{{guide}}` is for the pages of that folder, `{{more}}` for those that are
    /// in none.
    init() {
        var text = SiteFile.at("site/llms.txt")?.text ?? ""
        for folder in ["guide", "problems", "rules"] { text.replace("{{\(folder)}}", with: Self.lines(in: folder)) }
        self.text = text.replacing("{{more}}", with: Self.lines(in: ""))
    }

    private static func lines(in folder: String) -> String {
        let pages = SitePages.all.filter { $0.folder == folder }
        return pages.map { "- [\($0.title)](\($0.path))" + ($0.summary.isEmpty ? "" : ": \($0.summary)") }
            .joined(separator: "\n")
    }
}

/// What there is to read as Markdown.
package enum SitePages {
    package struct Entry: Sendable, Hashable {
        /// Where it is served: `/guide/time.md`.
        package let path: String
        /// The folder that it is in: `guide`; empty for pages by themselves.
        package let folder: String
        /// Its first heading.
        package let title: String
        /// One sentence; empty where the page begins with none.
        package let summary: String
    }

    /// In the order of the search: the guide first.
    package static let all: [Entry] = ReadingPage.all.map { page in
        let (title, summary) = page.opening
        return Entry(path: page.sourcePath, folder: page.folder, title: title, summary: summary)
    }
}
