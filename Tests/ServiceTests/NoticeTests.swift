import TestSupport
import Testing

@Suite struct `The notice` {
    /// Those that Package.swift names, and those that they bring along.
    @Test func `names each package of Swift, whose licence lies beside`() throws {
        let notice = try Repository.text("NOTICE")
        let listed = try Repository.text("scripts/packages/swift-packages.tsv").split(separator: "\n")
        let names = listed.compactMap { $0.split(separator: "\t").first.map(String.init) }
        let asked = try Repository.text("Package.swift").matches(of: /github\.com\/apple\/([a-z0-9-]+)"/)
        #expect(!asked.isEmpty && Set(asked.map { String($0.output.1) }).isSubset(of: names))
        for name in names {
            #expect(notice.contains("  \(name) "), "\(name)")
            let licence = try Repository.text("docs/licences/\(name)-Apache.txt")
            #expect(licence.contains("Version 2.0, January 2004"), "\(name)")
        }
        for line in notice.matches(of: /[a-z0-9-]+-(?:NOTICE|OFL|Apache|parts)\.txt/) {
            #expect(Repository.has("docs/licences/\(line.output)"), "\(line.output)")
        }
    }

    @Test func `names each library of the system that Package.swift asks for`() throws {
        let notice = try Repository.text("NOTICE").lowercased()
        let asked = try Repository.text("Package.swift").matches(of: /apt\(\["lib([a-z0-9.-]+?)-?dev"/)
        #expect(asked.count > 5)
        let others = ["pango1.0": "pango", "zlib1g": "zlib", "jpeg62-turbo": "libjpeg-turbo"]
        for library in asked.map({ String($0.output.1) }) {
            #expect(notice.contains("\(others[library] ?? library) "), "\(library)")
        }
    }
}
