private import CDeflate
private import CZstd
package import MicroHTTP
private import Synchronization

/// The compression of whole bodies.
package enum Compression {
    /// How much time to spend on a smaller result.
    package enum Effort: Sendable {
        /// For answers that are computed while a client waits.
        case quick
        /// For answers that are compressed once for as long as the server runs.
        case thorough

        /// The levels of libdeflate, from 1 to 12, and of zstd, from 1 to 19. The quick ones, measured on an answer of
        /// 8.9 KB, take 28 µs and 17 µs.
        fileprivate var levels: (gzip: Int32, zstd: Int32) {
            switch self {
            case .quick: (1, 1)
            case .thorough: (9, 19)
            }
        }
    }

    /// A function that compresses a body: that of a `CompressorPool`, except in tests. Returns `nil` if it cannot; the
    /// answer is then sent uncompressed.
    package typealias Compressor = @Sendable (Span<UInt8>, ContentCoding, Effort) -> ResponseBody?
}

/// A pool of idle compressors, kept with their tables and buffers, because setting one up costs as much as using it.
///
/// The same input gives the same bytes: neither format records when or where it was made. The pool grows to the largest
/// number of compressors in use at the same time.
package final class CompressorPool: Sendable {
    private let idle = Mutex<[QuickCompressor]>([])

    package init() {}

    /// Returns `bytes` in a coding; `nil` for `identity`, and if there is no memory.
    package func compress(_ bytes: Span<UInt8>, _ coding: ContentCoding, _ effort: Compression.Effort) -> ResponseBody?
    {
        guard case .quick = effort else { return BodyCompressor(effort).compress(bytes, coding) }
        let compressor = idle.withLock { $0.popLast() } ?? QuickCompressor()
        defer { idle.withLock { $0.append(compressor) } }
        return compressor.body.compress(bytes, coding)
    }
}

/// A compressor that only one thread uses at a time.
private final class QuickCompressor: @unchecked Sendable {
    let body = BodyCompressor(.quick)
}

/// Compresses one body after the other.
@safe private final class BodyCompressor {
    private let levels: (gzip: Int32, zstd: Int32)
    /// Whether answers are compressed while a client waits.
    private let isQuick: Bool
    // Created at first use, freed by `deinit`.
    private var deflate: OpaquePointer?
    private var zstd: OpaquePointer?
    /// The buffer for compressed bytes before they are copied to their body.
    private var buffer = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

    init(_ effort: Compression.Effort) {
        levels = effort.levels
        isQuick = effort == .quick
    }

    deinit {
        unsafe libdeflate_free_compressor(deflate)
        unsafe ZSTD_freeCCtx(zstd)
        unsafe buffer.deallocate()
    }

    func compress(_ bytes: Span<UInt8>, _ coding: ContentCoding) -> ResponseBody? {
        defer { if unsafe buffer.count > Self.retainedCapacity { resize(0) } }
        let count = unsafe bytes.withUnsafeBytes { bytes in
            switch coding {
            case .identity: 0
            case .gzip: unsafe gzip(bytes)
            case .zstd: unsafe zstandard(bytes)
            }
        }
        guard count > 0 else { return nil }
        return unsafe ResponseBody(copying: buffer.span.extracting(first: count))
    }

    /// - Returns: The number of bytes in the buffer; 0 if compression failed.
    private func gzip(_ bytes: UnsafeRawBufferPointer) -> Int {
        if unsafe deflate == nil { unsafe deflate = unsafe libdeflate_alloc_compressor(levels.gzip) }
        guard let deflate = unsafe deflate else { return 0 }
        resize(unsafe libdeflate_gzip_compress_bound(deflate, bytes.count))
        return unsafe libdeflate_gzip_compress(
            deflate, bytes.baseAddress, bytes.count, buffer.baseAddress, buffer.count)
    }

    /// - Returns: The number of bytes in the buffer; 0 if compression failed.
    private func zstandard(_ bytes: UnsafeRawBufferPointer) -> Int {
        if unsafe zstd == nil { unsafe zstd = unsafe ZSTD_createCCtx() }
        guard let zstd = unsafe zstd else { return 0 }
        resize(ZSTD_compressBound(bytes.count))
        // 0 stands for what the level has.
        let isSmall = isQuick && bytes.count <= Self.smallest
        unsafe ZSTD_CCtx_setParameter(zstd, ZSTD_c_compressionLevel, levels.zstd)
        unsafe ZSTD_CCtx_setParameter(zstd, ZSTD_c_hashLog, isSmall ? 12 : 0)
        unsafe ZSTD_CCtx_setParameter(zstd, ZSTD_c_minMatch, isSmall ? 6 : 0)
        let count = unsafe ZSTD_compress2(
            zstd, buffer.baseAddress, buffer.count, bytes.baseAddress, bytes.count)
        return ZSTD_isError(count) == 0 ? count : 0
    }

    /// The most bytes that are compressed with a table of 16 KB in place of zstd's 128, and without the matches of five
    /// bytes that zstd searches for in so few (docs/decisions/0026).
    private static let smallest = 16 << 10

    /// Makes room for `count` bytes; with 0, frees the memory.
    private func resize(_ count: Int) {
        guard unsafe count > buffer.count || count == 0 else { return }
        unsafe buffer.deallocate()
        unsafe buffer = unsafe count > 0 ? .allocate(capacity: max(count, Self.least)) : .init(start: nil, count: 0)
    }

    /// The size of the smallest buffer, which suits nearly every answer, and of the largest that is kept, in bytes.
    private static let least = 16 << 10
    private static let retainedCapacity = 1 << 20
}
