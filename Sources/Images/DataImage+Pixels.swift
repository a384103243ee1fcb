private import CImages

extension DataImage {
    /// The most scans of a progressive JPEG, each of which covers the whole picture. Common encoders make fewer.
    private static let mostScans: Int32 = 32

    /// Decodes the file into memory for `width` × `height` pixels, with rows in the order of the file, in sRGB, with
    /// alpha in the eight highest bits, then red, green and blue, premultiplied.
    ///
    /// - Returns: Whether all pixels were decoded; otherwise the content of the memory is meaningless.
    package func decode(into pixels: UnsafeMutableBufferPointer<UInt32>) -> Bool {
        guard pixels.count >= width * height, let start = pixels.baseAddress else { return false }
        let (columns, rows) = (UInt32(width), UInt32(height))
        let bytes = bytes
        return unsafe bytes.withUnsafeBufferPointer { file in
            guard let first = file.baseAddress else { return false }
            return switch kind {
            case .png: unsafe scrim_png_pixels(first, file.count, columns, rows, start) == 1
            case .jpeg: unsafe scrim_jpeg_pixels(first, file.count, columns, rows, Self.mostScans, start) == 1
            }
        }
    }
}
