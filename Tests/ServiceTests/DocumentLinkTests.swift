import TestSupport
import Testing

@Suite struct `A document` {
    private static let documents = Result {
        try ["README.md", "CHANGELOG.md"] + Repository.files(below: "docs", suffix: ".md")
    }

    @Test func `links only to files that are there`() throws {
        for document in try Self.documents.get() {
            let folder = document.split(separator: "/").dropLast()
            for link in try Repository.text(document).matches(of: /\]\(([^)\s]+)\)/).map(\.output.1) {
                guard !link.contains("://") else { continue }
                var path = folder
                for part in link.split(separator: "#", maxSplits: 1)[0].split(separator: "/") {
                    if part == ".." { path.removeLast() } else { path.append(part) }
                }
                #expect(Repository.has(path.joined(separator: "/")), "\(document) links to \(link)")
            }
        }
    }
}
