private import CPixels
private import Glibc
import Jobs

/// A part of a bitmap as the zlib stream that PNG has for it: each row behind its filter's number (PNG, 9).
@safe struct PixelStream {
    private let bitmap: Bitmap
    private let part: PixelRect
    private let bytesPerPixel: Int
    private var stream = ZeroRunStream()

    /// What a row is told by: the differences from another pixel of each pixel's (PNG, 9.2).
    private enum Filter: UInt8 {
        /// From the one to the left.
        case sub = 1
        /// From the one above.
        case up = 2
    }

    /// - Parameter isOpaque: Whether every pixel is, and alpha is left out.
    static func bytes(of bitmap: Bitmap, _ part: PixelRect, isOpaque: Bool) -> [UInt8] {
        var pixels = PixelStream(bitmap: bitmap, part: part, bytesPerPixel: isOpaque ? 3 : 4)
        for row in 0..<part.height where !JobBudget.isOver(after: Int32(clamping: part.width / 128 + 1)) {
            pixels.append(row)
        }
        return pixels.stream.end()
    }

    private init(bitmap: Bitmap, part: PixelRect, bytesPerPixel: Int) {
        self.bitmap = bitmap
        self.part = part
        self.bytesPerPixel = bytesPerPixel
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

    /// Whether no more pixels of a row differ from those above than from those to the left.
    private func isLikeAbove(_ here: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>) -> Bool {
        let changes = unsafe scrim_count_changes(here + 1, above + 1, here, part.width - 1)
        return unsafe changes.first + (here[0] == above[0] ? 0 : 1) <= changes.second
    }

    private mutating func append(_ pixels: UnsafePointer<UInt32>, _ filter: Filter) {
        stream.append(filter.rawValue)
        guard filter == .sub else {
            return unsafe stream.append(
                pixels, from: pixels - bitmap.width, part.width, bytesPerPixel: bytesPerPixel)
        }
        // To the left of the first one all is zero.
        var none: UInt32 = 0
        unsafe stream.append(pixels, from: &none, 1, bytesPerPixel: bytesPerPixel)
        unsafe stream.append(pixels + 1, from: pixels, part.width - 1, bytesPerPixel: bytesPerPixel)
    }
}
