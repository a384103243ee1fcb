import Geometry
import Images

/// The images of some pictures, each decoded at most once, when it is first painted.
final class DecodedImages {
    private var known: [DataImage: DecodedImage] = [:]

    subscript(image: DataImage) -> DecodedImage {
        if let decoded = known[image] { return decoded }
        let decoded = DecodedImage(image)
        known[image] = decoded
        return decoded
    }

    /// The number of pixels of all images together.
    var pixels: Int { known.values.reduce(0) { $0 + $1.image.width * $1.image.height } }
}

/// An image as bitmaps in the sizes in which it is drawn. It is used by one thread at a time.
final class DecodedImage: Equatable {
    let image: DataImage
    /// The file's pixels; `nil` if it is damaged, or if there is no memory.
    private lazy var whole = Self.decoded(image)
    /// Reduced bitmaps, by the number of the file's pixels along the side of one of theirs.
    private var smaller: [Int: Bitmap] = [:]

    init(_ image: DataImage) { self.image = image }

    /// The area that the image covers when it is drawn.
    var frame: Rect { Rect(x: 0, y: 0, width: Double(image.shownWidth), height: Double(image.shownHeight)) }

    /// Returns the pixels for a magnification, with their transform to the frame; `nil` if the image is damaged.
    ///
    /// An image that is drawn much smaller is averaged first, as Cairo interpolates each pixel from only four
    /// neighbours.
    func bitmap(for magnification: Double) -> (bitmap: Bitmap, transform: PlaneTransform)? {
        guard let whole else { return nil }
        let turn = image.orientation.transform(width: Double(image.width), height: Double(image.height))
        let longest = max(image.width, image.height)
        let factor = Int(min(Double(longest), max(1, (1 / magnification).rounded())))
        guard factor > 1, let small = smaller(by: factor, of: whole) else { return (whole, turn) }
        return (small, PlaneTransform(a: Double(factor), d: Double(factor)).followed(by: turn))
    }

    private func smaller(by factor: Int, of whole: Bitmap) -> Bitmap? {
        if let known = smaller[factor] { return known }
        let cells = PixelRect(
            x: 0, y: 0, width: (whole.width + factor - 1) / factor, height: (whole.height + factor - 1) / factor)
        guard let small = Bitmap(width: cells.width, height: cells.height) else { return nil }
        whole.average(of: cells, by: factor, within: whole.all, into: small)
        smaller[factor] = small
        return small
    }

    private static func decoded(_ image: DataImage) -> Bitmap? {
        guard let bitmap = Bitmap(width: image.width, height: image.height) else { return nil }
        let pixels = unsafe UnsafeMutableBufferPointer(start: bitmap.pixels, count: bitmap.width * bitmap.height)
        return unsafe image.decode(into: pixels) ? bitmap : nil
    }

    static func == (one: DecodedImage, other: DecodedImage) -> Bool { one === other || one.image == other.image }
}
