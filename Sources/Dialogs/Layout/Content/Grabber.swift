package import Geometry

/// The grabber by which the user drags a sheet.
package struct Grabber: Sendable, Hashable {
    package var size: Size
    /// The distance from the dialog's top edge to the grabber's, in points.
    package var top: Double
    /// The distance from the grabber's bottom edge to the content, in points; `nil` is `top`.
    package var bottom: Double?
    /// Whether the room below the grabber also stays free above a bar.
    package var keepsBand = false
}

extension Grabber {
    /// Creates the grabber of a named style that gives one's size and position; `nil` for others.
    init?(of named: NamedStyle?) {
        guard let figures = named?.figures, let width = figures[.grabberWidth], let height = figures[.grabberHeight],
            let top = figures[.grabberTop]
        else { return nil }
        self.init(size: Size(width: width, height: height), top: top)
        bottom = figures[.grabberBottom]
    }
}
