private import CPango

/// The digest of FIPS 180-4, which identifies fonts and the scripts of pages. It is computed by GLib, which comes with
/// Pango.
package enum SHA256 {
    /// The digest of `bytes` in hexadecimal, 64 digits in lower case.
    static func hex(of bytes: Span<UInt8>) -> String {
        let text = unsafe bytes.withUnsafeBufferPointer {
            unsafe g_compute_checksum_for_data(G_CHECKSUM_SHA256, $0.baseAddress, gsize($0.count))
        }
        // The caller has to free the text. It is missing only for a kind of digest that GLib does not know.
        guard let text = unsafe text else { return "" }
        defer { unsafe g_free(text) }
        return unsafe String(cString: text)
    }

    /// The digest of `bytes`, 32 bytes.
    package static func digest(of bytes: Span<UInt8>) -> [UInt8] {
        let digits = Array(hex(of: bytes).utf8).map { $0 <= UInt8(ascii: "9") ? $0 & 15 : ($0 & 15) + 9 }
        return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}
