import Foundation
import TestSupport
import Testing

@testable import JSONText

@Suite struct `Mutated bodies` {
    private static let samples = [
        #"""
        {"device":"iphone-4","dialog":{"style":"semiModal","content":{"size":{"width":100,"height":"50%"},\#
        "actions":[{"id":"ok"}]}}}
        """#,
        #"[1,-2.5e3,12345678901234567890123,"é\ud83d\ude00\n",{"a":null,"b":[true,false,{}]},[[[[[]]]]]]"#,
        #"{"a":{"a":{"a":{"a":"x"}}},"b":[0.1,1e-9,0,-0]}"#,
    ]

    @Test func `never crash, and are judged as Foundation judges them`() {
        var generator = SeededGenerator(seed: 20_000)
        let document = JSONDocument()
        let spice = Array(#"{}[]":,\u0129eE+-.tfn "#.utf8) + [0xC3, 0xA9, 0xED, 0xFF, 0x00]
        var parsed = 0
        for round in 0..<20_000 {
            var body = Array((Self.samples.randomElement(using: &generator) ?? "").utf8)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let at = Int.random(in: 0..<max(1, body.count), using: &generator)
                switch Int.random(in: 0..<5, using: &generator) {
                case 0: body.insert(spice.randomElement(using: &generator) ?? 0, at: min(at, body.count))
                case 1 where at < body.count: body.remove(at: at)
                case 2 where at < body.count: body[at] = spice.randomElement(using: &generator) ?? 0
                case 3 where at < body.count:
                    body.removeSubrange(at..<min(body.count, at + Int.random(in: 1...20, using: &generator)))
                case 4 where at < body.count: body.insert(contentsOf: body[at..<min(body.count, at + 8)], at: at)
                default: body.append(spice.randomElement(using: &generator) ?? 0)
                }
            }
            let scanned = SyntaxScanner.fault(in: body.span, maxDepth: 32)
            do {
                try document.parse(body, maxDepth: 32)
                parsed += 1
                #expect(scanned == nil, "round \(round): \(String(decoding: body, as: UTF8.self))")
                let context = DecodingContext()
                let walked = document.withRoot { root in
                    ValueReader(root, context: context).object(["device", "dialog"])?.report(code: "", message: "")
                    return dump(root).utf8.count + root.pointer.utf8.count + context.faults.count
                }
                #expect(walked != nil)
            } catch {
                if case .duplicateMembers = error.reason { continue }
                #expect(scanned == error, "round \(round): \(String(decoding: body, as: UTF8.self)) \(error)")
            }
        }
        #expect(parsed > 1000 && parsed < 19_000)
    }

    @Test func `mutated bodies of dotted members never crash either`() {
        var generator = SeededGenerator(seed: 7)
        let document = JSONDocument()
        let segments = ["a", "b", "0", "1", "2", "", "01", "é", "device", "~/"]
        let values = ["", "1", "[1,{\"x\":[2]}]", "{\"a\":1}", "{", "null", "[[[[[[]]]]]]"]
        var parsed = 0
        for _ in 0..<20_000 {
            let members = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                let depth = Int.random(in: 1...3, using: &generator)
                let name = (0..<depth).map { _ in segments.randomElement(using: &generator) ?? "" }
                return (name: name.joined(separator: "."), value: values.randomElement(using: &generator) ?? "")
            }
            guard
                (try? document.parse(
                    dottedMembers: members, maxDepth: 5, as: DottedSchema(scalarKeys: ["device": "profile"]))) != nil
            else { continue }
            parsed += 1
            #expect((document.withRoot { dump($0).utf8.count } ?? 0) > 0)
        }
        #expect(parsed > 1000)
    }
}
