import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// The pages for people, as they come over the wire.
@Suite struct `Pages for people` {
    private func scrim() throws -> Scrim { try Scrim.shared.get() }

    @Test(arguments: [
        "/", "/docs", "/guide", "/problems", "/rules", "/problems/not-found", "/rules/exitRequired", "/guide/time",
        "/gallery", "/changelog", "/configuration", "/decisions", "/search",
    ])
    func `pages are HTML that is kept for a minute, and asked for again by its tag`(path: String) throws {
        let page = try scrim().get(path)
        #expect(page.status == 200)
        #expect(page["Content-Type"] == "text/html; charset=utf-8")
        #expect(page["Cache-Control"] == "public, max-age=60")
        #expect(page.text.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
        let tag = try #require(page["ETag"])
        #expect(try scrim().get(path, headers: [("If-None-Match", tag)]).status == 304)
        let head = try scrim().send("HEAD", path)
        #expect(head.status == 200 && head["ETag"] == tag && head.body.isEmpty)
        let posted = try scrim().post("{}", to: path)
        #expect(posted.status == 405 && posted["Allow"] == "GET, HEAD, OPTIONS")
        #expect(try scrim().get(path, headers: [("Accept", "application/json")]).status == 406)
        #expect(try scrim().get(path, headers: [("Accept", "text/html")]).status == 200)
        // What others add to links does no harm.
        let linked = try scrim().get(path + "?utm_source=letter&zz")
        #expect(linked.status == 200 && linked["ETag"] == tag)
        let withSlash = try scrim().get(path == "/" ? path : path + "/")
        #expect(withSlash.status == 200 && withSlash["ETag"] == tag)
    }

