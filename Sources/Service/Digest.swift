private import CXXHash

/// Digests of bytes by XXH3: fast, the same on any machine, and no protection against forgery.
package enum Digest {
    /// A strong entity tag: in quotes, the 128-bit digest as 32 hexadecimal digits, most significant first, as `xxhsum -H2`
    /// prints it.
    package static func tag(_ bytes: Span<UInt8>) -> String {
        let hash = unsafe bytes.withUnsafeBufferPointer { unsafe XXH3_128bits($0.baseAddress, $0.count) }
        return unsafe String(unsafeUninitializedCapacity: 34) { buffer in
            unsafe buffer[0] = UInt8(ascii: "\"")
            for position in 0..<32 {
                let word = position < 16 ? hash.high64 : hash.low64
                let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - position % 16 * 4)) & 15
                unsafe buffer[position + 1] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            unsafe buffer[33] = UInt8(ascii: "\"")
            return 34
        }
    }

    /// The 64-bit digest: for the cache, where a seed drawn at start keeps strangers from aiming at one bucket.
    package static func hash(_ bytes: Span<UInt8>, seed: UInt64 = 0) -> UInt64 {
        unsafe bytes.withUnsafeBufferPointer { unsafe XXH3_64bits_withSeed($0.baseAddress, $0.count, seed) }
    }
}
