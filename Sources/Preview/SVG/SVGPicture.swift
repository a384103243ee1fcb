/// A picture as an SVG document.
package enum SVGPicture {
    /// The document, in UTF-8: the same bytes for the same picture.
    package static func document(of depiction: Depiction, _ options: PictureOptions) -> [UInt8] {
        SVGWriter.document(of: Picture(of: depiction, options))
    }
}
