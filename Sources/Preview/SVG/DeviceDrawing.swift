import Devices
import Dialogs
import Timeline
package import Typography

/// What is around and over an app's window, for renderers that draw the app themselves: SVG of the same operations that
/// pictures are made of.
package enum DeviceDrawing {
    /// The timelines that end in another rest, in which bars and keys stand elsewhere.
    package static let phases: [String] =
        ["keyboard", "keyboardHide"] + Orientation.allCases.map { "rotate." + $0.rawValue }

    /// A document at rest, under the empty name, and one for each timeline of ``phases`` at its end.
    ///
    /// - Parameter engine: What texts were measured with.
    package static func documents(
        of depiction: Depiction, engine: PangoEngine = .builtIn
    ) -> [(name: String, bytes: [UInt8])] {
        var options = PictureOptions()
        options.showsApp = false
        var documents = [
            ("", SVGWriter.document(of: Picture(of: depiction, at: Moment(of: depiction), options), engine: engine))
        ]
        for named in depiction.timelines where named.end != nil && phases.contains(named.name) {
            let moment = Moment(of: depiction, in: named, at: named.timeline.motion.duration)
            let picture = Picture(of: depiction, at: moment, options)
            documents.append((named.name, SVGWriter.document(of: picture, engine: engine)))
        }
        return documents
    }
}
