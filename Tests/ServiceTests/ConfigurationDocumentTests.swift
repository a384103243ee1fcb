import MicroHTTP
import TestSupport
import Testing

@testable import Service

/// `docs/configuration.md` as its table has it.
private struct Row {
    let flag: String
    let variable: String
    let type: String
    let range: String
    let value: String
    let meaning: String

    static func all() throws -> [Row] {
        try Repository.text("docs/configuration.md").split(separator: "\n").compactMap { line in
            guard line.hasPrefix("| `--") else { return nil }
            let cells = line.split(separator: "|").map { cell in
                String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            try #require(cells.count == 6, "\(line)")
            return Row(
                flag: cells[0], variable: cells[1], type: cells[2], range: cells[3], value: cells[4], meaning: cells[5])
        }
    }
}

/// Settings that are texts; the command line reads them by itself.
private let texts = Settings.texts

@Suite struct `The table of settings` {
    @Test(arguments: Settings.numbers.map(\.name))
    func `has a row for each number`(name: String) throws {
        let setting = try #require(Settings.numbers.first { $0.name == name })
        let row = try #require(try Row.all().first { $0.flag == "`\(setting.flag)`" }, "\(setting.flag) has no row")
        #expect(row.variable == "`\(setting.variable)`")
        #expect(row.type == "integer")
        #expect(row.range == "\(setting.range.lowerBound) to \(setting.range.upperBound)")
        // The only defaults that the machine decides.
        let half = "half as many as `--threads`"
        let ofMachine = ["threads": "one for each core", "picture-threads": half, "export-threads": half]
        #expect(row.value == ofMachine[name] ?? setting.default.map(String.init) ?? "none")
        #expect(!row.meaning.isEmpty)
    }

    @Test(arguments: texts)
    func `has a row for each text`(name: String) throws {
        let row = try #require(try Row.all().first { $0.flag == "`--\(name)`" }, "--\(name) has no row")
        #expect(row.variable == "`\(Settings.variable(for: name))`")
        #expect(row.type == "text")
        if let choice = Settings.choices.first(where: { $0.name == name }) {
            #expect(row.range == choice.choices.map { "`\($0)`" }.joined(separator: ", "))
            #expect(row.value == "`\(choice.choices[0])`")
        }
        if name == "host" { #expect(row.value == "`\(Configuration().server.host)`") }
    }

    @Test func `has no other row, and none twice`() throws {
        let flags = try Row.all().map(\.flag)
        #expect(flags.sorted() == (Settings.numbers.map(\.flag) + texts.map { "--" + $0 }).map { "`\($0)`" }.sorted())
    }

    /// The limits of the guide are a selection, so only what stands there is checked.
    @Test func `and the guide's limits name settings that there are`() throws {
        let known = Set(Settings.numbers.map(\.flag))
        let limits = try #require(
            try Repository.text("docs/guide/operations.md").split(separator: "\n## Limits\n").last)
        let named = limits.split(separator: "\n").filter { $0.hasPrefix("|") && $0.contains("`--") }
            .compactMap { $0.split(separator: "`").first { $0.hasPrefix("--") }.map(String.init) }
        #expect(named.count > 10)
        #expect(Set(named).isSubset(of: known))
    }
}
