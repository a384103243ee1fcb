private import Glibc

/// Pixels in memory, row by row from the top: in sRGB, alpha in the eight highest bits, then red, green and blue, each
/// times alpha. In the hands of one thread at a time.
@safe package final class Bitmap {
    /// In pixels, at least 1.
    package let width: Int
    /// In pixels, at least 1.
    package let height: Int
    /// Made in `init`, all clear; freed in `deinit`.
    let pixels: UnsafeMutablePointer<UInt32>

    /// Nil where there is no memory, or where a side has no pixel or more than Cairo takes.
    package init?(width: Int, height: Int) {
        guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
            let memory = unsafe calloc(width * height, MemoryLayout<UInt32>.stride)
        else { return nil }
        self.width = width
        self.height = height
        unsafe pixels = memory.bindMemory(to: UInt32.self, capacity: width * height)
    }

    /// The longest side of a picture that Cairo draws on, in pixels.
    package static let longestSide = 32_767

    deinit { unsafe free(pixels) }

    /// Row `row`, from its left end.
    @inline(__always) func row(_ row: Int) -> UnsafeMutablePointer<UInt32> {
        unsafe pixels + row * width
    }

    /// The pixel at a place inside: alpha, red, green and blue from the highest bits down, each colour times alpha.
    package subscript(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "a pixel outside of its bitmap")
        return unsafe pixels[y * width + x]
    }

    /// Whether every pixel is opaque.
    package var isOpaque: Bool {
        var all: UInt32 = 0xFF00_0000
        for index in 0..<width * height { all &= unsafe pixels[index] }
        return all == 0xFF00_0000
    }

    /// Makes every pixel clear.
    func clear() { unsafe memset(pixels, 0, width * height * 4) }

    /// Whether two bitmaps of one width have the same pixels in one of their rows.
    func row(_ row: Int, equals other: Bitmap, row otherRow: Int) -> Bool {
        unsafe memcmp(self.row(row), other.row(otherRow), width * 4) == 0
    }

    /// Whether a row has the same pixels as the one above it.
    func rowRepeats(_ row: Int) -> Bool {
        unsafe row > 0 && memcmp(self.row(row), self.row(row - 1), width * 4) == 0
    }
}

extension Bitmap {
    /// The part that holds every pixel which another bitmap of the same size has otherwise; nil where all are alike.
    package func change(from other: Bitmap) -> PixelRect? {
        guard let top = (0..<height).first(where: { !row($0, equals: other, row: $0) }),
            let bottom = (top..<height).last(where: { !row($0, equals: other, row: $0) })
        else { return nil }
        var (left, right) = (width, 0)
        for row in top...bottom {
            let (one, two) = unsafe (self.row(row), other.row(row))
            // Beyond what is known to change already nothing has to be looked at.
            if let first = (0..<left).first(where: { unsafe one[$0] != two[$0] }) { left = first }
            if let last = (right..<width).last(where: { unsafe one[$0] != two[$0] }) { right = last + 1 }
        }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top + 1)
    }
}
