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
            let isLikeAbove =
                unsafe Self.changes(here, above, part.width) <= Self.changes(here + 1, here, part.width - 1)
            unsafe append(here, isLikeAbove ? .up : .sub)
        }
    }

    /// How many pixels differ from those of another row.
    private static func changes(_ pixels: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>, _ count: Int) -> Int {
        var changes: UInt32 = 0
        for index in 0..<count { changes &+= unsafe pixels[index] == others[index] ? 0 : 1 }
        return Int(changes)
    }

    private mutating func append(_ pixels: UnsafePointer<UInt32>, _ filter: Filter) {
        stream.append(filter.rawValue)
        let others = unsafe filter == .up ? pixels - bitmap.width : pixels - 1
        var x = 0
        if filter == .sub {
            // To the left of the first one all is zero.
            append(color(unsafe pixels[0]), 0)
            x = 1
        }
        while x < part.width {
            // Most pixels of a row that has changed have not: four at a time are passed over.
            if part.width - x >= 4, unsafe Self.four(pixels + x) == Self.four(others + x) {
                stream.appendZeros(4 * bytesPerPixel)
                x += 4
            } else {
                append(color(unsafe pixels[x]), color(unsafe others[x]))
                x += 1
            }
        }
    }

    @inline(__always) private static func four(_ pixels: UnsafePointer<UInt32>) -> SIMD2<UInt64> {
        unsafe UnsafeRawPointer(pixels).loadUnaligned(as: SIMD2<UInt64>.self)
    }

    /// The difference of two pixels, channel by channel, modulo 256.
    @inline(__always) private mutating func append(_ pixel: UInt32, _ other: UInt32) {
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: (pixel >> shift) &- (other >> shift)) }
        stream.append(byte(16))
        stream.append(byte(8))
        stream.append(byte(0))
        if bytesPerPixel == 4 { stream.append(byte(24)) }
    }

    /// A pixel as PNG has it: its colours not times alpha.
    @inline(__always) private func color(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha != 255, alpha != 0 else { return alpha == 0 ? 0 : pixel }
        func plain(_ channel: UInt32) -> UInt32 { min(255, (channel * 255 + alpha / 2) / alpha) }
        return alpha << 24 | plain(pixel >> 16 & 0xFF) << 16 | plain(pixel >> 8 & 0xFF) << 8 | plain(pixel & 0xFF)
    }
}
