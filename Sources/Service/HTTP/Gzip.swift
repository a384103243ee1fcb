private import CZlib

/// Gzip, RFC 1952: the same bytes for the same input, because the header carries neither time nor system.
package enum Gzip {
    /// What compresses: `compress`, but where a test wants to look on.
    package typealias Compressor = @Sendable (Span<UInt8>) -> [UInt8]?

    /// `bytes` compressed, or nil where zlib has no memory; the answer then goes out as it is.
    /// - Parameter level: 1, fastest, to 9, smallest; anything else counts as the nearest of these.
    package static func compress(_ bytes: Span<UInt8>, level: Int = 6) -> [UInt8]? {
        var stream = unsafe z_stream()
        // 15 bits of window, and 16 for a gzip header instead of zlib's; 8 is zlib's own memory level.
        let status = unsafe deflateInit2_(
            &stream, Int32(min(max(level, 1), 9)), Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { return nil }
        // Pairs with `deflateInit2_`.
        defer { unsafe deflateEnd(&stream) }
        var header = unsafe gz_header()
        // 255: the operating system is unknown. The time is zero already: there is none.
        unsafe header.os = 255
        return unsafe withUnsafeMutablePointer(to: &header) { header in
            // zlib keeps the pointer until the header is written, within the one call of `deflate` below.
            guard unsafe deflateSetHeader(&stream, header) == Z_OK else { return nil }
            return unsafe finish(&stream, bytes)
        }
    }

    /// Compresses in one go: the bound leaves room for all of it.
    private static func finish(_ stream: inout z_stream, _ bytes: Span<UInt8>) -> [UInt8]? {
        guard let count = UInt32(exactly: bytes.count) else { return nil }
        // The bound may leave out the header, which is ten bytes without extras.
        let bound = unsafe Int(deflateBound(&stream, UInt(count))) + 32
        var isWhole = false
        let compressed = unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, written in
            unsafe bytes.withUnsafeBufferPointer { input in
                // zlib reads the input and, despite the type, does not write to it (zlib.h, `z_const`).
                unsafe stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                unsafe stream.avail_in = count
                unsafe stream.next_out = output.baseAddress
                unsafe stream.avail_out = UInt32(truncatingIfNeeded: output.count)
                isWhole = unsafe deflate(&stream, Z_FINISH) == Z_STREAM_END
            }
            written = unsafe Int(stream.total_out)
        }
        return isWhole ? compressed : nil
    }
}
