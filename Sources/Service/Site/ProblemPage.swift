import Animations
import MicroHTTP

/// A problem as a page, for people who follow a link in a browser.
struct ProblemPage {
    let html: String

    init(_ problem: ProblemDetails) {
        let content = """
            <h1>\(HTMLText.escaped(problem.title))</h1>
            <p>\(HTMLText.escaped(problem.detail))</p>
            <p><a href="/search">Search all pages</a>, begin with the <a href="/guide">guide</a>, or read what the \
            problem
            <a href="/problems/\(problem.slug)">\(problem.slug)</a> means.</p>
            """
        html =
            SiteFile.at("site/reading.html").map {
                SitePage(
                    $0, at: "/problem", ["title": HTMLText.escaped(problem.title), "alternate": "", "content": content]
                ).html
            } ?? content
    }

    /// Whether the client prefers a page to the problem as JSON.
    static func isPreferred(in head: borrowing RequestHead) -> Bool {
        guard head.method.isOfReading else { return false }
        let types = [ProblemDetails.mediaType, "application/json", "text/html"]
        return Negotiation.preferred(of: types, in: head) == "text/html"
    }
}
