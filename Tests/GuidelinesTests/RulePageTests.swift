import Guidelines
import ServiceTestSupport
import TestSupport
import Testing

private let ids =
    RuleBook.rules.map(\.id) + RuleBook.setRules.map(\.id)
    + RuleBook.sceneRules.map(\.id).filter { id in !RuleBook.rules.contains { $0.id == id } }

@Suite struct `The pages of the rules` {
    @Test func `the pages of the rules are one for each rule, and the index lists them in order`() throws {
        let pages = try Repository.files(below: "docs/rules", suffix: ".md").filter { !$0.hasSuffix("/README.md") }
        #expect(pages == ids.sorted().map { "docs/rules/\($0).md" })
        let listed = try Repository.text("docs/rules/README.md").split(separator: "\n")
            .filter { $0.hasPrefix("| [") }
            .compactMap { $0.split { "[]".contains($0) }.dropFirst().first.map(String.init) }
        #expect(listed == ids)
    }

    /// The first block is a request, the second the finding that it gets.
    @Test(arguments: ids)
    func `show an example that is true`(id: String) throws {
        let page = try Repository.text("docs/rules/\(id).md")
        let blocks = Repository.blocks(of: "json", in: page)
        try #require(blocks.count == 2)
        let finding = try JSON(Array(blocks[1].utf8))
        #expect(finding["rule"].string == id)
        let isForSets = RuleBook.setRules.contains { $0.id == id }
        let isForOne = RuleBook.rules.contains { $0.id == id }
        let answer = try isForSets ? lint(blocks[0]) : isForOne ? spec(blocks[0]) : scene(blocks[0])
        #expect(answer["diagnostics"].elements.contains(finding))
        #expect(page.hasPrefix("# \(id)\n\nSeverity: \(finding["severity"].string ?? "").\n"))
    }

    @Test(arguments: ids)
    func `show an example that its changes mend`(id: String) throws {
        let blocks = Repository.blocks(of: "json", in: try Repository.text("docs/rules/\(id).md"))
        try #require(blocks.count == 2)
        let (request, finding) = (try JSON(Array(blocks[0].utf8)), try JSON(Array(blocks[1].utf8)))
        // What takes a person has none.
        guard finding["changes"] != .missing else { return }
        let mended = request.changed(by: finding["changes"]).text
        let isForSets = RuleBook.setRules.contains { $0.id == id }
        let isForOne = RuleBook.rules.contains { $0.id == id }
        let answer = try isForSets ? lint(mended) : isForOne ? spec(mended) : scene(mended)
        #expect(!answer["diagnostics"].elements.contains { $0["rule"].string == id })
    }
}
