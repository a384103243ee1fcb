import Geometry
package import Typography

extension LineDrawing.Image {
    /// Returns the image as a PNG file with the same number of pixels; no bytes if there is no memory.
    package func png(opacity: Double) -> [UInt8] {
        guard let bitmap = Bitmap(width: width, height: height) else { return [] }
        if let canvas = Canvas(bitmap) {
            let (across, down) = (Double(width) / frame.width, Double(height) / frame.height)
            canvas.lead(by: PlaneTransform(a: across, d: down, tx: -frame.minX * across, ty: -frame.minY * down))
            canvas.draw(self, opacity: opacity)
        }
        var file = PNGFile(width: width, height: height, isOpaque: false)
        file.add(still: bitmap)
        file.end()
        return file.bytes
    }
}
