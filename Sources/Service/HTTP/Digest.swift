private import CXXHash

/// Digests of bytes by XXH3: fast, the same on any machine, and no protection against forgery.
package enum Digest {
    /// Returns the 64-bit digest: for the cache, whose seed, drawn at start, keeps clients from aiming at one bucket.
    package static func hash(_ bytes: Span<UInt8>, seed: UInt64 = 0) -> UInt64 {
        unsafe bytes.withUnsafeBufferPointer { unsafe XXH3_64bits_withSeed($0.baseAddress, $0.count, seed) }
    }
}
