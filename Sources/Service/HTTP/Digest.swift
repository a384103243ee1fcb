private import CXXHash

/// Digests of bytes by XXH3: fast, and the same on any machine, but without protection against forgery.
package enum Digest {
    /// Returns the 64-bit digest. The cache draws its seed at start, so that clients cannot aim at one bucket.
    package static func hash(_ bytes: Span<UInt8>, seed: UInt64 = 0) -> UInt64 {
        unsafe bytes.withUnsafeBufferPointer { unsafe XXH3_64bits_withSeed($0.baseAddress, $0.count, seed) }
    }
}
