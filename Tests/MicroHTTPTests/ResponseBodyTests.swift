import MicroHTTP
import TestSupport
import Testing

@Suite struct `The body of an answer` {
    /// Around each size at which memory comes from elsewhere.
    private static let sizes = [0, 1, 1023, 1024, 1025, 2048, 5000, 32_767, 32_768, 32_769, 300_000]

    private func bytes(_ count: Int, _ seed: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ seed) }
    }

    private func holds(_ body: ResponseBody, _ expected: [UInt8]) -> Bool {
        body.withBytes { found in
            found.count == expected.count && expected.indices.allSatisfy { found[$0] == expected[$0] }
        }
    }

    @Test(arguments: sizes) func `the body of an answer is what was put in, and takes up as much at least`(count: Int) {
        let body = ResponseBody(bytes(count, 7))
        #expect(body.count == count)
        #expect(body.footprint >= count && body.footprint <= count + 1024)
        #expect(holds(body, bytes(count, 7)))
    }

    @Test func `stays so while others come and go on many threads`() throws {
        let wrong = try inThreads(4) { thread in
            var generator = SeededGenerator(seed: UInt64(thread))
            var kept: [(body: ResponseBody, bytes: [UInt8])] = []
            var wrong = 0
            for step in 0..<3_000 {
                let count = Int.random(in: 0..<12_000, using: &generator)
                let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: step &+ thread), count: count)
                kept.append((ResponseBody(bytes), bytes))
                guard kept.count > 200 else { continue }
                // Now and then all but a few go, so that slabs do.
                for _ in 0..<(step % 500 == 0 ? 190 : 1) {
                    let gone = kept.remove(at: Int.random(in: kept.indices, using: &generator))
                    if !holds(gone.body, gone.bytes) { wrong += 1 }
                }
            }
            return wrong
        }
        #expect(wrong.allSatisfy { $0 == 0 })
    }
}

@Suite struct `An answer that could not be made` {
    /// What is kept is sent again and again: `/healthz` closed every connection for ever after one moment without
    /// memory.
    @Test func `an answer that could not be made is not kept in the place of the next`() {
        let slot = ResponseSlot()
        // The library refuses a name with a tab, as it refuses everything where there is no memory.
        var refused = HeaderFields()
        refused.add("X\tY", "z")
        let failed = Response(status: 200, fields: refused, body: .empty)
        #expect(slot.keep(failed) === failed)
        #expect(slot.response == nil)
        let good = Response(status: 200, fields: HeaderFields(), body: .empty)
        #expect(slot.keep(good) === good && slot.response === good)
    }
}
