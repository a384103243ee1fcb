import Foundation
import TestSupport
import Testing

@Suite struct `The list of adaptations` {
    /// Every reason that an adaptation may have is one that the contract lists and describes, and the other way round.
    @Test func `has each reason that the code gives, and no other`() throws {
        let contract = try Repository.text("openapi.yaml")
        let start = try #require(contract.range(of: "\n    Adaptation:\n")?.upperBound)
        let end = try #require(contract[start...].range(of: "\n    LintReport:\n")?.lowerBound)
        let section = contract[start..<end]
        let listed = Set(
            section.matches(of: try Regex(#"\n            - (\w+)"#, as: (Substring, Substring).self)).map {
                String($0.output.1)
            })
        let made = try Regex(
            #"(?:adapt|Adaptation)\((?:(?!reason:)[\s\S]){0,400}?reason:([\s\S]{0,120}?)(?:field:|\)\s|omitsCancel)"#,
            as: (Substring, Substring).self)
        let word = try Regex(#""([A-Za-z]+)""#, as: (Substring, Substring).self)
        var given: Set<String> = []
        for file in try Repository.files(below: "Sources/Dialogs", suffix: ".swift") {
            for call in try Repository.text(file).matches(of: made) {
                given.formUnion(call.output.1.matches(of: word).map { String($0.output.1) })
            }
        }
        #expect(given.count > 25)
        #expect(given.subtracting(listed).isEmpty)
        #expect(listed.subtracting(given).isEmpty)
        for reason in listed { #expect(section.contains("`\(reason)`"), "\(reason) is not described") }
    }
}
