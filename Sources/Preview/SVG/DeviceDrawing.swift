import Devices
import Dialogs
import Timeline
package import Typography

/// Draws everything around and over an app's window as SVG, from the same operations as pictures, for renderers that
/// draw the app themselves.
package enum DeviceDrawing {
    /// The timelines that end in another resting layout, with other positions of bars and keyboards.
    package static let phases: [String] =
        ["keyboard", "keyboardHide"] + Orientation.allCases.map { "rotate." + $0.rawValue }

    /// Returns the document at rest, with an empty name, and one for the end of each timeline of ``phases``.
    ///
    /// - Parameter engine: The engine that measured the texts.
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
