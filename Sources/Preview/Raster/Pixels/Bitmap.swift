private import CPixels
private import Glibc

/// Pixels in memory, row by row from the top: in sRGB, with alpha in the eight highest bits, then red, green and blue,
/// premultiplied. A bitmap is used by one thread at a time.
@safe package final class Bitmap {
    /// The width in pixels, at least 1.
    package let width: Int
    /// The height in pixels, at least 1.
    package let height: Int
    /// Allocated in `init`, released in `deinit`.
    private let memory: BitmapMemory.Block
    let pixels: UnsafeMutablePointer<UInt32>

    /// Creates a bitmap; `nil` if there is no memory, or if a side has no pixels or more than Cairo allows.
    ///
    /// - Parameter isClear: Whether every pixel is clear at first. If not, pixels are undefined until they are written.
    package init?(width: Int, height: Int, isClear: Bool = true) {
        guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
            let memory = BitmapMemory.take(width * height * MemoryLayout<UInt32>.stride, isClear: isClear)
        else { return nil }
        self.width = width
        self.height = height
        self.memory = memory
        unsafe pixels = memory.start.bindMemory(to: UInt32.self, capacity: width * height)
    }

    /// The longest side of a bitmap that Cairo draws on, in pixels.
    package static let longestSide = 32_767

    deinit { BitmapMemory.give(memory) }

    /// The pixels of a row, from its left end.
    @inline(__always) func row(_ row: Int) -> UnsafeMutablePointer<UInt32> { unsafe pixels + row * width }

    /// The pixel at a position: alpha, red, green and blue from the highest bits down, premultiplied.
    package subscript(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "a pixel outside of its bitmap")
        return unsafe pixels[y * width + x]
    }

    /// Whether every pixel is opaque.
    package var isOpaque: Bool { (0..<height).allSatisfy { unsafe scrim_all_opaque(row($0), width) == 1 } }

    /// Sets every pixel to one value.
    func fill(_ pixel: UInt32) { fill(pixel, in: all) }

    /// Sets the pixels of a part to one value.
    func fill(_ pixel: UInt32, in part: PixelRect) {
        for row in part.y..<part.maxY { unsafe scrim_fill(self.row(row) + part.x, pixel, part.width) }
    }
}

extension Bitmap {
    /// The whole bitmap.
    var all: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Copies a part of another bitmap of the same size.
    ///
    /// - Returns: The smallest part with every pixel that changed; `nil` if none did.
    func take(_ part: PixelRect, of other: Bitmap) -> PixelRect? {
        var (top, bottom, left, right) = (Int.max, 0, part.maxX, part.x)
        for row in part.y..<part.maxY {
            let (mine, new) = unsafe (self.row(row), other.row(row))
            guard unsafe memcmp(mine + part.x, new + part.x, part.width * 4) != 0 else { continue }
            (top, bottom) = (min(top, row), row + 1)
            // Only pixels outside the known changed part have to be compared.
            if let first = (part.x..<left).first(where: { unsafe mine[$0] != new[$0] }) { left = first }
            var last = part.maxX
            while last > right, unsafe mine[last - 1] == new[last - 1] { last -= 1 }
            right = last
            unsafe memcpy(mine + part.x, new + part.x, part.width * 4)
        }
        guard top < bottom else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Copies another bitmap into this one, starting at column `left`.
    func take(_ other: Bitmap, left: Int) {
        let count = min(other.width, width - left)
        guard left >= 0, count > 0 else { return }
        for row in 0..<min(height, other.height) { unsafe memcpy(self.row(row) + left, other.row(row), count * 4) }
    }
}
