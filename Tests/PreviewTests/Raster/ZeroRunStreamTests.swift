import PictureTestSupport
import Testing

@testable import Preview

/// Judged by zlib, which takes the streams apart and holds their checksums.
@Suite struct `Streams of zero runs` {
    /// Numbers that are the same in every run (Knuth's linear congruential generator).
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    /// The stream of some bytes, the zeros among them one by one or as runs.
    private func stream(_ bytes: [UInt8], runs: Bool) -> [UInt8] {
        var stream = ZeroRunStream()
        var zeros = 0
        for byte in bytes {
            if runs, byte == 0 {
                zeros += 1
            } else {
                stream.appendZeros(zeros)
                zeros = 0
                stream.append(byte)
            }
        }
        stream.appendZeros(zeros)
        return stream.end()
    }

    private func expectWhole(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) {
        for runs in [false, true] {
            let read = inflated(stream(bytes, runs: runs), count: bytes.count)
            #expect(read == bytes, sourceLocation: location)
        }
    }

    @Test func `hold runs of every length`() {
        for length in 0...800 {
            expectWhole([7] + [UInt8](repeating: 0, count: length) + [9])
            expectWhole([UInt8](repeating: 0, count: length + 1))
        }
    }

    @Test(arguments: [0, 1, 50, 90, 99, 100])
    func `hold whatever bytes`(zerosInAHundred: Int) {
        var numbers = Numbers(state: UInt64(zerosInAHundred))
        // Several blocks of tokens.
        let bytes = (0..<400_000).map { _ -> UInt8 in
            Int.random(in: 0..<100, using: &numbers) < zerosInAHundred ? 0 : .random(in: 0...255, using: &numbers)
        }
        expectWhole(bytes)
    }

    @Test func `hold bytes so unevenly many that codes would be too long`() {
        // By Fibonacci's numbers Huffman's tree is a chain: 24 of them make codes of 23 bits, where deflate has 15.
        var (count, next) = (1, 1)
        var bytes: [UInt8] = []
        for value in 1...22 as ClosedRange<UInt8> {
            bytes += [UInt8](repeating: value, count: count)
            (count, next) = (next, count + next)
        }
        #expect(bytes.count < 1 << 16)
        expectWhole(bytes)
    }

    @Test func `streams of zero runs of nothing but zeros take a bit for 258 of them`() {
        var stream = ZeroRunStream()
        stream.appendZeros(258 * 80_000 + 1)
        // And a bit for each one's distance; two blocks, of 65,536 tokens at most, have some ten bytes of their own.
        #expect(stream.end().count <= 80_000 * 2 / 8 + 60)
    }
}
