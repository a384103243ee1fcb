import Jobs

// What materials do to what is below them.
extension Bitmap {
    /// Makes each pixel of `small` the mean of `factor` × `factor` pixels of a part of this bitmap.
    func average(from part: PixelRect, by factor: Int, into small: Bitmap) {
        for y in 0..<small.height where !JobBudget.isOver(after: Int32(clamping: part.width * factor / 512 + 1)) {
            let rows = part.y + y * factor..<min(part.y + (y + 1) * factor, part.maxY)
            for x in 0..<small.width {
                let columns = part.x + x * factor..<min(part.x + (x + 1) * factor, part.maxX)
                // Two channels in one number each, sixteen bits apart at least.
                var (odd, even): (UInt64, UInt64) = (0, 0)
                for row in rows {
                    let line = unsafe self.row(row)
                    for column in columns {
                        let pixel = UInt64(unsafe line[column])
                        odd &+= (pixel & 0xFF00_0000) << 8 | (pixel >> 8 & 0xFF)
                        even &+= (pixel & 0x00FF_0000) << 16 | (pixel & 0xFF)
                    }
                }
                let count = UInt64(max(1, rows.count * columns.count))
                func mean(_ sum: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: (sum + count / 2) / count) }
                let (alpha, green) = (mean(odd >> 32), mean(odd & 0xFFFF_FFFF))
                let (red, blue) = (mean(even >> 32), mean(even & 0xFFFF_FFFF))
                unsafe small.row(y)[x] = alpha << 24 | red << 16 | green << 8 | blue
            }
        }
    }

    /// Blurs it by a standard deviation in pixels; beyond its edges it goes on as at them.
    func blur(_ deviation: Double) {
        let bytes = unsafe UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
        unsafe BoxBlur(deviation: deviation)
            .apply(to: bytes, channels: 4, width: width, height: height, edge: .repeat)
    }

    /// Saturates it, as CSS's `saturate()` does: the matrix of Filter Effects 1 §9.6.2, in sRGB.
    func saturate(_ amount: Double) {
        guard amount != 1 else { return }
        func part(_ luminance: Double, own: Bool) -> Int {
            Int(((own ? luminance + (1 - luminance) * amount : luminance - luminance * amount) * 65_536).rounded())
        }
        let (red, green, blue) = (0.213, 0.715, 0.072)
        for index in 0..<width * height {
            let pixel = unsafe pixels[index]
            let alpha = Int(pixel >> 24)
            let (r, g, b) = (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
            func channel(_ own: Int) -> UInt32 {
                let sum =
                    part(red, own: own == 0) * r + part(green, own: own == 1) * g + part(blue, own: own == 2) * b
                return UInt32(max(0, min(alpha, (sum + 32_768) >> 16)))
            }
            unsafe pixels[index] = UInt32(alpha) << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
        }
    }
}
