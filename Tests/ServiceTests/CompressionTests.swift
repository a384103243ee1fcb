import CZlib
import CZstd
import MicroHTTP
import TestSupport
import Testing

@testable import Service

/// What gzipped bytes expand to: nil where their end is missing, or, unless they are to be whole, as far as they go.
private func gunzip(_ bytes: [UInt8], room: Int, isWhole: Bool = true) -> [UInt8]? {
    var input = bytes
    var stream = unsafe z_stream()
    guard unsafe inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { unsafe inflateEnd(&stream) }
    var status = Z_OK
    let output = unsafe [UInt8](unsafeUninitializedCapacity: room + 1) { output, count in
        unsafe input.withUnsafeMutableBufferPointer { input in
            unsafe stream.next_in = input.baseAddress
            unsafe stream.avail_in = UInt32(input.count)
            unsafe stream.next_out = output.baseAddress
            unsafe stream.avail_out = UInt32(output.count)
            status = unsafe inflate(&stream, isWhole ? Z_FINISH : Z_SYNC_FLUSH)
        }
        count = unsafe Int(stream.total_out)
    }
    return status == Z_STREAM_END || !isWhole ? output : nil
}

private func unzstd(_ bytes: [UInt8], room: Int) -> [UInt8]? {
    var failed = false
    let output = unsafe [UInt8](unsafeUninitializedCapacity: room + 1) { output, count in
        let result = unsafe bytes.withUnsafeBytes { bytes in
            unsafe ZSTD_decompress(output.baseAddress, output.count, bytes.baseAddress, bytes.count)
        }
        failed = ZSTD_isError(result) != 0
        count = failed ? 0 : result
    }
    return failed ? nil : output
}

@Suite struct `Compressed bodies` {
    private static let counts = [0, 1, 100, 4096, 300_000, 2_000_000]

    @Test(arguments: counts, [Compression.Effort.quick, .thorough])
    func `expand to what they were made of`(count: Int, effort: Compression.Effort) throws {
        var generator = SeededGenerator(seed: UInt64(count))
        let plain = (0..<count).map { _ in UInt8.random(in: 0...3, using: &generator) }
        let noise = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let pool = CompressorPool()
        func compress(_ bytes: [UInt8], _ coding: ContentCoding, _ pool: CompressorPool) throws -> [UInt8] {
            let body = pool.compress(bytes.span, coding, effort)
            return try #require(body?.withBytes { $0.bytes })
        }
        for bytes in [plain, noise, plain] {
            let gzip = try compress(bytes, .gzip, pool)
            #expect(gunzip(gzip, room: count) == bytes)
            // Magic, deflate, no flags, no time; then the hint of the level; then no system.
            #expect(gzip.prefix(8) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
            #expect(gzip[9] == 255)
            let zstd = try compress(bytes, .zstd, pool)
            #expect(unzstd(zstd, room: count) == bytes)
            // A compressor that is used again gives what a new one does.
            #expect(try compress(bytes, .gzip, CompressorPool()) == gzip)
            #expect(try compress(bytes, .zstd, CompressorPool()) == zstd)
        }
        if count >= 4096 { #expect(try compress(plain, .gzip, pool).count < count / 2) }
    }

    @Test(arguments: [ContentCoding.gzip, .zstd])
    func `do not depend on what their compressor did before`(coding: ContentCoding) throws {
        var generator = SeededGenerator(seed: 26)
        let pool = CompressorPool()
        for count in [9_000, 300_000, 16_384, 16_385, 9_000] {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...9, using: &generator) }
            let body = pool.compress(bytes.span, coding, .quick)
            let alone = CompressorPool().compress(bytes.span, coding, .quick)
            #expect(try #require(body?.withBytes { $0.bytes }) == alone?.withBytes { $0.bytes })
        }
    }

    @Test func `compressed bodies are none where nothing is to be coded`() {
        let bytes: [UInt8] = [1, 2, 3]
        let body = CompressorPool().compress(bytes.span, .identity, .quick)
        #expect(body == nil)
    }

    @Test func `compressed bodies that come in pieces can be read piece by piece`() throws {
        let stream = try #require(GzipStream())
        var generator = SeededGenerator(seed: 7)
        var (sent, packed): ([UInt8], [UInt8]) = ([], [])
        for count in [1, 9_000, 200_000, 3] {
            let piece = (0..<count).map { _ in UInt8.random(in: 0...9, using: &generator) }
            sent += piece
            packed += stream.compress(piece, isLast: false)
            #expect(gunzip(packed, room: 1 << 20, isWhole: false) == sent)
            #expect(gunzip(packed, room: 1 << 20) == nil)
        }
        packed += stream.compress([42], isLast: true)
        #expect(gunzip(packed, room: 1 << 20) == sent + [42])
    }
}
