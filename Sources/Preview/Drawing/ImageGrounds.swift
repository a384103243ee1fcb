import Dialogs
import Geometry
import Images
import Synchronization

/// The colours of images, such as a picture of the app, below the system's bars. Each image is decoded once.
final class ImageGrounds: Sendable {
    /// An image reduced to few pixels, each of which is an average of the file's.
    private struct Reduced {
        /// As in `Bitmap`: premultiplied, alpha in the highest bits.
        var pixels: [UInt32]
        var width: Int
        var height: Int
        /// The transform from the displayed image's pixels to these.
        var transform: PlaneTransform
    }

    /// A mean colour, premultiplied, each part 0…255.
    struct Mean {
        var (alpha, red, green, blue) = (0.0, 0.0, 0.0, 0.0)
    }

    /// The most pixels along a side.
    private static let longestSide = 64.0
    /// How far the strip whose mean colour is taken extends above and below a position, in points: half of a bar.
    private static let reach = 10.0

    private let known = Mutex<[DataImage: Reduced?]>([:])

    /// The mean colour of an image in a strip across its frame around `y`; `nil` if the image cannot be decoded.
    func mean(of image: ImageContent, in frame: Rect, at y: Double) -> Mean? {
        guard let data = image.data, !frame.isEmpty, let reduced = reduced(data) else { return nil }
        let size = Size(width: Double(data.shownWidth), height: Double(data.shownHeight))
        let scale = image.fit.scale(of: size, to: frame.size)
        let (columns, rows) = (32, 5)
        var mean = Mean()
        for index in 0..<columns * rows {
            let x = frame.minX + (Double(index % columns) + 0.5) / Double(columns) * frame.width
            let row = y + (Double(index / columns) / Double(rows - 1) * 2 - 1) * Self.reach
            let place = Point(
                x: (x - frame.midX) / scale.width + size.width / 2,
                y: (max(frame.minY, min(frame.maxY, row)) - frame.midY) / scale.height + size.height / 2)
            // The position is beside an image that is smaller than its frame.
            guard (0...size.width).contains(place.x), (0...size.height).contains(place.y),
                let pixel = reduced.transform.applied(to: place)
            else { continue }
            let column = min(reduced.width - 1, max(0, Int(pixel.x)))
            let color = reduced.pixels[min(reduced.height - 1, max(0, Int(pixel.y))) * reduced.width + column]
            mean.alpha += Double(color >> 24)
            mean.red += Double(color >> 16 & 0xFF)
            mean.green += Double(color >> 8 & 0xFF)
            mean.blue += Double(color & 0xFF)
        }
        let count = Double(columns * rows)
        return Mean(
            alpha: mean.alpha / count, red: mean.red / count, green: mean.green / count, blue: mean.blue / count)
    }

    private func reduced(_ image: DataImage) -> Reduced? {
        known.withLock { known in
            if let reduced = known[image] { return reduced }
            let reduced = Self.reduced(image)
            known[image] = .some(reduced)
            return reduced
        }
    }

    private static func reduced(_ image: DataImage) -> Reduced? {
        let (width, height) = (image.width, image.height)
        var isWhole = false
        let file = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            unsafe buffer.initialize(repeating: 0)
            isWhole = unsafe image.decode(into: buffer)
            count = width * height
        }
        let turn = image.orientation.transform(width: Double(width), height: Double(height))
        let factor = max(1, Int((Double(max(width, height)) / longestSide).rounded(.up)))
        guard isWhole, let inverse = turn.inverse else { return nil }
        let size = (width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
        let pixels = (0..<size.width * size.height).map { index in
            let (left, top) = (index % size.width * factor, index / size.width * factor)
            var (sums, count): (SIMD4<UInt32>, UInt32) = (.zero, 0)
            for y in top..<min(top + factor, height) {
                for x in left..<min(left + factor, width) {
                    let pixel = file[y * width + x]
                    sums &+= SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
                    count += 1
                }
            }
            let mean = sums / SIMD4(repeating: max(1, count))
            return mean.x << 24 | mean.y << 16 | mean.z << 8 | mean.w
        }
        let scale = PlaneTransform(a: 1 / Double(factor), d: 1 / Double(factor))
        return Reduced(pixels: pixels, width: size.width, height: size.height, transform: inverse.followed(by: scale))
    }
}
