private import CZlib

/// Compresses pieces to one gzip stream (RFC 1952), flushed after each so that the reader receives all of it
/// immediately. For one thread at a time.
///
/// Whole bodies are compressed by a `CompressorPool`: zlib takes three times as long, but only zlib can compress piece
/// by piece.
@safe final class GzipStream: @unchecked Sendable {
    // zlib's state points back to the stream, which must not move. `nil` if there was no memory.
    private let stream: UnsafeMutablePointer<z_stream>?

    /// - Returns: `nil` if zlib has no memory.
    init?() {
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        // 15 bits of window, and 16 for a gzip header instead of zlib's; 8 is zlib's own memory level.
        let status = unsafe deflateInit2_(
            stream, 1, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else {
            unsafe stream.deallocate()
            unsafe self.stream = nil
            return nil
        }
        unsafe self.stream = unsafe stream
    }

    deinit {
        unsafe deflateEnd(stream)
        unsafe stream?.deallocate()
    }

    /// Returns the compressed `bytes`; a reader can decode them together with the earlier results.
    ///
    /// - Parameter isLast: Whether these are the last bytes.
    func compress(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
        guard let stream = unsafe stream else { return [] }
        var output: [UInt8] = []
        unsafe bytes.withUnsafeBufferPointer { input in
            // zlib reads the input and, despite the type, does not write to it (zlib.h, `z_const`).
            unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            unsafe stream.pointee.avail_in = UInt32(clamping: input.count)
            unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.piece) { buffer in
                repeat {
                    unsafe stream.pointee.next_out = buffer.baseAddress
                    unsafe stream.pointee.avail_out = UInt32(buffer.count)
                    unsafe deflate(stream, isLast ? Z_FINISH : Z_SYNC_FLUSH)
                    unsafe output += buffer.prefix(buffer.count - Int(stream.pointee.avail_out))
                    // "deflate() has … more output" as long as it fills the given buffer.
                } while unsafe stream.pointee.avail_out == 0
            }
        }
        return output
    }

    /// The most bytes taken from zlib at once.
    private static let piece = 16 << 10
}