    /// The links that a page's Markdown has to others lead to their Markdown.
    @Test func `pages are there as Markdown, too, which each names and a list has`() throws {
        let list = try scrim().get("/llms.txt")
        #expect(list.status == 200 && list["Content-Type"] == "text/plain; charset=utf-8")
        #expect(list.text.hasPrefix("# Scrim\n\n> ") && !list.text.contains("{{"))
        var open = list.text.matches(of: /\]\((\/[^)#]+\.md)\)/).map { String($0.output.1) }
        #expect(open.count > 60 && open.contains("/guide/README.md") && open.contains("/CHANGELOG.md"))
        var known: Set<String> = []
        while let path = open.popLast() {
            guard known.insert(path).inserted else { continue }
            let answer = try scrim().get(path)
            #expect(answer.status == 200 && answer["Content-Type"] == "text/markdown; charset=utf-8", "\(path)")
            #expect(answer.text.contains("# "), "\(path)")
            for link in answer.text.matches(of: /\]\(([^):#\s]+)(#[^)]*)?\)/).map({ String($0.output.1) }) {
                var parts = link.hasPrefix("/") ? [] : path.split(separator: "/").dropLast().map(String.init)
                for part in link.split(separator: "/") {
                    if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
                }
                let target = "/" + parts.joined(separator: "/")
                if target.hasSuffix(".md") {
                    open.append(target)
                } else if known.insert(target).inserted {
                    #expect(try scrim().get(target).status == 200, "\(path) links to \(target)")
                }
            }
        }
    }

    @Test(arguments: [
        ("/guide/time", "/guide/time.md", "docs/guide/time.md"), ("/guide", "/guide/README.md", "docs/guide/README.md"),
        ("/architecture", "/architecture.md", "docs/architecture.md"),
        ("/problems/not-found", "/problems/not-found.md", "docs/problems/not-found.md"),
    ])
    func `name their Markdown, whose bytes are the file's`(page: String, source: String, file: String) throws {
        let link = "<link rel=\"alternate\" type=\"text/markdown\" href=\"\(source)\">"
        #expect(try scrim().get(page).text.contains(link))
        let answer = try scrim().get(source, headers: [("Accept", "text/markdown")])
        #expect(try answer.status == 200 && answer.text == TestSupport.Repository.text(file))
        #expect(try scrim().get(source, headers: [("Accept", "text/html")]).status == 406)
        #expect(try scrim().get(page, headers: [("Accept", "text/markdown")]).status == 406)
        let tag = try #require(answer["ETag"])
        #expect(try scrim().get(source, headers: [("If-None-Match", tag)]).status == 304)
    }

    @Test(arguments: ["/guide/nothing.md", "/guide/tim.md", "/nothing.md", "/guide.md"])
    func `pages are not there as Markdown where there is no such page`(path: String) throws {
        #expect(try scrim().get(path).status == 404)
    }

    @Test(arguments: ["/", "/docs", "/problems/not-found"])
    func `let in nothing but what comes from here, and run no script in their text`(path: String) throws {
        let page = try scrim().get(path)
        let policy = try #require(page["Content-Security-Policy"])
        let directives = policy.split(separator: ";").map { $0.drop { $0 == " " } }
        #expect(directives.first == "default-src 'none'")
        #expect(!policy.contains("unsafe") && !policy.contains("http") && !policy.contains("*"))
        #expect(page["X-Content-Type-Options"] == "nosniff")
        #expect(!page.text.contains("http://") && !page.text.contains("https://"))
        for tag in page.text.split(separator: "<script").dropFirst() { #expect(tag.contains("></script>")) }
    }

    /// The page reads the request; what is no member of one is passed over.
    @Test func `open with any request that a URL of specifications may have`() throws {
        let page = try scrim().get("/").body
        for query in ["device=iphone-4&dialog.style=alert", "request=e30", "device=nonsense", "options.explain=true"] {
            #expect(try scrim().get("/?" + query).body == page)
        }
        for query in ["devices=iphone-4", "dialogs.style=alert", "dialogstyle=x", "zz"] {
            #expect(try scrim().get("/?" + query).body == page)
        }
        #expect(try scrim().get("/?release=0.0.9").status == 410)
        #expect(try scrim().get("/?dialog.style=%zz").status == 400)
    }

    @Test func `pages are there for each type of problem and each rule, with what the documents say`() throws {
        for (folder, path) in [("docs/problems", "/problems"), ("docs/rules", "/rules"), ("docs/guide", "/guide")] {
            for file in try TestSupport.Repository.files(below: folder, suffix: ".md")
            where !file.hasSuffix("README.md") {
                let name = try #require(file.split(separator: "/").last).dropLast(3)
                let page = try scrim().get("\(path)/\(name)")
                #expect(page.status == 200, "\(file)")
                let heading = try #require(try TestSupport.Repository.text(file).split(separator: "\n").first)
                    .dropFirst(2)
                #expect(page.text.contains("<title>\(heading.filter { $0 != "`" }) · Scrim</title>"), "\(file)")
            }
        }
    }

    /// Where a problem's `type` leads, from the address that was asked for.
    @Test(arguments: [
        ("GET", "/nothing", ""), ("POST", "/v1/specs", "{"), ("POST", "/v1/specs", "{}"), ("PUT", "/v1/specs", ""),
        ("GET", "/v1/specs?release=7", ""),
    ])
    func `tell of the problem that leads to them`(method: String, path: String, body: String) throws {
        let problem = try scrim().send(
            method, path, headers: [("Content-Type", "application/json")], body: Array(body.utf8))
        let type = try #require(try JSON(problem.body)["type"].string)
        let page = try scrim().get(type)
        #expect(page.status == 200 && page["Content-Type"] == "text/html; charset=utf-8")
        #expect(page.text.contains(try #require(try JSON(problem.body)["title"].string)))
    }

    @Test(arguments: ["/", "/docs", "/guide", "/guide/time", "/problems/not-found", "/rules"])
    func `have one head, which leads to every part and marks their own`(path: String) throws {
        let head = try #require(
            try scrim().get(path).text.split(separator: "<header").last?.split(separator: "</header>").first)
        let links = head.split(separator: "<a ").dropFirst().filter { !$0.contains("wordmark") }
        let targets = links.compactMap { $0.split(separator: "\"").dropFirst().first }
        #expect(targets == ["/", "/docs", "/guide", "/problems", "/rules", "/gallery", "/search"])
        let part = "/" + (path.split(separator: "/").first ?? "")
        #expect(
            links.filter { $0.contains("aria-current") }.compactMap { $0.split(separator: "\"").dropFirst().first } == [
                part[...]
            ])
        #expect(!head.contains("{{"))
    }

    @Test func `have no link and no file that leads nowhere`() throws {
        var known: Set<String> = []
        var open = ["/", "/docs", "/guide", "/problems", "/rules"]
        while let path = open.popLast() {
            guard known.insert(path).inserted else { continue }
            let answer = try scrim().get(path)
            #expect(answer.status == 200, "\(path)")
            guard answer["Content-Type"]?.hasPrefix("text/html") == true else { continue }
            for attribute in ["href=\"", "src=\""] {
                for piece in answer.text.split(separator: attribute).dropFirst() {
                    let target = piece.prefix { $0 != "\"" && $0 != "#" }
                    if target.hasPrefix("/") { open.append(String(target)) }
                }
            }
        }
        #expect(known.count > 300)
        let pages = [
            "architecture", "changelog", "configuration", "contributing", "decisions", "gallery", "performance",
            "platforms",
            "sources", "threat-model",
        ]
        for page in pages { #expect(known.contains("/" + page), "\(page) is linked") }
    }

    @Test func `tell people in HTML and programs in JSON that there is nothing`() throws {
        let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"
        for path in ["/nothing", "/guide/nothing", "/v1/devices/nothing", "/playground/nothing.js", "/%3Cscript%3E"] {
            let page = try scrim().get(path, headers: [("Accept", browser)])
            #expect(page.status == 404 && page["Content-Type"] == "text/html; charset=utf-8", "\(path)")
            #expect(page["Cache-Control"] == "no-store")
            #expect(page.text.contains("href=\"/search\"") && page.text.contains("href=\"/guide\""))
            #expect(!page.text.contains("<script") && page["Content-Security-Policy"] != nil)
            for accept in ["*/*", "application/json", "text/html;q=0.5,application/json"] {
                let problem = try scrim().get(path, headers: [("Accept", accept)])
                #expect(problem.status == 404 && problem["Content-Type"] == "application/problem+json", "\(path)")
            }
        }
    }

    @Test(arguments: [
        ("rubber band", "/guide/"), ("--max-depth", "/configuration"), ("GALLERY every system", "/gallery"),
        ("libmicrohttpd", "/decisions/"),
    ])
    func `pages are found by the words in them`(words: String, place: String) throws {
        let query = try #require(words.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let found = try scrim().get("/search?q=" + query)
        #expect(found.status == 200)
        let list = try #require(found.text.split(separator: "<ol class=\"results\">").last)
        #expect(list.contains("<a href=\"\(place)"))
        for link in list.split(separator: "<a href=\"").dropFirst() {
            let path = link.prefix { $0 != "\"" && $0 != "#" }
            let text = try scrim().get(String(path)).text.lowercased()
            for word in words.lowercased().split(separator: " ") { #expect(text.contains(word), "\(path)") }
        }
    }

    @Test func `say what was searched for as text, and that nothing has it`() throws {
        let found = try scrim().get("/search?q=%3Cimg+src%3Dx%3E%22zzqq")
        #expect(found.status == 200 && !found.text.contains("<img src=x"))
        #expect(found.text.contains("value=\"&lt;img src=x&gt;&quot;zzqq\""))
        #expect(found.text.contains("No section has all of these words"))
        #expect(try scrim().get("/search?q=" + String(repeating: "a+", count: 2000)).status == 200)
    }

    @Test func `pages are made of the files below Web, each of its type`() throws {
        let types = [".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"]
        for (suffix, type) in types {
            for file in try TestSupport.Repository.files(below: "Web", suffix: suffix) {
                guard !file.hasPrefix("Web/scrim") else { continue }
                let answer = try scrim().get(String(file.dropFirst(3)))
                #expect(answer.status == 200 && answer["Content-Type"]?.hasPrefix(type) == true, "\(file)")
                #expect(answer.text == (try TestSupport.Repository.text(file)), "\(file)")
            }
        }
        #expect(try scrim().get("/playground/nothing.js").status == 404)
        #expect(try scrim().get("/playground/index.html").status == 404)
    }
}
