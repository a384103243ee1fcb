/// The pages of the site as a list for language models: Markdown with a link to the Markdown of each.
struct PageList {
    let text: String

    /// Fills the placeholders of `site/llms.txt`: `{{guide}}` with the pages of that folder, `{{more}}` with those
    /// outside of any folder.
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

/// The pages that can be read as Markdown.
package enum SitePages {
    package struct Entry: Sendable, Hashable {
        /// The path at which it is served: `/guide/time.md`.
        package let path: String
        /// The folder: `guide`; empty for pages outside of any folder.
        package let folder: String
        /// The first heading.
        package let title: String
        /// The first sentence; empty if the page does not begin with one.
        package let summary: String
    }

    /// All pages, in the order of the search: the guide first.
    package static let all: [Entry] = ReadingPage.all.map { page in
        let (title, summary) = page.opening
        return Entry(path: page.sourcePath, folder: page.folder, title: title, summary: summary)
    }
}
