private import CPango

/// The digest of FIPS 180-4 by which fonts are pinned, as GLib computes it, which comes with Pango.
enum SHA256 {
    /// The digest of `bytes` in hexadecimal, 64 digits in small letters.
    static func hex(of bytes: Span<UInt8>) -> String {
        let text = unsafe bytes.withUnsafeBufferPointer {
            unsafe g_compute_checksum_for_data(G_CHECKSUM_SHA256, $0.baseAddress, gsize($0.count))
        }
        // The text is ours to free; it is missing only for a kind of digest that GLib does not know.
        guard let text = unsafe text else { return "" }
        defer { unsafe g_free(text) }
        return unsafe String(cString: text)
    }
}
