import Base64
import Dialogs
import Geometry
import JSONText
import Preview
import Typography

/// Glyphs with their own colours: a picture in the file, in a Lottie layer of its own.
struct LottiePicture {
    let image: LineDrawing.Image
    /// The start of the picture's line, at each size of the layer.
    let origins: [Point]
    /// The text's colour, whose alpha also applies to the picture.
    let color: Color

    /// Pixels per point: the least of most screens, if the animation is played at its own size.
    static let pixelsPerPoint = 2.0

    /// Writes the size of the picture and its bytes as a `data:` URL (RFC 2397).
    func writeAsset(to json: inout JSONWriter) {
        json.member("w", image.width)
        json.member("h", image.height)
        json.member("u", "")
        json.member("p", "data:image/png;base64," + Base64.text(of: image.png(opacity: Double(color.alpha) / 255)))
        json.member("e", 1)
    }

    /// Writes the scale of the picture, in percent of its size in pixels.
    func writeSize(to json: inout JSONWriter) {
        json.writePoint(
            "s",
            Point(
                x: 100 * image.frame.width / Double(image.width), y: 100 * image.frame.height / Double(image.height)))
    }
}
