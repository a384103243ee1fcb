import Foundation
import TestSupport
import Testing

/// A type of problem as the table of their texts has it: status, page and title.
private struct Kind: Hashable {
    let status: String
    let slug: String
    let title: String

    static func all() throws -> Set<Kind> {
        let rows = try Repository.text("Sources/Service/HTTP/Words/problems.tsv").split(separator: "\n").dropFirst()
        return Set(
            rows.map { row in
                let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                return Kind(status: cells[1], slug: cells[2], title: cells[3])
            })
    }
}

@Suite struct `The pages of the problems` {
    @Test func `the problems' pages are one for each type, and the index lists them by status`() throws {
        let kinds = try Kind.all()
        #expect(kinds.count > 10)
        let pages = try Repository.files(below: "docs/problems", suffix: ".md").filter { !$0.hasSuffix("/README.md") }
        #expect(pages == kinds.map { "docs/problems/\($0.slug).md" }.sorted())
        let index = try Repository.text("docs/problems/README.md").split(separator: "\n").map(String.init)
        let rows = kinds.sorted { ($0.status, $0.slug) < ($1.status, $1.slug) }
            .map { "| \($0.status) | [\($0.slug)](\($0.slug).md) | \($0.title) |" }
        #expect(index.filter { $0.contains(".md)") && $0.hasPrefix("|") } == rows)
    }

    @Test func `state type, status and title as the answers do`() throws {
        for kind in try Kind.all() {
            let page = try Repository.text("docs/problems/\(kind.slug).md")
            let type = "/problems/\(kind.slug)"
            #expect(page.hasPrefix("# \(kind.title)\n\n`\(type)`, status \(kind.status).\n"), "\(kind.slug)")
            let block = try #require(Repository.blocks(of: "json", in: page).last, "\(kind.slug) has no example")
            let example = try JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any]
            #expect(example?["type"] as? String == type)
            #expect(example?["title"] as? String == kind.title)
            #expect((example?["status"] as? Int).map(String.init) == kind.status)
            #expect(Set(example?.keys.map { $0 } ?? []) == ["type", "title", "status", "detail", "code", "errors"])
        }
    }
}
