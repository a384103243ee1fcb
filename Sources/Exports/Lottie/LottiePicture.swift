import Base64
import Dialogs
import Geometry
import JSONText
import Preview
import Typography

/// Glyphs that bring their colours along, as Lottie has them: a picture in the file, in a layer of its own.
struct LottiePicture {
    let image: LineDrawing.Image
    /// Where the line begins that it belongs to, at each size of the layer.
    let origins: [Point]
    /// Of the text; its alpha is the picture's too.
    let color: Color

    /// Pixels for a point: as many as screens have at least, where one is played as large as it is told.
    static let pixelsPerPoint = 2.0

    /// Its size, and itself as an address that holds its bytes (RFC 2397).
    func writeAsset(to json: inout JSONWriter) {
        json.member("w", image.width)
        json.member("h", image.height)
        json.member("u", "")
        json.member("p", "data:image/png;base64," + Base64.text(of: image.png(opacity: Double(color.alpha) / 255)))
        json.member("e", 1)
    }

    /// How much smaller it is shown than it has pixels, in percent.
    func writeSize(to json: inout JSONWriter) {
        json.writePoint(
            "s",
            Point(
                x: 100 * image.frame.width / Double(image.width), y: 100 * image.frame.height / Double(image.height)))
    }
}
