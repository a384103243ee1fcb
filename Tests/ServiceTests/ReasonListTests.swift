import Dialogs
import Foundation
import TestSupport
import Testing

/// The reasons and rules that the code has as cases, against the lists of the contract.
@Suite struct `The contract's lists of reasons` {
    /// The text of one schema, up to the next.
    private func schema(_ name: String, until next: String) throws -> Substring {
        let contract = try Repository.text("openapi.yaml")
        let start = try #require(contract.range(of: "\n    \(name):\n")?.upperBound)
        let end = try #require(contract[start...].range(of: "\n    \(next)")?.lowerBound)
        return contract[start..<end]
    }

    @Test func `have each reason of an adaptation, and no other`() throws {
        let section = try schema("Adaptation", until: "Batch:")
        let listed = section.matches(of: try Regex(#"\n        - (\w+)"#, as: (Substring, Substring).self))
            .map { String($0.output.1) }
        #expect(listed.sorted() == AdaptationReason.allCases.map(\.rawValue).sorted())
        for reason in listed { #expect(section.contains("`\(reason)`"), "\(reason) is not described") }
    }

    @Test func `name each rule of a trace`() throws {
        let section = try schema("Decision", until: "# ")
        for rule in TraceRule.allCases where !rule.rawValue.hasPrefix("dismiss") {
            #expect(section.contains("`\(rule.rawValue)`"), "\(rule.rawValue) is not described")
        }
    }
}
