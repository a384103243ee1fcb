import Dialogs
import Guidelines
import ServiceTestSupport
import TestSupport
import Testing

@testable import Reports

@Suite struct `Changes of a request as edits of its file` {
    /// The text after the edits of changes; `nil` if they cannot be made. The text is one line.
    private func edited(_ text: String, by changes: [RequestChange]) -> String? {
        let positions = JSONPositions(Array(text.utf8))
        guard let edits = FileUpdate.edits(changes, below: "", in: positions) else { return nil }
        var scalars = Array(text.unicodeScalars)
        for edit in edits.reversed() {
            scalars.replaceSubrange(edit.start.column - 1..<edit.end.column - 1, with: edit.text.unicodeScalars)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private func append(_ title: String) -> RequestChange {
        .append(.object([.init("title", .text(title))]), to: [.dialog, .content, .actions])
    }

    /// `alertIncomplete` adds both answers of an alert, `textContrast` two colours.
    @Test(arguments: [
        (#"{"dialog":{"content":{"title":"T"}}}"#, #"{"actions":[{"title":"A"},{"title":"B"}],"title":"T"}"#),
        (#"{"dialog":{"content":{}}}"#, #"{"actions":[{"title":"A"},{"title":"B"}]}"#),
        (#"{"dialog":{"content": { } }}"#, #"{"actions":[{"title":"A"},{"title":"B"}] }"#),
        (#"{"dialog":{"content":{"actions":[]}}}"#, #"{"actions":[{"title":"A"}, {"title":"B"}]}"#),
        (#"{"dialog":{"content":{"actions":[{"id":"c"}]}}}"#, nil),
        (#"{"dialog":{}}"#, #"{"actions":[{"title":"A"},{"title":"B"}]}"#),
    ])
    func `make what is missing above several of them once`(text: String, content: String?) throws {
        let after = try #require(edited(text, by: [append("A"), append("B")]))
        let actions = try JSON(Array(after.utf8))["dialog"]["content"]["actions"].elements
        #expect(actions.suffix(2) == [["title": "A"], ["title": "B"]], "\(after)")
        if let content { #expect(after.contains(content), "\(after)") }
    }

    @Test func `take neighbours out together`() {
        let list = #"{"dialog":{"content":{"actions":[1, 2, 3]}}}"#
        func removing(_ indices: Int...) -> String? {
            edited(
                list,
                by: indices.map { .remove([.dialog, .content, .actions] + .index($0)) })
        }
        #expect(removing(1, 0) == #"{"dialog":{"content":{"actions":[3]}}}"#)
        #expect(removing(2, 1, 0) == #"{"dialog":{"content":{"actions":[]}}}"#)
        #expect(removing(2, 0) == #"{"dialog":{"content":{"actions":[2]}}}"#)
    }

    /// Another judge makes the changes one after the other.
    @Test func `do together what they do one after the other`() throws {
        var generator = SeededGenerator(seed: 41)
        var made = 0
        for _ in 0..<2_000 {
            let text = Self.object(depth: 3, using: &generator)
            let changes = (0..<Int.random(in: 1...4, using: &generator)).map { _ in Self.change(using: &generator) }
            guard let after = edited(text, by: changes) else { continue }
            made += 1
            let pointers = changes.map { change -> JSON in
                var members: [String: JSON] = ["pointer": .string(change.field.pointer)]
                if let value = change.value { members["value"] = try? JSON(Array(FileValue(value).json.utf8)) }
                return .object(members)
            }
            let expected = try JSON(Array(text.utf8)).changed(by: .array(pointers))
            let found = try? JSON(Array(after.utf8))
            #expect(found == expected, "\(text) with \(JSON.array(pointers).text): \(after)")
        }
        #expect(made > 700)
    }

    private static func object(depth: Int, using generator: inout SeededGenerator) -> String {
        let names = ["a", "b", "c"].filter { _ in Bool.random(using: &generator) }
        let space = ["", " "].randomElement(using: &generator) ?? ""
        let members = names.map { "\"\($0)\":\(value(depth: depth - 1, using: &generator))\(space)" }
        return "{\(space)\(members.joined(separator: "," + space))}"
    }

    private static func value(depth: Int, using generator: inout SeededGenerator) -> String {
        switch depth > 0 ? Int.random(in: 0..<3, using: &generator) : 0 {
        case 1: return object(depth: depth, using: &generator)
        case 2:
            let count = Int.random(in: 0..<4, using: &generator)
            return "[\((0..<count).map { _ in value(depth: depth - 1, using: &generator) }.joined(separator: ", "))]"
        default: return "\(Int.random(in: 1..<9, using: &generator))"
        }
    }

    private static func change(using generator: inout SeededGenerator) -> RequestChange {
        let tokens = ["a", "b", "c", "d", "a", "b", "-", "0", "1"]
        let path = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            let token = tokens.randomElement(using: &generator) ?? "a"
            return Int(token).map { FieldPath.Component.index($0) } ?? .key(token)
        }
        let field = FieldPath(components: path)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return .remove(field)
        case 1: return .set(field, to: .object([.init("a", .number(0)), .init("e", .list([.truth(true)]))]))
        case 2: return .set(field, to: .list([.null]))
        default: return .set(field, to: .text("é"))
        }
    }
}
