import Dialogs
import ServiceTestSupport
import TestSupport
import Testing

extension JSON {
    /// The names of all properties of a schema, however deep.
    fileprivate var propertyNames: Set<String> {
        let deeper = members.values.map(\.propertyNames) + elements.map(\.propertyNames)
        return deeper.reduce(Set(self["properties"].members.keys)) { $0.union($1) }
    }
}

@Suite struct `Members that errors and findings point to` {
    @Test func `members that errors and findings point to are properties of the contract`() throws {
        let contract = try JSON(Scrim.shared.get().get("/openapi.json").body)
        let names = contract["components"]["schemas"].propertyNames
        #expect(FieldPath.Member.allCases.map(\.rawValue).filter { !names.contains($0) } == [])
    }
}
