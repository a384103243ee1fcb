private import CPixels
private import Glibc
import Jobs

/// Encodes a part of a bitmap as a zlib stream for PNG: each row is preceded by the number of its filter (PNG, 9).
@safe struct PixelStream {
    private let bitmap: Bitmap
    private let part: PixelRect
    private let bytesPerPixel: Int
    private var stream = ZeroRunStream()

    /// How a row is encoded: by the differences of its pixels from other pixels (PNG, 9.2).
    private enum Filter: UInt8 {
        /// Differences from the pixel to the left.
        case sub = 1
        /// Differences from the pixel above.
        case up = 2
    }

    /// - Parameter isOpaque: Whether every pixel is opaque, so that alpha is left out.
    static func bytes(of bitmap: Bitmap, _ part: PixelRect, isOpaque: Bool) -> [UInt8] {
        var pixels = PixelStream(bitmap: bitmap, part: part, bytesPerPixel: isOpaque ? 3 : 4)
        for row in 0..<part.height where !JobBudget.isOver(after: Int32(clamping: part.width / 128 + 1)) {
            pixels.append(row)
        }
        return pixels.stream.end()
    }

    private mutating func append(_ row: Int) {
        let here = unsafe UnsafePointer(bitmap.row(part.y + row) + part.x)
        guard row > 0 else { return unsafe append(here, .sub) }
        let above = unsafe here - bitmap.width
        if unsafe memcmp(here, above, part.width * 4) == 0 {
            stream.append(Filter.up.rawValue)
            stream.appendZeros(part.width * bytesPerPixel)
        } else {
            unsafe append(here, isLikeAbove(here, above) ? .up : .sub)
        }
    }

    /// Whether no more pixels of a row differ from those above than from those to their left.
    private func isLikeAbove(_ here: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>) -> Bool {
        let changes = unsafe scrim_count_changes(here + 1, above + 1, here, part.width - 1)
        return unsafe changes.first + (here[0] == above[0] ? 0 : 1) <= changes.second
    }

    private mutating func append(_ pixels: UnsafePointer<UInt32>, _ filter: Filter) {
        stream.append(filter.rawValue)
        guard filter == .sub else {
            return unsafe stream.append(pixels, from: pixels - bitmap.width, part.width, bytesPerPixel: bytesPerPixel)
        }
        // The pixel to the left of the first one counts as zero.
        var none: UInt32 = 0
        unsafe stream.append(pixels, from: &none, 1, bytesPerPixel: bytesPerPixel)
        unsafe stream.append(pixels + 1, from: pixels, part.width - 1, bytesPerPixel: bytesPerPixel)
    }
}
