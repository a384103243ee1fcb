import Base64
import Dialogs
import Geometry
import Images
import JSONText
import Preview
import Typography

/// Pixels with colours of their own, of glyphs or of an image that the request contains: a picture in the file, in a
/// Lottie layer of its own.
struct LottiePicture {
    private enum Source {
        /// With the opacity of the text.
        case glyphs(LineDrawing.Image, opacity: Double)
        /// With the outline to which it is cut, in its pixels.
        case image(DataImage, outline: VectorPath)
    }

    private let source: Source
    /// The frame relative to its origin, in points.
    private let frame: Rect
    /// The size in pixels.
    private let (width, height): (Int, Int)
    /// The start of the line of glyphs, or the corner of the layer, at each size of the layer.
    let origins: [Point]

    /// Pixels per point: the least of most screens, if the animation is played at its own size.
    static let pixelsPerPoint = 2.0

    init(_ image: LineDrawing.Image, origins: [Point], color: Color) {
        source = .glyphs(image, opacity: Double(color.alpha) / 255)
        frame = image.frame
        (width, height) = (image.width, image.height)
        self.origins = origins
    }

    /// - Parameters:
    ///   - whole: The whole layer at rest. The corner of the part of it in sight is at zero.
    ///   - outline: Its outline.
    ///   - origins: That corner at each size of the layer.
    init(_ data: DataImage, _ fit: ImageContent.Fit, filling whole: Rect, in outline: VectorPath, origins: [Point]) {
        (width, height) = (data.shownWidth, data.shownHeight)
        let pixels = Size(width: Double(width), height: Double(height))
        let scale = fit.scale(of: pixels, to: whole.size)
        let shown = Size(width: pixels.width * scale.width, height: pixels.height * scale.height)
        frame = Rect(center: whole.center, size: shown)
        let toPixels = PlaneTransform(from: frame, to: Rect(origin: .zero, size: pixels))
        source = .image(data, outline: outline.mapped(by: toPixels) ?? outline)
        self.origins = origins
    }

    /// Where the picture begins, from its origin.
    var start: Point { frame.origin }

    /// Writes the size of the picture and its bytes as a `data:` URL (RFC 2397).
    func writeAsset(to json: inout JSONWriter) {
        json.member("w", width)
        json.member("h", height)
        json.member("u", "")
        switch source {
        case .glyphs(let image, let opacity):
            json.member("p", "data:image/png;base64," + Base64.text(of: image.png(opacity: opacity)))
        case .image(let data, _): json.member("p", data.url)
        }
        json.member("e", 1)
    }

    /// Writes the scale of the picture, in percent of its size in pixels.
    func writeSize(to json: inout JSONWriter) {
        json.member("s", .still(Point(x: 100 * frame.width / Double(width), y: 100 * frame.height / Double(height))))
    }

    /// Writes the outline to which the picture is cut.
    func writeMask(to json: inout JSONWriter) {
        guard case .image(_, let outline) = source else { return }
        json.writeMask {
            LottieShape(paths: [outline], paint: .fill(.nonZero, .solid(.black))).writeOutline(nil, to: &$0)
        }
    }
}

extension JSONWriter {
    /// Writes the mask of a layer; `outline` writes its value.
    mutating func writeMask(_ outline: (inout JSONWriter) -> Void) {
        member("hasMask", true)
        beginArray("masksProperties")
        beginObject()
        member("mode", "a")
        key("pt")
        outline(&self)
        member("o", .still(100.0))
        endObject()
        endArray()
    }
}
