import Boxes
import Devices
import Dialogs
package import JSONText

/// The behaviours of libraries, as the file has them that is built in. A fault in it is ours, and a test reads it all.
package enum Behaviours {
    /// One of them, as a request may go by it.
    struct Entry: Sendable {
        /// What it says of a dialog that says nothing itself.
        let dialog: DialogRequest
        let behaviour: Boxed<Behaviour>
    }

    /// What is wrong with the file; nothing.
    package static var faults: [JSONFault] { file.faults }

    /// `{behaviours: [{id, library, version, source, summary, dialog, rules, figures}]}`.
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

    /// The file as an answer: in the order of the names, the members of each in the order of the contract.
    private static func list(of root: JSONNode) -> [UInt8] {
        var json = JSONWriter(capacity: 16384)
        json.beginObject()
        json.beginArray("behaviours")
        for node in root.member("behaviours")?.elements ?? root.elements { json.write(behaviour: node) }
        json.endArray()
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
        for name in ["id", "library", "version", "source", "summary", "dialog", "rules"] as [StaticString] {
            if let value = node.member(name) { member(name, JSONLiteral(value)) }
        }
        beginArray("figures")
        for figure in node.member("figures")?.elements ?? node.elements {
            beginObject()
            for name in ["name", "value", "unit", "confidence", "source"] as [StaticString] {
                if let value = figure.member(name) { member(name, JSONLiteral(value)) }
            }
            endObject()
        }
        endArray()
        endObject()
    }
}

extension SchemaReader {
    fileprivate func behaviour(_ name: BehaviourName, _ node: JSONNode, _ context: DecodingContext) -> Behaviours.Entry?
    {
        guard let dialog = node.member("dialog"), let rules = node.member("rules"),
            let object = ValueReader(dialog, context: context).object(DialogMembers.all),
            let read = ValueReader(rules, context: context).object(RuleMembers.all)
        else { return nil }
        return Behaviours.Entry(
            dialog: plain(object, in: .anywhere),
            behaviour: Boxed(Behaviour(name: name, rules: releaseRules(read))))
    }
}

extension ResolveOptions {
    /// A dialog as it goes after the library that the options name.
    func going(_ dialog: DialogRequest) -> DialogRequest {
        guard let name = behaviour?.name, let entry = Behaviours.entry(name) else { return dialog }
        return dialog.filled(from: entry.dialog)
    }

    /// The same in a schedule, where dialogs make no stack.
    func goingAlone(_ dialog: DialogRequest) -> DialogRequest {
        var alone = going(dialog)
        alone.placement.stack = nil
        return alone
    }
}
