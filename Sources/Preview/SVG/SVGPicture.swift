/// A picture as an SVG document.
package enum SVGPicture {
    /// The document, in UTF-8: the same bytes for the same picture. One that moves plays the depiction's first timeline.
    package static func document(of depiction: Depiction, _ options: PictureOptions) -> [UInt8] {
        guard let animation = options.animation, let named = depiction.timelines.first else {
            return SVGWriter.document(of: Picture(of: depiction, options))
        }
        var rest = Moment(of: depiction)
        rest.otherStatusBars = PictureMotion.otherStatusBars(of: depiction, in: named)
        let kept = PictureMotion.movingLayers(of: depiction, in: named)
        let painter = LayerPainter(rest, of: depiction.stage, options)
        return SVGWriter.document(
            of: Picture(of: depiction, at: rest, options, keeping: kept),
            moving: PictureMotion(depiction, named, isEndless: animation == .all, painter: painter))
    }
}
