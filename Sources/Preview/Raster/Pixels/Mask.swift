private import CPango
private import Glibc
import Geometry

/// The coverage of each pixel by a shape, 0…255, row by row.
@safe final class Mask {
    let width: Int
    let height: Int
    /// The number of bytes from one row to the next, as Cairo requires it.
    let stride: Int
    /// Made in `init`, freed in `deinit`.
    let bytes: UnsafeMutablePointer<UInt8>

    /// Creates the mask of the inside of `path`, mapped to pixels by a transform that must be invertible; `nil` if
    /// there is no memory.
    init?(of path: VectorPath, by transform: PlaneTransform, width: Int, height: Int) {
        guard width > 0, height > 0 else { return nil }
        self.width = width
        self.height = height
        stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        guard let memory = unsafe calloc(stride * height, 1) else { return nil }
        unsafe bytes = memory.bindMemory(to: UInt8.self, capacity: stride * height)
        guard
            let surface = unsafe cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
        else { return }
        defer { unsafe cairo_surface_destroy(surface) }
        guard let context = unsafe cairo_create(surface) else { return }
        defer { unsafe cairo_destroy(context) }
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        unsafe cairo_set_matrix(context, &matrix)
        unsafe path.trace(on: context)
        unsafe cairo_fill(context)
        unsafe cairo_surface_flush(surface)
    }

    deinit { unsafe free(bytes) }

    /// Returns the mask as black pixels, with clear ones to the right and below; `nil` if there is no memory.
    ///
    /// Cairo scales such pixels up several times as fast as bytes, with the same results.
    func pixels(_ size: (width: Int, height: Int)) -> Bitmap? {
        guard let bitmap = Bitmap(width: size.width, height: size.height) else { return nil }
        for row in 0..<min(height, size.height) {
            let (from, to) = unsafe (bytes + row * stride, bitmap.row(row))
            for column in 0..<min(width, size.width) { unsafe to[column] = UInt32(from[column]) << 24 }
        }
        return bitmap
    }

    /// Whether the coverage of a pixel is at least `share`, apart from antialiasing.
    func isCovered(_ x: Int, _ y: Int, to share: Double) -> Bool {
        let covered = unsafe bytes[y * stride + x]
        return covered > 0 && Double(covered) >= 250 * share
    }

    /// Blurs the mask; pixels beyond its edges count as not covered.
    func blur(_ blur: BoxBlur) {
        unsafe blur.apply(to: bytes, channels: 1, width: stride, height: height, edge: .clear)
    }
}
