package import Dialogs
import Guidelines
package import JSONText

extension RuleSelection {
    /// The members of an object that selects rules.
    package static let members: NameTable = ["off", "severity"]
    private static let rules = NameTable(names: RuleBook.ids)
    /// The most names in a list: more than there are rules, so that lists may be joined.
    private static let mostNames = 64

    /// Reads `{"off": [rule, …], "severity": {rule: "error", "warning" or "note"}}`. Faults go to the object's context.
    package init(reading object: ObjectReader) {
        self.init()
        if let items = object.array("off", maxCount: Self.mostNames) {
            for item in items { if let index = item.index(in: Self.rules) { off.insert(RuleBook.ids[index]) } }
        }
        let severities = object.object("severity", members: Self.rules)
        for (id, value) in severities?.given() ?? [] {
            if let severity = value.oneOf(FindingSeverity.self) { self.severity[id] = severity }
        }
    }
}
