import Guidelines
import JSONText
import ServiceTestSupport
import Testing
import Wire

/// A specification as leaves by their pointers, with the elements of its arrays named as the contract says; made apart
/// from the service's own way of naming them.
private struct Leaves {
    private(set) var values: [String: JSON] = [:]
    /// The rules and reasons that come more than once in either of two specifications.
    private let shared: Set<String>

    init(_ spec: JSON, sharing shared: Set<String>) {
        self.shared = shared
        add(spec, at: "", name: "")
    }

    private static let names: [String: [String]] = [
        "layers": ["id"], "tracks": ["layer", "property"], "events": ["name"], "hitRegions": ["target"],
        "dimmingRegions": ["layer"], "detents": ["detent"], "overlaps": ["what"], "adaptations": ["reason"],
        "diagnostics": ["rule"], "trace": ["rule"], "focusOrder": [], "inert": [], "swipe": [],
    ]
    private static let located = ["adaptations", "diagnostics", "trace"]

    /// The rules and reasons that come more than once in a specification.
    static func repeated(in spec: JSON) -> Set<String> {
        var repeated: Set<String> = []
        for name in located {
            var seen: Set<String> = []
            for element in spec[name].elements {
                let key = token(element[names[name]?.first ?? ""])
                if !seen.insert(key).inserted { repeated.insert(name + key) }
            }
        }
        return repeated
    }

    static func token(_ value: JSON) -> String {
        let text = value.string ?? JSONNumber.text(value.number)
        return text.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
            .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    }

    mutating func add(_ value: JSON, at pointer: String, name: String) {
        switch value {
        case .object(let members) where !members.isEmpty:
            for (name, member) in members { add(member, at: pointer + "/" + Leaves.token(.string(name)), name: name) }
        case .array(let elements) where !elements.isEmpty:
            var counts: [String: Int] = [:]
            for (index, element) in elements.enumerated() {
                var key = "\(index)"
                if let names = Leaves.names[name] {
                    key =
                        names.isEmpty
                        ? Leaves.token(element) : names.map { Leaves.token(element[$0]) }.joined(separator: "/")
                    if shared.contains(name + key) { key += "/" + Leaves.token(element["pointer"]) }
                    counts[key, default: 0] += 1
                    if let count = counts[key], count > 1 { key += "#\(count)" }
                }
                add(element, at: pointer + "/" + key, name: "")
            }
        default:
            values[pointer] = value
        }
    }

    /// Puts a value in the place of all that stands at a pointer and below it.
    mutating func put(_ value: JSON, at pointer: String) {
        values = values.filter { $0.key != pointer && !$0.key.hasPrefix(pointer + "/") }
        let name = pointer.split(separator: "/").last.map { String($0) } ?? ""
        if value != .null { add(value, at: pointer, name: name) }
    }

    /// The leaves without those that say that there is nothing: null, and empty arrays and objects.
    var told: [String: JSON] { values.filter { ![.null, [], [:]].contains($0.value) } }
}

@Suite struct `What changed between two specifications` {
    private static let documents = JSONDocumentPool()

    private struct Written: ~Copyable {
        let json: JSONWriter
        let value: JSON

        init(_ body: String) throws {
            let outcome = try Engine.resolve(body)
            var json = JSONWriter()
            let subject = Subject(
                request: outcome.request.dialog, device: outcome.request.device, resolved: outcome.dialog)
            SpecificationWriter.write(outcome.dialog, findings: RuleBook.check(subject), to: &json)
            value = try JSON(json.bytes)
            self.json = json
        }
    }

    private func changes(from first: borrowing Written, to second: borrowing Written) throws -> [JSON] {
        var diff = JSONWriter()
        try SpecificationDiff.write(
            from: first.json, to: second.json, losses: [], with: Self.documents, to: &diff)
        return try JSON(diff.bytes)["changes"].elements
    }

    /// Bodies that lead to a specification, from one seed.
    private func bodies(_ seed: UInt64, count: Int) -> [String] {
        var maker = AnyRequest(seed: seed)
        var bodies: [String] = []
        while bodies.count < count {
            let body = maker.body()
            if (try? Engine.resolve(body)) != nil { bodies.append(body) }
        }
        return bodies
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `makes the first into the second, tells each change once, and reads the same backwards`(seed: UInt64) throws {
        for pair in 0..<5 {
            let bodies = bodies(seed &* 1000 &+ UInt64(pair), count: 2)
            let first = try Written(bodies[0])
            let second = try Written(bodies[1])
            let changes = try changes(from: first, to: second)
            let shared = Leaves.repeated(in: first.value).union(Leaves.repeated(in: second.value))
            var leaves = Leaves(first.value, sharing: shared)
            let before = leaves.values
            let goal = Leaves(second.value, sharing: shared)
            let about = "seed \(seed), pair \(pair): \(bodies[0]) and \(bodies[1])"
            let orders = ["/layers", "/hitRegions", "/accessibility/focusOrder"]
            var pointers: Set<String> = []
            for change in changes {
                let pointer = try #require(change["pointer"].string)
                guard !orders.contains(pointer) else { continue }
                #expect(change["from"] != change["to"], "\(pointer) \(about)")
                #expect(pointers.insert(pointer).inserted, "\(pointer) twice, \(about)")
                if let old = before[pointer] { #expect(change["from"] == old, "\(pointer) \(about)") }
                if case .number(let from) = change["from"], case .number(let to) = change["to"] {
                    #expect(abs(from + change["delta"].number - to) <= abs(to) * 1e-12 + 1e-12, "\(pointer) \(about)")
                } else {
                    #expect(change["delta"] == .missing, "\(pointer) \(about)")
                }
                leaves.put(change["to"], at: pointer)
            }
            #expect(leaves.told == goal.told, "\(about)")

            let back = try self.changes(from: second, to: first)
            #expect(back.map { $0["pointer"] } == changes.map { $0["pointer"] }, "\(about)")
            #expect(back.map { $0["to"] } == changes.map { $0["from"] }, "\(about)")
            #expect(back.map { $0["from"] } == changes.map { $0["to"] }, "\(about)")
            for (one, other) in zip(changes, back) where one["delta"] != .missing {
                #expect(one["delta"].number == -other["delta"].number, "\(about)")
            }
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `what changed between two specifications is nothing between equals`(seed: UInt64) throws {
        let body = bodies(seed, count: 1)[0]
        #expect(try changes(from: Written(body), to: Written(body)) == [], "\(body)")
    }
}
