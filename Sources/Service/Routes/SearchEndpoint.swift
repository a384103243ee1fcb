import Animations
import Boxes
import JSONText
import MicroHTTP

/// `GET /search?q=`: the sections of all pages that contain the words; without words, all pages. The page needs no
/// script.
struct SearchEndpoint: FixedEndpoint {
    let mediaTypes = [PagePolicy.mediaType]
    private let index = LazyIndex()

    /// The index, built at the first search.
    private final class LazyIndex: Sendable {
        private final class Made: Sendable {
            let index = SearchIndex(ReadingPage.all)
        }

        private let made = Once<Made>()

        var value: SearchIndex { made.value(or: { Made() }).index }
    }

    /// The most sections that are shown.
    private static let most = 40

    /// The fields of pages without a program, but with a form.
    private static let fields = HeaderFields([
        (
            "Content-Security-Policy",
            "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; "
                + "form-action 'self'; frame-ancestors 'self'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ])

    func answer(to target: Destination, _ head: borrowing RequestHead) -> Representation {
        let query = target.query.first { $0.name == "q" }?.value ?? ""
        let shown = String(query.prefix(200))
        let words = SearchIndex.words(of: shown)
        let content = """
            <h1>Search</h1>
            <form class="search" role="search" action="/search">
            <label for="q">Words that a section has to have</label>
            <div><input type="search" id="q" name="q" value="\(HTMLText.escaped(shown))" maxlength="200" autofocus> \
            <button class="button primary">Search</button></div>
            </form>
            \(words.isEmpty ? allPages : results(for: words))
            """
        let title = words.isEmpty ? "Search" : "Search: \(HTMLText.escaped(shown))"
        let html =
            SiteFile.at("site/reading.html").map {
                SitePage($0, at: "/search", ["title": title, "alternate": "", "content": content]).html
            } ?? content
        return Representation(html.utf8Span.span, mediaType: PagePolicy.mediaType, .fixed, more: Self.fields)
    }

    private var allPages: String {
        let items = index.value.pages.map { "<li><a href=\"\($0.path)\">\(HTMLText.escaped($0.title))</a></li>" }
        return "<h2>All pages</h2>\n<ul>\(items.joined(separator: "\n"))</ul>"
    }

    private func results(for words: [[UInt8]]) -> String {
        let found = index.value.sections(with: words, atMost: Self.most + 1)
        guard !found.isEmpty else {
            return """
                <p role="status">No section has all of these words. The <a href="/docs">reference</a> has every \
                member by its name.</p>
                \(allPages)
                """
        }
        let count =
            found.count > Self.most
            ? "The first \(Self.most) sections" : found.count == 1 ? "One section" : "\(found.count) sections"
        let items = found.prefix(Self.most).map { section in
            let excerpt = section.excerpt(around: words[0])
            let name = section.heading == section.page ? section.page : "\(section.page) › \(section.heading)"
            return """
                <li><a href="\(section.path)">\(HTMLText.escaped(name))</a>
                <p>\(HTMLText.escaped(excerpt.before))<mark>\(HTMLText.escaped(excerpt.word))</mark>\
                \(HTMLText.escaped(excerpt.after))</p></li>
                """
        }
        return "<p role=\"status\">\(count):</p>\n<ol class=\"results\">\(items.joined(separator: "\n"))</ol>"
    }
}
