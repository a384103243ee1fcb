private import CPixels
import Jobs

// The effects of materials on what is below them.
extension Bitmap {
    /// Sets each pixel of `small` to the mean of the `factor` × `factor` pixels that it replaces.
    ///
    /// - Parameters:
    ///   - cells: The coarse pixels that `small` has, counted from the picture's first pixel.
    ///   - part: The pixels of the picture that are averaged.
    ///   - origin: The position in the picture of this bitmap's first pixel.
    func average(
        of cells: PixelRect, by factor: Int, within part: PixelRect, at origin: (x: Int, y: Int) = (0, 0),
        into small: Bitmap
    ) {
        guard factor > 1 || cells.intersection(part) != cells else {
            return small.take(self, from: cells.x - origin.x, cells.y - origin.y)
        }
        var sums = ColumnSums(
            from: max(cells.x * factor, part.x) - origin.x,
            to: max(part.x, min((cells.x + small.width) * factor, part.maxX)) - origin.x)
        for y in 0..<small.height where !JobBudget.isOver(after: Int32(clamping: part.width * factor / 512 + 1)) {
            let top = (cells.y + y) * factor
            let rows = max(top, part.y) - origin.y..<max(part.y, min(top + factor, part.maxY)) - origin.y
            sums.add(rows, of: self)
            for x in 0..<small.width {
                let left = (cells.x + x) * factor
                let columns = max(left, part.x) - origin.x..<max(part.x, min(left + factor, part.maxX)) - origin.x
                unsafe small.row(y)[x] = sums.mean(of: columns, rows: rows.count)
            }
        }
    }

    /// Fills this bitmap with pixels of another one, starting at a position there.
    func take(_ other: Bitmap, from x: Int, _ y: Int) {
        for row in 0..<height {
            let line = unsafe other.row(y + row) + x
            for column in 0..<width { unsafe self.row(row)[column] = line[column] }
        }
    }

    /// Blurs the bitmap; beyond its edges, the outermost pixels are repeated.
    func blur(_ blur: BoxBlur) {
        let bytes = unsafe UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
        unsafe blur.apply(to: bytes, channels: 4, width: width, height: height, edge: .repeat)
    }

    /// Blurs only the pixels with a weight: each result is the weighted mean of these, so that others do not darken
    /// them.
    ///
    /// - Parameter weights: A bitmap of the same size: clear for pixels without a weight, else white. It is blurred as
    ///   well.
    func blur(_ blur: BoxBlur, weighedBy weights: Bitmap) {
        for row in 0..<height {
            let (own, weight) = unsafe (self.row(row), weights.row(row))
            for column in 0..<width { unsafe own[column] &= weight[column] }
        }
        self.blur(blur)
        weights.blur(blur)
        for row in 0..<height where !JobBudget.isOver(after: Int32(clamping: width / 256 + 1)) {
            let (own, weight) = unsafe (self.row(row), weights.row(row))
            for column in 0..<width {
                let (pixel, share) = unsafe (own[column], weight[column] >> 24)
                guard share < 255 else { continue }
                guard share > 0 else {
                    unsafe own[column] = 0
                    continue
                }
                @inline(__always) func whole(_ shift: UInt32) -> UInt32 {
                    min(255, ((pixel >> shift & 0xFF) * 255 + share / 2) / share) << shift
                }
                unsafe own[column] = whole(24) | whole(16) | whole(8) | whole(0)
            }
        }
    }

    /// Saturates the bitmap like CSS's `saturate()`: the matrix of Filter Effects 1 §9.6.2, in sRGB.
    func saturate(_ amount: Double) {
        guard amount != 1 else { return }
        func part(_ luminance: Double, own: Bool) -> Int {
            Int(((own ? luminance + (1 - luminance) * amount : luminance - luminance * amount) * 65_536).rounded())
        }
        let (red, green, blue) = (0.213, 0.715, 0.072)
        let rows = [
            (part(red, own: true), part(green, own: false), part(blue, own: false)),
            (part(red, own: false), part(green, own: true), part(blue, own: false)),
            (part(red, own: false), part(green, own: false), part(blue, own: true)),
        ]
        let (first, second, third) = (rows[0], rows[1], rows[2])
        for row in 0..<height where !JobBudget.isOver(after: Int32(clamping: width / 256 + 1)) {
            let line = unsafe self.row(row)
            for index in 0..<width {
                let pixel = unsafe line[index]
                let alpha = Int(pixel >> 24)
                let (r, g, b) = (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
                @inline(__always) func channel(_ parts: (Int, Int, Int)) -> UInt32 {
                    let sum = parts.0 &* r &+ parts.1 &* g &+ parts.2 &* b &+ 32_768
                    return UInt32(truncatingIfNeeded: max(0, min(alpha, sum >> 16)))
                }
                unsafe line[index] =
                    UInt32(truncatingIfNeeded: alpha) << 24 | channel(first) << 16 | channel(second) << 8
                    | channel(third)
            }
        }
    }
}

/// The sums of the channels of pixels in each column.
private struct ColumnSums {
    /// The column of the first sum.
    private let first: Int
    /// The sums, with two channels in one number, 32 bits apart: alpha and green, red and blue.
    private var sums: [(alphaGreen: UInt64, redBlue: UInt64)]
    /// The sums of a block of rows, with channels 16 bits apart.
    private var alphaGreen: [UInt32]
    private var redBlue: [UInt32]

    /// The number of rows whose sum fits into 16 bits.
    private static let block = 256

    init(from first: Int, to end: Int) {
        self.first = first
        let count = max(0, end - first)
        sums = Array(repeating: (0, 0), count: count)
        alphaGreen = Array(repeating: 0, count: count)
        redBlue = alphaGreen
    }

    /// Replaces the sums by those of other rows.
    mutating func add(_ rows: Range<Int>, of bitmap: Bitmap) {
        for index in sums.indices { sums[index] = (0, 0) }
        for top in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.block) {
            for index in sums.indices { (alphaGreen[index], redBlue[index]) = (0, 0) }
            unsafe scrim_sum_rows(
                &alphaGreen, &redBlue, bitmap.row(top) + first, bitmap.width, min(Self.block, rows.upperBound - top),
                sums.count)
            for index in sums.indices {
                sums[index].alphaGreen += Self.spread(alphaGreen[index])
                sums[index].redBlue += Self.spread(redBlue[index])
            }
        }
    }

    private static func spread(_ sum: UInt32) -> UInt64 { UInt64(sum & 0xFFFF_0000) << 16 | UInt64(sum & 0xFFFF) }

    /// Returns the mean pixel of some columns.
    func mean(of columns: Range<Int>, rows: Int) -> UInt32 {
        var (alphaGreen, redBlue): (UInt64, UInt64) = (0, 0)
        for column in columns {
            alphaGreen &+= sums[column - first].alphaGreen
            redBlue &+= sums[column - first].redBlue
        }
        let count = UInt64(max(1, rows * columns.count))
        func mean(_ sum: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: (sum + count / 2) / count) }
        return mean(alphaGreen >> 32) << 24 | mean(redBlue >> 32) << 16 | mean(alphaGreen & 0xFFFF_FFFF) << 8
            | mean(redBlue & 0xFFFF_FFFF)
    }
}
