import Boxes
import Devices
import Dialogs
package import JSONText

/// The behaviours of libraries, read from the built-in file. A fault in the file is a defect of the program; a test
/// reads the whole file.
package enum Behaviours {
    /// One behaviour, in the form in which requests use it.
    final class Entry: Sendable {
        let behaviour: Boxed<Behaviour>
        let defaults: DialogDefaults

        fileprivate init(_ behaviour: Behaviour, _ dialog: JSONTape) {
            self.behaviour = Boxed(behaviour)
            defaults = DialogDefaults(dialog)
        }
    }

    /// The faults of the file. A test asserts that there are none.
    package static var faults: [JSONFault] { file.faults }

    /// Writes `{behaviours: [{id, library, version, source, summary, dialog, rules, figures}]}`.
    package static func writeList(to json: inout JSONWriter) { json.again(file.list) }

    static func entry(_ name: BehaviourName) -> Entry? { file.entries[name] }

    private struct File: Sendable {
        var entries: [BehaviourName: Entry] = [:]
        var faults: [JSONFault] = []
        var list: [UInt8] = []
    }

    private static let file: File = {
        var file = File()
        let document = JSONDocument()
        do throws(JSONSyntaxError) {
            try document.parse(BehaviourFile.bytes, maxDepth: 16)
        } catch {
            file.faults = [JSONFault(pointer: "", code: "notJSON", message: error.message)]
            return file
        }
        document.withRoot { root in
            let context = DecodingContext()
            let reader = SchemaReader(limits: RequestLimits(), catalog: Catalog([]))
            for name in BehaviourName.allCases {
                guard let node = root.member("behaviours")?.elements.first(where: { $0.isBehaviour(name) }) else {
                    continue
                }
                file.entries[name] = reader.behaviour(name, node, context)
            }
            file.faults = context.faults
            file.list = list(of: root)
        }
        return file
    }()

    /// Writes the file as an answer: ordered by name, with the members of each behaviour in the order of the contract.
    private static func list(of root: JSONNode) -> [UInt8] {
        var json = JSONWriter(capacity: 16384)
        json.beginObject()
        json.array("behaviours", root.member("behaviours")?.elements ?? root.elements) { $0.write(behaviour: $1) }
        json.endObject()
        return json.bytes
    }
}

extension JSONNode {
    fileprivate func isBehaviour(_ name: BehaviourName) -> Bool { member("id")?.stringEquals(name.rawValue) == true }
}

extension JSONWriter {
    fileprivate mutating func write(behaviour node: JSONNode) {
        beginObject()
        for name in ["id", "library", "version"] as [StaticString] { copy(name, of: node) }
        for name in ["source", "summary"] as [StaticString] { member(name, node.member(name)?.sentence ?? "") }
        for name in ["dialog", "rules"] as [StaticString] { copy(name, of: node) }
        beginArray("figures")
        for figure in node.member("figures")?.elements ?? node.elements {
            beginObject()
            for name in ["name", "value", "unit", "confidence"] as [StaticString] { copy(name, of: figure) }
            member("source", figure.member("source")?.sentence ?? "")
            endObject()
        }
        endArray()
        endObject()
    }

    private mutating func copy(_ name: StaticString, of node: JSONNode) {
        if let value = node.member(name) { member(name, JSONLiteral(value)) }
    }
}

extension SchemaReader {
    fileprivate func behaviour(
        _ name: BehaviourName, _ node: JSONNode, _ context: DecodingContext
    ) -> Behaviours.Entry? {
        guard let dialog = node.member("dialog"), let rules = node.member("rules"),
            let object = ValueReader(dialog, context: context).object(DialogMembers.all),
            let read = ValueReader(rules, context: context).object(RuleMembers.all)
        else { return nil }
        // Read only so that its faults are reported.
        _ = plain(object, on: nil, in: .anywhere)
        return Behaviours.Entry(Behaviour(name: name, rules: self.rules(in: read)), JSONTape(dialog))
    }

    /// Returns the library that a body names in its options, or else the one of `base`. `nil` if there is none, or if
    /// this reader already follows one. Options are read after dialogs, so this reads ahead.
    @inline(__always) func library(of body: ObjectReader, _ base: Boxed<Behaviour>? = nil) -> Behaviours.Entry? {
        library == nil && (base != nil || body.mayHave("options")) ? named(in: body, base) : nil
    }

    @inline(never) private func named(in body: ObjectReader, _ base: Boxed<Behaviour>?) -> Behaviours.Entry? {
        var name = base?.name
        if let index = body.index(of: "behaviour", under: "options", in: Self.libraries) {
            name = BehaviourName.allCases[index]
        }
        return name.flatMap { Behaviours.entry($0) }
    }

    /// Returns a reader whose dialogs follow a library.
    @inline(never) func following(_ library: Behaviours.Entry) -> SchemaReader {
        var reader = self
        reader.library = library
        return reader
    }

    private static let libraries = NameTable(names: BehaviourName.allCases.map(\.rawValue))
}
