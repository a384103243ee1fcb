import Dialogs
package import Typography

/// A picture as an SVG document.
package enum SVGPicture {
    /// Returns the document, in UTF-8: the same bytes for the same picture. A moving picture plays the depiction's
    /// first timeline.
    ///
    /// - Parameter engine: The engine that measured the texts.
    package static func document(
        of depiction: Depiction, _ options: PictureOptions, engine: PangoEngine = .builtIn
    ) -> [UInt8] {
        let depiction = depiction.ofWholes
        guard let animation = options.animation, let named = depiction.timelines.first else {
            return SVGWriter.document(of: Picture(of: depiction, options), engine: engine)
        }
        let retained = PictureMotion.movingLayers(of: depiction, in: named)
        let blends = Moment(of: depiction, in: named, at: 0).blends
        let motion = PictureMotion(depiction, named, isEndless: animation == .all) { moment in
            var moment = moment
            moment.blends = blends
            return LayerPainter(moment, of: depiction.stage, options, keeping: retained)
        }
        var rest = Moment(of: depiction)
        rest.blends = blends
        rest.otherStatusBars = motion.otherStatusBars
        rest.otherKeyboards = motion.otherKeyboards
        rest.rotatesLater = named.timeline.rotation != nil || !named.rotations.isEmpty
        for index in rest.layers.indices {
            rest.layers[index].isInSpace = motion.rotated.contains(rest.layers[index].layer.id)
        }
        return SVGWriter.document(
            of: Picture(of: depiction, at: rest, options, keeping: retained), moving: motion, engine: engine)
    }
}
