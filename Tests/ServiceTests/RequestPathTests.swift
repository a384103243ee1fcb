import TestSupport
import Testing

/// The drawing of one request's way in `docs/architecture.md`, step by step.
@Suite struct `The drawn way of a request` {
    private struct Step {
        let number: Int
        let function: String
        let note: String
    }

    private static let steps = Result {
        try Repository.blocks(of: "text", in: Repository.text("docs/architecture.md")).flatMap { block in
            block.split(separator: "\n").compactMap { line in
                line.wholeMatch(of: /\s*(\d+)  +([A-Za-z.]+)\s*(.*)/).map { match in
                    Step(number: Int(match.1) ?? 0, function: String(match.2), note: String(match.3))
                }
            }
        }
    }

    @Test func `has at most 60 functions, numbered one after the other`() throws {
        let steps = try Self.steps.get()
        #expect(steps.map(\.number) == Array(1...max(1, steps.count)))
        #expect(steps.count > 40 && steps.count <= 60)
        #expect(try Repository.text("docs/architecture.md").contains("response: \(steps.count), of at most 60."))
    }

    @Test func `has two look-ups, which are those of the cache`() throws {
        let lookUps = try Self.steps.get().filter { $0.note.hasPrefix("look-up") }
        #expect(lookUps.map(\.function) == Array(repeating: "RepresentationCache.result", count: 2))
    }

    @Test func `names functions that are in the sources`() throws {
        let sources = try Repository.files(below: "Sources", suffix: ".swift").map { try Repository.text($0) }
        for step in try Self.steps.get() {
            let names = step.function.split(separator: ".").map(String.init)
            let (type, function) = (names.count > 1 ? names[0] : nil, names[names.count - 1])
            let declarations = function == "init" ? ["init("] : ["func \(function)(", "func \(function)<"]
            let types = type.map { type in
                ["class", "struct", "enum", "extension"].flatMap { kind in
                    [" ", ":", "<"].map { "\(kind) \(type)\($0)" }
                }
            }
            let isThere = sources.contains { source in
                declarations.contains { source.contains($0) } && types?.contains { source.contains($0) } ?? true
            }
            #expect(isThere, "\(step.number) \(step.function)")
        }
    }
}
