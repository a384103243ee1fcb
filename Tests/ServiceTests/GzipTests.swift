import CZlib
import TestSupport
import Testing

@testable import Service

@Suite struct `Compressed bytes` {
    private func compress(_ bytes: [UInt8], _ level: Int) -> [UInt8]? {
        Gzip.compress(bytes.span, level: level)
    }

    private func expand(_ bytes: [UInt8], room: Int) -> [UInt8]? {
        var input = bytes
        var stream = unsafe z_stream()
        guard unsafe inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { unsafe inflateEnd(&stream) }
        var isWhole = false
        let output = unsafe [UInt8](unsafeUninitializedCapacity: room + 1) { output, count in
            unsafe input.withUnsafeMutableBufferPointer { input in
                unsafe stream.next_in = input.baseAddress
                unsafe stream.avail_in = UInt32(input.count)
                unsafe stream.next_out = output.baseAddress
                unsafe stream.avail_out = UInt32(output.count)
                isWhole = unsafe inflate(&stream, Z_FINISH) == Z_STREAM_END
            }
            count = unsafe Int(stream.total_out)
        }
        return isWhole ? output : nil
    }

    @Test(arguments: [0, 1, 100, 4096, 300_000], [-5, 1, 6, 9])
    func `expand to what they were made of`(count: Int, level: Int) throws {
        var generator = SeededGenerator(seed: UInt64(count))
        let plain = (0..<count).map { _ in UInt8.random(in: 0...3, using: &generator) }
        let noise = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        for bytes in [plain, noise] {
            let packed = try #require(compress(bytes, level))
            #expect(expand(packed, room: count) == bytes)
            // Magic, deflate, no flags, no time; then the hint of the level; then no system.
            #expect(packed.prefix(8) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
            #expect(packed[9] == 255)
            #expect(compress(bytes, level) == packed)
        }
    }
}
