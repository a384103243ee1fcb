import CZlib

/// What gzipped bytes expand to; nil where they are not gzip, whole and nothing else.
///
/// - Parameter isWhole: False where the end may still be to come: as far as they go.
func gunzip(_ bytes: [UInt8], room: Int = 1 << 20, isWhole: Bool = true) -> [UInt8]? {
    var input = bytes
    var stream = unsafe z_stream()
    guard unsafe inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
        return nil
    }
    defer { unsafe inflateEnd(&stream) }
    var isSound = false
    let output = unsafe [UInt8](unsafeUninitializedCapacity: room) { output, count in
        unsafe input.withUnsafeMutableBufferPointer { input in
            unsafe stream.next_in = input.baseAddress
            unsafe stream.avail_in = UInt32(input.count)
            unsafe stream.next_out = output.baseAddress
            unsafe stream.avail_out = UInt32(output.count)
            let status = unsafe inflate(&stream, isWhole ? Z_FINISH : Z_SYNC_FLUSH)
            isSound = unsafe (status == Z_STREAM_END || (status == Z_OK && !isWhole)) && stream.avail_in == 0
        }
        count = unsafe Int(stream.total_out)
    }
    return isSound ? output : nil
}
