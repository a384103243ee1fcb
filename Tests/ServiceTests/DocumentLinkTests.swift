import TestSupport
import Testing

@Suite struct `A document` {
    private static let documents = Result {
        try ["README.md", "CHANGELOG.md"] + Repository.files(below: "docs", suffix: ".md")
    }

    /// The names by which a document's headings are linked to: in small letters, words joined by hyphens.
    private static func headings(of document: String) throws -> [Substring] {
        try Repository.text(document).split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
            let words = line.drop { $0 == "#" || $0 == " " }.lowercased()
            return Substring(
                words.filter { $0.isLetter || $0.isNumber || "- _".contains($0) }.map { $0 == " " ? "-" : String($0) }
                    .joined())
        }
    }

    @Test func `links only to files that are there`() throws {
        for document in try Self.documents.get() {
            let folder = document.split(separator: "/").dropLast()
            for link in try Repository.text(document).matches(of: /\]\(([^)\s]+)\)/).map(\.output.1) {
                guard !link.contains("://") else { continue }
                if link.hasPrefix("#") {
                    #expect(try Self.headings(of: document).contains(link.dropFirst()), "\(document) links to \(link)")
                    continue
                }
                var path = folder
                for part in link.split(separator: "#", maxSplits: 1)[0].split(separator: "/") {
                    if part == ".." { path.removeLast() } else { path.append(part) }
                }
                #expect(Repository.has(path.joined(separator: "/")), "\(document) links to \(link)")
            }
        }
    }
}
