import TestSupport
import Testing

@Suite struct `A document` {
    private static let documents = Result {
        try ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Benchmarks/README.md"]
            + Repository.files(below: "docs", suffix: ".md")
    }

    @Test func `links only to files and headings that are there`() throws {
        for document in try Self.documents.get() {
            let folder = document.split(separator: "/").dropLast()
            let text = try Repository.text(document)
            for link in text.matches(of: /\]\(([^)\s]+)\)/).map(\.output.1) {
                guard !link.contains("://") else { continue }
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                var path = folder
                for part in parts[0].split(separator: "/") {
                    if part == ".." { path.removeLast() } else { path.append(part) }
                }
                let target = parts[0].isEmpty ? document : path.joined(separator: "/")
                #expect(Repository.has(target), "\(document) links to \(link)")
                guard parts.count == 2, target.hasSuffix(".md"), Repository.has(target) else { continue }
                let headings = Self.headings(of: try Repository.text(target))
                #expect(headings.contains("#\(parts[1])"), "\(document) links to \(link)")
            }
        }
    }

    /// The links that lead to a page's headings: lower case, spaces as hyphens, without punctuation.
    private static func headings(of text: String) -> Set<String> {
        let titles = text.split(separator: "\n").filter { $0.hasPrefix("#") && $0.contains("# ") }
        return Set(
            titles.map { title in
                let words = title.drop { $0 == "#" }.dropFirst().lowercased()
                return "#"
                    + words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : $0 }
            })
    }
}
