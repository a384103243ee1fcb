import Foundation
import Fuzzing
import TestSupport
import Testing

/// The files that fuzzing starts from and what it found, as an ordinary test; `scripts/fuzz` goes on from there.
@Suite struct `The corpus of the fuzzers` {
    @Test(arguments: FuzzTarget.all.map(\.name)) func `leads to no find, whole, cut short or changed`(name: String)
        throws
    {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let files = try Repository.files(below: "Tests/Fuzzing/Corpus/" + name, suffix: "")
        #expect(files.count >= 5)
        var generator = SeededGenerator(seed: 30)
        for file in files {
            let bytes = Array(try Data(contentsOf: URL(filePath: Repository.path(file))))
            var tries = [bytes]
            for _ in 0..<4 where !bytes.isEmpty {
                tries.append(Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &generator))))
                var changed = bytes
                changed[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
                tries.append(changed)
            }
            for bytes in tries {
                do throws(Find) {
                    try target.run(bytes)
                } catch {
                    Issue.record("\(file) \(bytes): \(error)")
                }
            }
        }
    }
}
