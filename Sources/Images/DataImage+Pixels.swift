private import CImages

extension DataImage {
    /// More scans than any common encoder makes of a progressive JPEG; each goes over the whole picture.
    private static let mostScans: Int32 = 32

    /// Decodes the file into memory for `width` × `height` pixels, its rows as they are in the file: in sRGB, alpha in
    /// the eight highest bits, then red, green and blue, each times alpha.
    ///
    /// - Returns: Whether all of them were there; otherwise what is in the memory means nothing.
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
