import CZstd

/// What a frame of zstd expands to; nil where the bytes are not one, whole and nothing else.
func unzstd(_ bytes: [UInt8], room: Int = 1 << 20) -> [UInt8]? {
    var failed = false
    let output = unsafe [UInt8](unsafeUninitializedCapacity: room) { output, count in
        let result = unsafe bytes.withUnsafeBytes { bytes in
            unsafe ZSTD_decompress(output.baseAddress, output.count, bytes.baseAddress, bytes.count)
        }
        failed = ZSTD_isError(result) != 0
        count = failed ? 0 : result
    }
    return failed ? nil : output
}
